#!/bin/sh
# What a root without systemd has in its place: starts what a unit says, as the user that it says, with the settings that it reads.
set -eu
units=/etc/systemd/system

start() {
  case $1 in *.timer) return ;; esac
  file=$units/$1 port=
  case $1 in *@*) port=${1#*@} port=${port%.service} file=$units/${1%%@*}@.service ;; esac
  [ -e "/run/$1.pid" ] && kill -0 "$(cat "/run/$1.pid")" 2>/dev/null && return
  said() { sed -n "s/^$1=//p" "$file" | sed "s/%i/$port/g; s|%S|/var/lib|g"; }
  user=$(said User)
  state=$(said StateDirectory)
  [ -z "$state" ] || install -d -o "$user" -g "$user" -m 700 "/var/lib/$state"
  for settings in $(said EnvironmentFile); do set -a && . "$settings" && set +a; done
  folder=$(said WorkingDirectory)
  cd "${folder:-/}"
  # shellcheck disable=SC2046 # settings and words of a command
  env $(said Environment) setpriv --reuid="$user" --regid="$user" --clear-groups --no-new-privs \
    $([ -n "$(said AmbientCapabilities)" ] && echo --inh-caps=+net_bind_service --ambient-caps=+net_bind_service) \
    $(said ExecStart) </dev/null >>"/var/log/$1.log" 2>&1 &
  echo $! >"/run/$1.pid"
  [ "$(said Type)" != oneshot ] || wait $!
}

stop() {
  pid=$(cat "/run/$1.pid" 2>/dev/null) || return 0
  file=$units/$1
  case $1 in *@*) file=$units/${1%%@*}@.service ;; esac
  signal=$(sed -n 's/^KillSignal=SIG//p' "$file")
  kill -s "${signal:-TERM}" "$pid" 2>/dev/null || return 0
  # The first process of this root takes no leave of what has ended.
  until grep -qs '^State:.Z' "/proc/$pid/status" || [ ! -e "/proc/$pid" ]; do sleep 0.2; done
  rm "/run/$1.pid"
}

case $1 in
daemon-reload) ;;
enable) shift 2 && for unit in "$@"; do start "$unit"; done ;;
start) shift && for unit in "$@"; do start "$unit"; done ;;
stop) shift && for unit in "$@"; do stop "$unit"; done ;;
is-active)
  shift 2
  case $1 in *.timer) exit 0 ;; esac
  [ -e "/run/$1.pid" ] && kill -0 "$(cat "/run/$1.pid")" 2>/dev/null
  ;;
esac
