/** The units that fill and check the archive of the installation's own server. */
import { BUN, PLACES } from './places.ts'
import { CLOSED, product, SANDBOX, unit } from './units.ts'

/** Name and text of each. */
export function archiveUnits(): Record<string, string> {
  return {
    'ostrov-base.service': archiveUnit('A base for restoring Ostrov', 'base', 'Nice=10'),
    'ostrov-base.timer': timer(
      'A base for restoring Ostrov each night',
      'OnCalendar=*-*-* 04:00\nRandomizedDelaySec=30min',
    ),
    // Of each minute the journal keeps only what is wrong.
    'ostrov-pictures.service': archiveUnit('Pictures of Ostrov into the archive', 'pictures', 'LogLevelMax=notice'),
    'ostrov-pictures.timer': timer(
      'Pictures of Ostrov into the archive each minute',
      'OnCalendar=minutely\nAccuracySec=1s',
    ),
    'ostrov-check-backup.service': archiveUnit(
      'A look whether Ostrov could be restored',
      'check-backup',
      `LoadCredential=backup.key:${PLACES.key}\nNice=10`,
    ),
    'ostrov-check-backup.timer': timer(
      'A look each week whether Ostrov could be restored',
      'OnCalendar=Sun *-*-* 05:30\nRandomizedDelaySec=30min',
    ),
  }
}

/** What the installer starts. */
export const ARCHIVE_TIMERS = Object.keys(archiveUnits()).filter((name) => name.endsWith('.timer'))

function archiveUnit(description: string, command: string, more: string) {
  return unit(
    `Description=${description}\nAfter=ostrov-postgres.service`,
    `Type=oneshot
${product(PLACES.current)}
ExecStart=${PLACES.current}/${BUN} scripts/ostrov.ts ${command}
ReadWritePaths=${PLACES.backups}
${more}
${CLOSED}
${SANDBOX}`,
  )
}

function timer(description: string, when: string) {
  return `[Unit]
Description=${description}

[Timer]
${when}
Persistent=yes

[Install]
WantedBy=timers.target
`
}
