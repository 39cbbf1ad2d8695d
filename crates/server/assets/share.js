// A picture of a finished game, as a bitmap that can be sent anywhere.
"use strict";

(() => {
  const encoded = async (answer) => {
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  };

  // A picture loads no fonts: they are put into it.
  async function share(link) {
    const [picture, ...fonts] = await Promise.all(
      [link.href, ...link.dataset.fonts.split(" ")].map((address) => fetch(address)),
    );
    const faces = await Promise.all(
      fonts.map(
        async (font, number) =>
          `@font-face{font-family:"Alegreya${number ? " Polish" : ""}";font-weight:100 900;src:url(data:font/woff2;base64,${await encoded(font)})}`,
      ),
    );
    const text = (await picture.text()).replace(
      "<defs>",
      `<style>${faces.join("")}text{font-variant-numeric:lining-nums}</style><defs>`,
    );
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: 1200, height: 630 });
    const draw = () => canvas.getContext("2d").drawImage(image, 0, 0);
    // A picture begins to read its fonts when it is drawn first.
    draw();
    await new Promise((done) => setTimeout(done, 250));
    draw();
    const blob = await new Promise((done) => canvas.toBlob(done));
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
    share(link).catch(() => (location.href = link.href));
  });
})();
