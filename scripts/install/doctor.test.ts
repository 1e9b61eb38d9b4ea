import { expect, test } from 'bun:test'
import { type ArchiveState, archiveFindings } from './archive-look.ts'
import { lateBackup, report, shortDisk, soonOver, wrongSettings } from './doctor.ts'
import { isNewEnough } from './programs.ts'

const NOW = Date.parse('2026-11-29T00:00:00Z')
const DAY = 86_400_000

test('all is well only of what was looked at', () => {
  const well = { what: 'disk', findings: [] }
  expect(report([well, { what: 'clock', findings: [] }])).toEqual({ text: 'All is well: disk, clock.', code: 0 })
  expect(report([well, { what: 'clock', unseen: 'timedatectl does not answer' }])).toEqual({
    text: '? Could not look at clock: timedatectl does not answer\nWell: disk.',
    code: 1,
  })
  expect(report([well, { what: 'clock', findings: ['It is late. Wind it.'] }])).toEqual({
    text: '✗ It is late. Wind it.\nWell: disk.',
    code: 1,
  })
})

test('a backup of the last night will do, an older one or none is told', () => {
  expect(lateBackup([NOW - 5 * DAY, NOW - DAY], NOW)).toEqual([])
  expect(lateBackup([NOW - 2.1 * DAY], NOW)[0]).toStartWith('The last backup is 2 days old. `ostrov backup`')
  expect(lateBackup([], NOW)[0]).toStartWith('There is no backup')
})

test('a certificate is told of when its renewal must have failed', () => {
  const dates = 'notAfter=Dec 30 00:00:00 2026 GMT\nnotBefore=Oct  1 00:00:00 2026 GMT\n'
  expect(soonOver(dates, NOW, 'Mend.')).toEqual([])
  expect(soonOver(dates, NOW + 25 * DAY, 'Mend.')).toEqual([
    'The certificate ends on 2026-12-30 and was not renewed. Mend.',
  ])
  expect(() => soonOver('', NOW, 'Mend.')).toThrow('could not read')
})

test('a disk is told of when a tenth of it is left, and in other words when the next write may fail', () => {
  const disk = (free: number) => shortDisk({ path: '/var/lib/ostrov', free: free * 1024 * 1024, size: 10 ** 9 }, 64)
  expect(disk(500)).toEqual([])
  expect(disk(80)).toEqual([
    'Less than a tenth of the disk of /var/lib/ostrov is free. Make room, or lower BACKUP_DAYS.',
  ])
  expect(disk(63)[0]).toStartWith('The disk of /var/lib/ostrov is full (63 MB are free)')
})

test('a missing setting is told with its mend', () => {
  const [first] = wrongSettings({ DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' })
  expect(first).toContain('Mend /etc/ostrov/ostrov.env')
})

test.each([
  ['2.6.2', false],
  ['2.11.1', false],
  ['2.11.2', true],
  ['2.11.4', true],
  ['', false],
])('Caddy %s is new enough: %p', (version, enough) => {
  expect(isNewEnough(version)).toBe(enough)
})

test('an archive that fails, lags, has no fresh base or was long not read back is told', () => {
  const now = new Date(NOW)
  const ago = (days: number) => new Date(NOW - days * DAY)
  const well = { mode: 'on', failing: null, waiting: 1, base: ago(1), checked: null }
  expect(archiveFindings(well, now)).toEqual([])
  const told = (state: Partial<ArchiveState>) =>
    archiveFindings({ ...well, ...state }, now).map((one) => one.slice(0, 40))
  expect(told({ mode: 'off' })).toEqual(['The server archives nothing yet. `system'])
  expect(told({ failing: ago(1), waiting: 99 })).toEqual(['The log of the database has not been arc'])
  expect(told({ waiting: 99 })).toEqual(['99 pieces of the log wait to be archived'])
  expect(told({ base: undefined })).toEqual(['There is no base in /var/backups/ostrov/'])
  expect(told({ base: ago(2) })).toEqual(['The last base is 2 days old. `ostrov bas'])
  expect(told({ checked: ago(9) })).toEqual(['No backup was read back for 9 days. `ost'])
})
