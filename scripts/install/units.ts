/** The units of systemd, and the files that they read, as text. */
import { archiving } from '../recovery/archive.ts'
import { ARCHIVE, BUN, PLACES, POSTGRES_PORT } from './places.ts'

/** What no part of the installation needs; each says apart where it writes. */
export const SANDBOX = `NoNewPrivileges=yes
ProtectSystem=strict
ProtectHome=yes
PrivateTmp=yes
PrivateDevices=yes
ProtectKernelTunables=yes
ProtectKernelModules=yes
ProtectKernelLogs=yes
ProtectControlGroups=yes
ProtectClock=yes
ProtectHostname=yes
ProtectProc=invisible
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX AF_NETLINK
RestrictNamespaces=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
LockPersonality=yes
RemoveIPC=yes
SystemCallArchitectures=native
SystemCallFilter=@system-service
UMask=0077`

/** It gives up what only root can. */
export const CLOSED = 'CapabilityBoundingSet='

/** Whatever works with the product's settings and data, in this release. */
export const product = (release: string) => `User=ostrov
Group=ostrov
WorkingDirectory=${release}
EnvironmentFile=${PLACES.settings}
Environment=NODE_ENV=production DATA_DIR=${PLACES.data} HOME=${PLACES.data}`

/** Name and text of each unit. `ownServer` is false where the database is a given one. */
export function units(given: { caddy: string; ownServer: boolean }): Record<string, string> {
  const after = given.ownServer ? '\nAfter=ostrov-postgres.service\nWants=ostrov-postgres.service' : ''
  return {
    'ostrov@.service': unit(
      `Description=Ostrov on port %i\nAfter=network-online.target\nWants=network-online.target${after}`,
      `${product(`${PLACES.slots}/%i`)}
Environment=HOST=127.0.0.1 PORT=%i TRUST_PROXY=1
# By the memory of a large machine the engine would let a process grow far beyond what it needs.
Environment=BUN_JSC_forceRAMSize=536870912
ExecStart=${PLACES.slots}/%i/${BUN} scripts/start.ts
Restart=always
RestartSec=2
# 78 says that a setting is wrong: to start again would change nothing.
RestartPreventExitStatus=78
KillMode=mixed
TimeoutStopSec=40
ReadWritePaths=${PLACES.data}
${CLOSED}
${SANDBOX}`,
      'multi-user.target',
    ),
    ...(given.ownServer ? { 'ostrov-postgres.service': postgresUnit() } : {}),
    'ostrov-caddy.service': unit(
      'Description=The proxy of Ostrov\nAfter=network-online.target\nWants=network-online.target',
      `User=ostrov-proxy
Group=ostrov-proxy
EnvironmentFile=${PLACES.proxy}
Environment=XDG_DATA_HOME=%S/ostrov-proxy XDG_CONFIG_HOME=%S/ostrov-proxy HOME=%S/ostrov-proxy
ExecStart=${given.caddy} run --config ${PLACES.caddyfile} --adapter caddyfile
ExecReload=${given.caddy} reload --config ${PLACES.caddyfile} --adapter caddyfile --force
Restart=on-failure
StateDirectory=ostrov-proxy
AmbientCapabilities=CAP_NET_BIND_SERVICE
CapabilityBoundingSet=CAP_NET_BIND_SERVICE
${SANDBOX}`,
      'multi-user.target',
    ),
    'ostrov-backup.service': unit(
      `Description=A backup of Ostrov${after}`,
      `Type=oneshot
${product(PLACES.current)}
ExecStart=${PLACES.current}/${BUN} scripts/ostrov.ts backup
ReadWritePaths=${PLACES.data} ${PLACES.backups}
Nice=10
${CLOSED}
${SANDBOX}`,
    ),
    'ostrov-backup.timer': `[Unit]
Description=A backup of Ostrov each night

[Timer]
OnCalendar=*-*-* 03:00
RandomizedDelaySec=30min
Persistent=yes

[Install]
WantedBy=timers.target
`,
  }
}

function postgresUnit() {
  return unit(
    'Description=PostgreSQL of Ostrov',
    `User=postgres
Group=postgres
Environment=TZ=UTC
ExecStart=${PLACES.postgres}/bin/postgres -D ${PLACES.cluster}/cluster --config-file=${PLACES.tuning}
ExecReload=/bin/kill -HUP $MAINPID
# The fast way of stopping: clients are sent away, and nothing is lost.
KillSignal=SIGINT
KillMode=mixed
TimeoutStopSec=120
Restart=on-failure
OOMScoreAdjust=-500
# A disk of backups that is not there must not keep the server from starting.
ReadWritePaths=${PLACES.cluster} -${ARCHIVE.wal}
${CLOSED}
${SANDBOX.replace('RemoveIPC=yes', 'RemoveIPC=no')}`,
    'multi-user.target',
  )
}

/** The text of one. */
export function unit(head: string, service: string, wanted?: string) {
  const install = wanted ? `\n[Install]\nWantedBy=${wanted}\n` : ''
  return `[Unit]\n${head}\n\n[Service]\n${service}\n${install}`
}

const GIB = 1024

/** The settings of PostgreSQL for a machine with this much memory, in MiB: the product and the proxy live on it too. */
export function tuning(memory: number): string {
  const shared = Math.max(128, Math.min(Math.floor(memory / 4), 8 * GIB))
  const cache = Math.max(256, Math.floor(memory / 2))
  const work = Math.max(4, Math.min(Math.floor(memory / 512), 64))
  const maintenance = Math.max(64, Math.min(Math.floor(memory / 16), GIB))
  const archive = Object.entries(archiving(PLACES.archiver, ARCHIVE))
    .map(([name, value]) => `${name} = '${value}'`)
    .join('\n')
  return `# Written by the installer for ${memory} MiB of memory; what 'ostrov-local.conf' in the data folder says wins.
listen_addresses = '127.0.0.1'
port = ${POSTGRES_PORT}
unix_socket_directories = ''
max_connections = 200
shared_buffers = ${shared}MB
effective_cache_size = ${cache}MB
work_mem = ${work}MB
maintenance_work_mem = ${maintenance}MB
max_wal_size = 2GB
max_slot_wal_keep_size = 4GB
shared_preload_libraries = 'pg_stat_statements'
password_encryption = 'scram-sha-256'
lc_messages = 'C'
timezone = 'UTC'
log_timezone = 'UTC'
jit = off
log_checkpoints = off
${archive}
include_if_exists = '${PLACES.cluster}/cluster/ostrov-local.conf'
`
}

/** The journal keeps the lines of all units, and turns them over by itself. */
export const JOURNAL = `[Journal]
Storage=persistent
SystemMaxUse=1G
MaxRetentionSec=30day
`
