#!/usr/bin/env bash
# Installs what the tests need from the system: a browser and PostgreSQL.
# Does nothing when they are there; says what is missing when it may not install them.
set -euo pipefail

have() { command -v "$1" >/dev/null 2>&1; }
have_postgres() { have postgres || compgen -G '/usr/lib/postgresql/*/bin/postgres' >/dev/null; }

missing=()
have chromium || have chromium-browser || have google-chrome || missing+=(chromium)
have_postgres || missing+=(postgresql)

if [ ${#missing[@]} -eq 0 ]; then
  echo "setup: chromium and postgresql are installed"
  exit 0
fi
if ! have apt-get || [ "$(id -u)" -ne 0 ]; then
  echo "setup: please install ${missing[*]}; the tests that need them cannot run without" >&2
  exit 1
fi
echo "setup: installing ${missing[*]} with apt-get"
export DEBIAN_FRONTEND=noninteractive
apt-get update -q
# The tests start a PostgreSQL of their own: no cluster, no service.
mkdir -p /etc/postgresql-common
[ -e /etc/postgresql-common/createcluster.conf ] || echo 'create_main_cluster = false' >/etc/postgresql-common/createcluster.conf
apt-get install -q -y --no-install-recommends "${missing[@]}"
