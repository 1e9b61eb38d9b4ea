import { afterAll, expect, test } from 'bun:test'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../database.ts'
import { archiveIn, outlived, segmentOf, timelineAt } from './archive.ts'
import { baseFor, listBases, outdated } from './bases.ts'
import { bringPictures, copyPictures, findPictures, sweepPictures } from './pictures.ts'

const DAY = 86_400_000
const PLAIN = { age: 'age', recipients: '/nobody' }
const NOW = new Date('2026-11-29T00:00:00Z')
const folder = await mkdtemp(join(tmpdir(), 'ostrov-archive-'))
afterAll(() => rm(folder, { recursive: true }))

const archiver = (segment: string, name: string) => {
  const { exitCode, stderr } = Bun.spawnSync([
    join(ROOT, 'deploy/archive-wal.sh'),
    segment,
    name,
    join(folder, 'wal'),
    join(folder, 'nobody'),
    'age',
  ])
  return { exitCode, said: stderr.toString() }
}

test('a segment is archived whole and under its name alone, a second time does no harm, another one of its name is refused', async () => {
  await mkdir(join(folder, 'wal'))
  const [one, other] = [join(folder, 'one'), join(folder, 'other')]
  await writeFile(one, 'a'.repeat(100_000))
  await writeFile(other, 'b'.repeat(100_000))
  expect(archiver(one, '000000010000000000000001')).toEqual({ exitCode: 0, said: '' })
  expect(archiver(one, '000000010000000000000001')).toEqual({ exitCode: 0, said: '' })
  expect(archiver(other, '000000010000000000000001')).toMatchObject({
    exitCode: 1,
    said: expect.stringContaining('another one'),
  })
  expect(await readdir(join(folder, 'wal'))).toEqual(['000000010000000000000001.gz'])
  const kept = Bun.file(join(folder, 'wal/000000010000000000000001.gz'))
  expect(Bun.gunzipSync(await kept.bytes())).toEqual(Buffer.from('a'.repeat(100_000)))
  // What a machine that lost its power has left half written is written anew.
  await writeFile(join(folder, 'wal/000000010000000000000002.gz.part'), 'ha')
  expect(archiver(other, '000000010000000000000002').exitCode).toBe(0)
  expect(archiver(join(folder, 'none'), '000000010000000000000003').exitCode).not.toBe(0)
  expect((await readdir(join(folder, 'wal'))).filter((name) => name.endsWith('3.gz'))).toEqual([])
})

test('of the log goes what lies before the first base that stays, on whatever timeline; histories stay', () => {
  const names = [
    '0000000100000000000000FF.gz',
    '000000010000000100000002.gz',
    '000000010000000100000002.00000028.backup.gz',
    '000000020000000100000003.gz',
    '000000010000000100000004.partial.gz',
    '00000002.history.gz',
  ]
  expect(segmentOf(2, '1/3000028')).toBe('000000020000000100000003')
  expect(outlived(names, segmentOf(2, '1/3000028'))).toEqual(names.slice(0, 3))
})

test('a base goes when the next one serves every moment that is kept', async () => {
  const bases = join(folder, 'bases')
  for (const name of ['2026-11-01T03-00-00Z', '2026-11-10T03-00-00Z', '2026-11-20T03-00-00Z', 'base.part', 'notes'])
    await mkdir(join(bases, name), { recursive: true })
  const found = await listBases(archiveIn(folder, PLAIN))
  expect(found.map(({ moment }) => moment.toISOString().slice(0, 10))).toEqual([
    '2026-11-01',
    '2026-11-10',
    '2026-11-20',
  ])
  expect(outdated(found, 14, NOW)).toEqual(found.slice(0, 1))
  // However old it is, the last one stays.
  expect(outdated(found, 1, new Date('2030-01-01'))).toEqual(found.slice(0, 2))
})

test('a moment belongs to the timeline whose log came next', async () => {
  const archive = archiveIn(join(folder, 'timelines'), PLAIN)
  await mkdir(archive.wal, { recursive: true })
  expect(await timelineAt(archive, NOW)).toBe(1)
  const came = { '000000010000000000000001': 0, '000000020000000000000002': 60, '000000010000000000000002': 120 }
  for (const [name, seconds] of Object.entries(came)) {
    const path = join(archive.wal, `${name}.gz`)
    await writeFile(path, '')
    await utimes(path, NOW, new Date(NOW.getTime() + seconds * 1000))
  }
  const at = (seconds: number) => timelineAt(archive, new Date(NOW.getTime() + seconds * 1000))
  expect(await Promise.all([0, 1, 60, 61, 900].map(at))).toEqual([1, 2, 2, 1, 1])
})

test('a picture that the product has removed is brought back until nobody can ask for a moment in which it was there', async () => {
  const [archive, images] = [archiveIn(folder, PLAIN), join(folder, 'images')]
  for (const id of ['stays', 'goes']) await Bun.write(join(images, id, 'original.webp'), id)
  await Bun.write(join(images, 'half', 'original.webp.x.part'), 'half')
  expect(await copyPictures(archive, images)).toBe(2)
  expect(await copyPictures(archive, images)).toBe(0)
  await rm(join(images, 'goes', 'original.webp'))
  await sweepPictures(archive, images, 14, NOW)
  expect(await copyPictures(archive, images)).toBe(0)
  expect(findPictures(archive, images, ['stays', 'goes', 'never'])).toEqual({
    there: 1,
    inArchive: ['goes'],
    lost: ['never'],
  })
  await sweepPictures(archive, images, 14, new Date(NOW.getTime() + 14 * DAY))
  await bringPictures(archive, images, ['stays', 'goes', 'never'])
  expect(await Bun.file(join(images, 'goes', 'original.webp')).text()).toBe('goes')
  await rm(images, { recursive: true })
  await mkdir(images)
  await sweepPictures(archive, images, 14, NOW)
  await sweepPictures(archive, images, 14, new Date(NOW.getTime() + 16 * DAY))
  expect(findPictures(archive, images, ['stays', 'goes'])).toEqual({ there: 0, inArchive: [], lost: ['stays', 'goes'] })
})

test('a moment is reached from the last base before it whose log leads there', async () => {
  const archive = archiveIn(join(folder, 'leading'), PLAIN)
  const base = async (name: string, Timeline: number, end: string) => {
    const ranges = [{ Timeline, 'Start-LSN': end, 'End-LSN': end }]
    await Bun.write(join(archive.bases, name, 'backup_manifest'), JSON.stringify({ 'WAL-Ranges': ranges }))
  }
  await base('2026-11-01T03-00-00Z', 1, '0/2000120')
  await base('2026-11-10T03-00-00Z', 1, '0/4000120')
  // The second timeline leaves the first before the second base of it.
  await Bun.write(join(archive.wal, '00000002.history.gz'), Bun.gzipSync(Buffer.from('1\t0/3000000\tbefore 2026\n')))
  for (const [name, day] of [
    ['000000010000000000000004', '11'],
    ['000000020000000000000003', '12'],
  ]) {
    await Bun.write(join(archive.wal, `${name}.gz`), '')
    await utimes(join(archive.wal, `${name}.gz`), NOW, new Date(`2026-11-${day}T00:00:00Z`))
  }
  const found = await listBases(archive)
  const [first, second] = found
  const at = (moment: string) => baseFor(archive, found, new Date(moment))
  expect(await at('2026-11-01T02:59:59Z')).toBeUndefined()
  expect(await at('2026-11-10T02:59:59Z')).toBe(first)
  expect(await at('2026-11-10T03:00:00Z')).toBe(second)
  expect(await at('2026-11-11T12:00:00Z')).toBe(first)
})
