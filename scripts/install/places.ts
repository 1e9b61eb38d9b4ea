import { archiveIn } from '../recovery/archive.ts'

/** Where an installation has its things. */
export const PLACES = {
  releases: '/opt/ostrov/releases',
  current: '/opt/ostrov/current',
  previous: '/opt/ostrov/previous',
  slots: '/opt/ostrov/slots',
  postgres: '/opt/ostrov/postgresql',
  client: '/opt/ostrov/postgresql-client',
  caddy: '/opt/ostrov/caddy',
  settings: '/etc/ostrov/ostrov.env',
  proxy: '/etc/ostrov/caddy.env',
  caddyfile: '/etc/ostrov/Caddyfile',
  tuning: '/etc/ostrov/postgresql.conf',
  units: '/etc/systemd/system',
  journal: '/etc/systemd/journald.conf.d/ostrov.conf',
  data: '/var/lib/ostrov',
  cluster: '/var/lib/postgresql/18',
  backups: '/var/backups/ostrov',
  archiver: '/opt/ostrov/archive-wal.sh',
  /** Of backups: the secret one, root's alone, and what seals for it. */
  key: '/etc/ostrov/backup.key',
  recipients: '/etc/ostrov/backup.pub',
} as const

/** What any minute of its own database comes back from. */
export const ARCHIVE = archiveIn(PLACES.backups, { age: '/usr/bin/age', recipients: PLACES.recipients })

/** Ports of the two slots: while one serves, an upgrade starts the other. */
export const SLOTS = [19710, 19711] as const
export type Slot = (typeof SLOTS)[number]

/** The Bun that a release was made for, in its folder. */
export const BUN = '.bun'

/** The port of the installation's own PostgreSQL. */
export const POSTGRES_PORT = 5432

/** The oldest Caddy that does what our Caddyfile says: those before lose a request's body when they try it again. */
export const LEAST_CADDY = '2.11.2'
