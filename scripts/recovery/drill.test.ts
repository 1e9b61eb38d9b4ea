/** The drill: orders and pictures of a moment come back out of the archive, and nothing that came later. */
import { afterAll, expect, test } from 'bun:test'
import { chmod, chown, copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { migrate } from '../../api/src/db/migrate.ts'
import { openKitchen, placedOrder } from '../../api/test/orders.ts'
import { openProduct } from '../../api/test/product.ts'
import { ROOT } from '../database.ts'
import { initialise, paths, SUPERUSER } from '../postgres/cluster.ts'
import { prepareHome, removeHome } from '../postgres/home.ts'
import { databaseUrl } from '../test/databases.ts'
import { ageFolder, programFolder } from '../test/postgres-programs.ts'
import { archiveIn, archiving } from './archive.ts'
import { makeBase } from './bases.ts'
import { checkLast } from './check.ts'
import { compared, type Seen, see } from './compare.ts'
import { bringPictures, copyPictures, findPictures, sweepPictures } from './pictures.ts'
import { chooseBase, restoreAt } from './restore.ts'
import { type Served, serve } from './server.ts'
import { take } from './take.ts'

const MINUTES = 280_000
// Without the programs nothing of this can be tried: `postgres-programs.ts` says why there are none.
const programs = await programFolder()
const age = await ageFolder()
const folder = await mkdtemp(join(tmpdir(), 'ostrov-drill-'))
const dataDir = join(folder, 'data')
const say = (moment: Date) => moment.toISOString()

afterAll(async () => {
  await removeHome(dataDir)
  await rm(folder, { recursive: true })
})

test.skipIf(!programs)(
  'orders up to a second come back and none after it, pictures as the rows say; what is taken serves, and can be gone back from',
  async () => {
    const home = await prepareHome(dataDir)
    const password = await initialise(home)
    const archive = archiveIn(join(home.base, 'backups'), {
      age: join(home.base, 'age'),
      recipients: join(home.base, 'recipients'),
    })
    const [images, archiver] = [join(folder, 'images'), join(home.base, 'archive-wal.sh')]
    for (const path of [join(home.base, 'backups'), archive.wal, images]) await mkdir(path)
    if (home.identity) await chown(archive.wal, home.identity.uid, home.identity.gid)
    await copyFile(join(ROOT, 'deploy/archive-wal.sh'), archiver)
    await chmod(archiver, 0o755)
    let server = await start('postgres')
    const client = new Client({ connectionString: server.url })
    await client.connect()
    await client.query('create database ostrov')
    await client.end()
    await migrate(databaseUrl(server.url, 'ostrov'))
    const before = new Date()
    await makeBase(archive, databaseUrl(server.url, 'ostrov'), programs ?? '')

    // What was written before there was a key is read with what is sealed since.
    await makeKey()
    let product = await opened()
    const kitchen = await openKitchen(product)
    const kept = await upload()
    const first = await placedOrder(product, kitchen)
    await copyPictures(archive, images)
    const moment = await aSecond()
    const second = await placedOrder(product, kitchen)
    await remove(kept)
    const later = await upload()
    await copyPictures(archive, images)
    await sweepPictures(archive, images, 14, new Date())
    // Before what will be taken: its log leads to no later moment.
    await makeBase(archive, product.databaseUrl, programs ?? '')
    const last = await aSecond()

    // A place of its own, beside what serves.
    let restored: Seen | undefined
    const place = join(home.base, 'restored')
    const given = {
      archive,
      url: product.databaseUrl,
      bin: home.bin,
      identity: home.identity,
      programs: programs ?? '',
    }
    const { reached } = await restoreAt({ ...given, base: await chooseBase(archive, moment, say), moment, place }, look)
    expect(restored?.last?.id).toBe(String(first.id))
    expect(restored?.pictures).toEqual([kept])
    expect(findPictures(archive, images, restored?.pictures ?? [])).toEqual({ there: 0, inArchive: [kept], lost: [] })
    expect(reached && reached <= moment && moment.getTime() - reached.getTime() < 60_000).toBe(true)
    const serving = await see(product.databaseUrl)
    expect([serving.last?.id, serving.pictures]).toEqual([String(second.id), [later]])
    expect(restored && compared(restored, serving, say)).toMatch(/order +1 +2\n/)
    expect(chooseBase(archive, before, say)).rejects.toThrow('is before the oldest base: the first moment')

    // What cannot start is not taken.
    const data = paths(home).data
    const taking = {
      archive,
      cluster: data,
      restored: join(place, 'cluster'),
      kept: join(home.base, 'before'),
      stop,
      start: again,
    }
    let failures = 1
    await expect(take({ ...taking, start: failOnce })).rejects.toThrow('what served before serves again. No luck')
    expect((await see(server.url)).last?.id).toBe(String(second.id))
    await take(taking)
    await bringPictures(archive, images, restored?.pictures ?? [], home.identity)
    expect((await see(server.url)).last?.id).toBe(String(first.id))
    // A picture of later stays: the database that was left behind names it.
    expect((await readdir(images)).sort()).toEqual([kept, later].sort())
    expect(await Bun.file(join(images, kept, 'original.webp')).text()).toBe(kept)

    // Life goes on from there: later moments come back too, and what was left behind does.
    product = await opened()
    await placedOrder(product, kitchen)
    await placedOrder(product, kitchen)
    const since = await aSecond()
    expect(await ordersAt(since, 'since')).toHaveLength(3)
    await sealedAll()
    expect(await checkLast({ ...given, url: product.databaseUrl }, join(home.base, 'check'))).toContain(
      'was read back, with the log behind it',
    )
    expect((await asked(product.databaseUrl, 'select from backup_check')).rowCount).toBe(1)
    expect(await ordersAt(last, 'last')).toEqual([String(first.id), String(second.id)])

    await stop()
    const base = await chooseBase(archive, new Date(), say)
    await expect(
      restoreAt({ ...given, base, moment: new Date(), place: join(home.base, 'late') }, look),
    ).rejects.toThrow('The archive ends before that moment. Its last change is of 20')
    expect((await readdir(home.base)).filter((name) => name.startsWith('late'))).toEqual([])

    async function makeKey() {
      if (!age) return
      await copyFile(join(age, 'age'), archive.seal.age)
      const made = Bun.spawnSync([join(age, 'age-keygen')])
      archive.seal.key = /AGE-SECRET-KEY-\S+/.exec(made.stdout.toString())?.[0]
      await Bun.write(archive.seal.recipients, /age1\S+/.exec(made.stdout.toString())?.[0] ?? '')
    }
    /** But for the first base, what the manifest says, and the log of before. */
    async function sealedAll() {
      const [, base = ''] = (await readdir(archive.bases)).sort()
      const names = [...(await readdir(join(archive.bases, base))), ...(await readdir(join(archive.pictures, 'kept')))]
      const open = names.filter((name) => !name.endsWith('.age') && name !== 'backup_manifest')
      expect(open).toEqual(age ? [] : names.filter((name) => name !== 'backup_manifest'))
    }
    function start(database: string) {
      const url = `postgres://${SUPERUSER}:${password}@127.0.0.1/${database}`
      return serve(home, url, archiving(archiver, archive))
    }
    async function again() {
      server = await start('ostrov')
    }
    async function failOnce() {
      if (failures-- > 0) throw new Error('No luck')
      await again()
    }
    async function stop() {
      await product.close()
      await server.stop()
    }
    function opened() {
      return openProduct({}, { url: databaseUrl(server.url, 'ostrov'), drop: async () => {} })
    }
    async function look(served: Served) {
      restored = await see(served.url)
    }
    async function ordersAt(moment: Date, name: string) {
      let ids: string[] = []
      const url = product.databaseUrl
      const base = await chooseBase(archive, moment, say)
      await restoreAt({ ...given, url, base, moment, place: join(home.base, name) }, async (served) => {
        const { rows } = await asked<{ id: string }>(served.url, 'select id from "order" order by id')
        ids = rows.map(({ id }) => id)
      })
      return ids
    }
    async function upload() {
      const { rows } = await product.pool.query<{ id: string }>(
        `insert into image (width, height, color, uploaded_by) values (1, 1, '#aabbcc', 'seed') returning id`,
      )
      const id = rows[0]?.id ?? ''
      await Bun.write(join(images, id, 'original.webp'), id)
      return id
    }
    async function remove(id: string) {
      await product.pool.query('delete from image where id = $1', [id])
      await rm(join(images, id, 'original.webp'))
    }
  },
  MINUTES,
)

test.skipIf(!age)(
  'a sealed segment is brought a second time without harm, and another one of its name is refused',
  async () => {
    const [wal, key, recipients] = ['wal', 'key', 'recipients'].map((name) => join(folder, name))
    if (!age || !wal || !key || !recipients) return
    await mkdir(wal)
    for (const text of ['one', 'other']) await Bun.write(join(folder, text), text)
    Bun.spawnSync([join(age, 'age-keygen'), '-o', key])
    await Bun.write(recipients, Bun.spawnSync([join(age, 'age-keygen'), '-y', key]).stdout)
    const bring = (from: string) =>
      Bun.spawnSync([
        join(ROOT, 'deploy/archive-wal.sh'),
        join(folder, from),
        '000000010000000000000001',
        wal,
        recipients,
        join(age, 'age'),
      ]).exitCode
    expect(['one', 'one', 'other'].map(bring)).toEqual([0, 0, 1])
    const sealed = join(wal, '000000010000000000000001.gz.age')
    expect(await Bun.file(sealed).text()).toStartWith('age-encryption.org/v1')
    const opened = Bun.spawnSync([join(age, 'age'), '-d', '-i', key, sealed]).stdout
    expect(Buffer.from(Bun.gunzipSync(new Uint8Array(opened))).toString()).toBe('one')
  },
)

/** A moment with a second of silence about it. */
async function aSecond() {
  await Bun.sleep(1000)
  const moment = new Date()
  await Bun.sleep(1000)
  return moment
}

async function asked<Row extends object>(url: string, text: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await client.query<Row>(text)
  } finally {
    await client.end()
  }
}
