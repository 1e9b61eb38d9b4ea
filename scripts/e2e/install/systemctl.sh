#!/bin/sh
# What a root without systemd has in its place: starts what a unit says, as the user that it says, with the settings that it reads,
# and stops it.
set -eu
units=/etc/systemd/system

# Reads the unit's file; `said NAME` is a line of it.
read_unit() {
  file=$units/$1 port=
  case $1 in *@*) port=${1#*@} port=${port%.service} file=$units/${1%%@*}@.service ;; esac
}

said() { sed -n "s/^$1=//p" "$file" | sed "s/%i/$port/g; s|%S|/var/lib|g"; }

# Nobody there waits for what has ended, so that it stays as a zombie.
is_running() {
  [ -e "/run/$1.pid" ] && kill -0 "$(cat "/run/$1.pid")" 2>/dev/null &&
    ! grep -q '^State:.Z' "/proc/$(cat "/run/$1.pid")/status"
}

start() {
  case $1 in *.timer) return 0 ;; esac
  is_running "$1" && return 0
  read_unit "$1"
  user=$(said User)
  state=$(said StateDirectory)
  [ -z "$state" ] || install -d -o "$user" -g "$user" -m 700 "/var/lib/$state"
  (
    for settings in $(said EnvironmentFile); do set -a && . "$settings" && set +a; done
    folder=$(said WorkingDirectory)
    cd "${folder:-/}"
    # shellcheck disable=SC2046 # settings and words of a command
    env $(said Environment) setpriv --reuid="$user" --regid="$user" --clear-groups --no-new-privs \
      $([ -n "$(said AmbientCapabilities)" ] && echo --inh-caps=+net_bind_service --ambient-caps=+net_bind_service) \
      $(said ExecStart) </dev/null >>"/var/log/$1.log" 2>&1 9>&- &
    echo $! >"/run/$1.pid"
    [ "$(said Type)" != oneshot ] || wait $!
  )
}

stop() {
  case $1 in *.timer) return 0 ;; esac
  is_running "$1" || return 0
  read_unit "$1"
  signal=$(said KillSignal)
  kill -s "$(echo "${signal:-TERM}" | sed s/^SIG//)" "$(cat "/run/$1.pid")" 2>/dev/null || return 0
  while is_running "$1"; do sleep 0.2; done
}

reload() {
  read_unit "$1"
  for settings in $(said EnvironmentFile); do set -a && . "$settings" && set +a; done
  # shellcheck disable=SC2046 # settings and words of a command
  env $(said Environment) $(said ExecReload) >>"/var/log/$1.log" 2>&1
}

act=$1
shift
[ "${1:-}" != --now ] && [ "${1:-}" != --quiet ] || { now=yes && shift; }
for unit in "$@"; do
  case $act in
  enable) [ -z "${now:-}" ] || start "$unit" ;;
  start) start "$unit" ;;
  stop) stop "$unit" ;;
  restart) stop "$unit" && start "$unit" ;;
  reload-or-restart) if is_running "$unit"; then reload "$unit"; else start "$unit"; fi ;;
  is-active) case $unit in *.timer) ;; *) is_running "$unit" ;; esac ;;
  esac
done
