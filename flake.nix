{
  description = "Hearth, a self-hosted table for two card games";

  inputs.nixpkgs.url = "github:NixOS/nixpkgs/nixos-unstable";

  outputs =
    { self, nixpkgs }:
    let
      systems = [
        "x86_64-linux"
        "aarch64-linux"
        "x86_64-darwin"
        "aarch64-darwin"
      ];
      forEach = make: nixpkgs.lib.genAttrs systems (system: make nixpkgs.legacyPackages.${system});
    in
    {
      packages = forEach (pkgs: {
        default = pkgs.rustPlatform.buildRustPackage {
          pname = "hearth";
          version = (nixpkgs.lib.importTOML ./Cargo.toml).workspace.package.version;
          src = self;
          cargoLock.lockFile = ./Cargo.lock;
          cargoBuildFlags = [
            "--package"
            "hearth"
          ];
          # The same as in .cargo/config.toml, which the build of Nix replaces.
          env.LIBSQLITE3_FLAGS = "-DSQLITE_DEFAULT_MEMSTATUS=0 -DHAVE_FDATASYNC=1";
          # The tests need a browser and half an hour: ./test runs them.
          doCheck = false;
          meta = {
            description = "A self-hosted table for two card games";
            license = with nixpkgs.lib.licenses; [
              mit
              asl20
            ];
            mainProgram = "hearth";
          };
        };
      });

      # services.hearth = { enable = true; settings.HEARTH_PUBLIC_URL = "https://hearth.example"; };
      nixosModules.default =
        {
          config,
          lib,
          pkgs,
          ...
        }:
        let
          cfg = config.services.hearth;
        in
        {
          options.services.hearth = {
            enable = lib.mkEnableOption "the Hearth server";
            package = lib.mkOption {
              type = lib.types.package;
              default = self.packages.${pkgs.stdenv.hostPlatform.system}.default;
              description = "The package to run.";
            };
            settings = lib.mkOption {
              type = lib.types.attrsOf lib.types.str;
              default = { };
              example = {
                HEARTH_PUBLIC_URL = "https://hearth.example";
                HEARTH_BEHIND_PROXY = "1";
              };
              description = "The environment variables in `hearth serve --help`. Everybody on the machine can read them.";
            };
            environmentFile = lib.mkOption {
              type = lib.types.nullOr lib.types.path;
              default = null;
              example = "/run/secrets/hearth";
              description = "A file with secret variables, such as HEARTH_SMTP_URL.";
            };
          };

          config = lib.mkIf cfg.enable {
            environment.systemPackages = [ cfg.package ];
            systemd.services.hearth = {
              description = "Hearth, a table for card games";
              wantedBy = [ "multi-user.target" ];
              after = [
                "network.target"
                "time-sync.target"
              ];
              environment = {
                HEARTH_DATA = "/var/lib/hearth";
              }
              // cfg.settings;
              serviceConfig = {
                ExecStart = "${lib.getExe cfg.package} serve";
                DynamicUser = true;
                StateDirectory = "hearth";
                StateDirectoryMode = "0700";
                EnvironmentFile = lib.optional (cfg.environmentFile != null) cfg.environmentFile;
                Restart = "on-failure";
                RestartSec = 2;
                LimitNOFILE = 65536;
                # Ports below 1024 are the only privilege.
                AmbientCapabilities = [ "CAP_NET_BIND_SERVICE" ];
                CapabilityBoundingSet = [ "CAP_NET_BIND_SERVICE" ];
                NoNewPrivileges = true;
                ProtectSystem = "strict";
                ProtectHome = true;
                PrivateDevices = true;
                RestrictNamespaces = true;
                SystemCallFilter = [ "@system-service" ];
              };
            };
          };
        };
    };
}
