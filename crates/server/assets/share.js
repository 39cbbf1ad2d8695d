// Shares the picture of a finished game as a bitmap.
"use strict";

(() => {
  async function fontFace(answer, number) {
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    const family = number ? "Alegreya Polish" : "Alegreya";
    return `@font-face{font-family:"${family}";font-weight:100 900;src:url(data:font/woff2;base64,${base64})}`;
  }

  // An SVG in an image loads no fonts, so they are embedded.
  async function loadPicture(link) {
    const addresses = [link.href, ...link.dataset.fonts.split(" ")];
    const [picture, ...fonts] = await Promise.all(addresses.map((address) => fetch(address)));
    const faces = await Promise.all(fonts.map(fontFace));
    const style = `<style>${faces.join("")}text{font-variant-numeric:lining-nums}</style>`;
    const svg = await picture.text();
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(svg.replace("<defs>", `${style}<defs>`))}`;
    await image.decode();
    return image;
  }

  async function toBitmap(image) {
    const canvas = Object.assign(document.createElement("canvas"), { width: 1200, height: 630 });
    const draw = () => canvas.getContext("2d").drawImage(image, 0, 0);
    // A picture begins to read its fonts when it is drawn first.
    draw();
    await new Promise((done) => setTimeout(done, 250));
    draw();
    return new Promise((done) => canvas.toBlob(done));
  }

  // Opens the share sheet of the system where there is one, and downloads the bitmap otherwise.
  async function share(link) {
    const image = await loadPicture(link);
    const blob = await toBitmap(image);
    const files = [new File([blob], link.dataset.share, { type: "image/png" })];
    if (navigator.canShare?.({ files })) return navigator.share({ files }).catch(() => {});
    const url = URL.createObjectURL(blob);
    Object.assign(document.createElement("a"), { href: url, download: link.dataset.share }).click();
    setTimeout(() => URL.revokeObjectURL(url), 9000);
  }

  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[data-share]");
    if (!link || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    share(link).catch(() => location.assign(link.href));
  });
})();
