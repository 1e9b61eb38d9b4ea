/** `ostrov restore`: the database of a moment beside what serves, compared with it, and then in its place. */
import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { loadConfig } from '../../api/src/config.ts'
import { paths } from '../postgres/cluster.ts'
import { compared, see } from '../recovery/compare.ts'
import { readMoment, sayMoment } from '../recovery/moments.ts'
import { bringPictures, findPictures } from '../recovery/pictures.ts'
import { chooseBase, restoreAt } from '../recovery/restore.ts'
import { take } from '../recovery/take.ts'
import { openArchive } from './archive.ts'
import { connected } from './database.ts'
import { examine } from './doctor.ts'
import { account, run, until } from './machine.ts'
import { ARCHIVE, PLACES, SLOTS, type Slot } from './places.ts'
import { clientPrograms } from './programs.ts'
import { readValues } from './settings.ts'
import { isRunning, serving } from './slots.ts'

const IMAGES = join(PLACES.data, 'images')
const READY_SECONDS = 180

type Given = { url: string; say: (moment: Date) => string; read: (text: string) => Date }

/** `--at MOMENT [--take]`, or `--take FOLDER`. */
export async function restoreByWords(words: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { at: { type: 'string' }, take: { type: 'boolean' } },
  })
  const [folder] = positionals
  if ((values.at === undefined) === (folder === undefined) || (folder && !values.take))
    throw new Error(
      `Say a moment or a folder: ostrov restore --at '2026-11-28 19:42' [--take], ostrov restore --take FOLDER.`,
    )
  if (process.getuid?.() !== 0) throw new Error('Restoring needs root.')
  if (!existsSync(PLACES.tuning))
    throw new Error('The server of DATABASE_URL is restored by its own archive: docs/backups.md.')
  const given = await settingsGiven()
  const place = folder === undefined ? await restored(given, values.at ?? '') : resolve(folder)
  if (values.take) return taken(given, place)
  console.log(
    `It is in ${place}, and nothing was changed. \`ostrov restore --take ${place}\` puts it in the place of what serves.`,
  )
  return 0
}

async function settingsGiven(): Promise<Given> {
  const settings = readValues(await readFile(PLACES.settings, 'utf8'))
  const { region, database } = loadConfig({ ...settings, NODE_ENV: 'production' })
  return {
    url: database.url,
    say: (moment) => sayMoment(moment, region),
    read: (text) => readMoment(text, region, new Date()),
  }
}

async function restored({ url, say, read }: Given, at: string) {
  const moment = read(at)
  const archive = await openArchive()
  const base = await chooseBase(ARCHIVE, moment, say)
  const name = say(moment).slice(0, 19).replace(' ', 'T').replaceAll(':', '-')
  const place = join(dirname(PLACES.cluster), `restored-${name}`)
  if (existsSync(place))
    throw new Error(`${place} is there already: take it, or remove it to restore that moment anew.`)
  console.log(`Restoring ${say(moment)} from the base of ${say(base.moment)}…`)
  const installation = {
    archive,
    url,
    bin: join(PLACES.postgres, 'bin'),
    programs: await clientPrograms(),
    identity: account('postgres', '/var/lib/postgresql'),
  }
  const { reached } = await restoreAt({ ...installation, base, moment, place }, async (server) => {
    const found = await see(server.url)
    console.log(compared(found, await see(url).catch(() => undefined), say))
    const { there, inArchive, lost } = findPictures(ARCHIVE, IMAGES, found.pictures)
    console.log(`  pictures: ${there} are there, ${inArchive.length} come from the archive, ${lost.length} are lost`)
  })
  console.log(`Restored. The last change in it is of ${say(reached ?? base.moment)}.`)
  return place
}

async function taken({ url }: Given, place: string) {
  const { data } = paths({ base: PLACES.cluster, bin: '', identity: undefined })
  const kept = `${data}.before-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`
  const archive = await openArchive()
  const unit = (slot: Slot) => `ostrov@${slot}.service`
  const slots = SLOTS.map(unit)
  const running = SLOTS.filter(isRunning)
  const served = running.length > 0 ? running : [(await serving()) ?? SLOTS[0]]
  const stop = async () => {
    run(['systemctl', 'stop', ...slots, 'ostrov-postgres.service'])
  }
  const start = async () => {
    run(['systemctl', 'start', 'ostrov-postgres.service'])
    if (!(await until(READY_SECONDS, () => connected(url))))
      throw new Error('PostgreSQL does not answer: `journalctl -u ostrov-postgres`.')
    // Whichever database it is, what its rows name is given to the product before anybody asks for it.
    await bringPictures(archive, IMAGES, (await see(url)).pictures, account('ostrov', PLACES.data))
    run(['systemctl', 'start', ...served.map(unit)])
    if (!(await until(READY_SECONDS, isReady)))
      throw new Error(`The product is not ready: \`journalctl -u 'ostrov@*'\`.`)
  }
  console.log('Taking it: the product stops for a moment…')
  await take({ archive, cluster: data, restored: join(place, basename(data)), kept, stop, start })
  await rm(place, { recursive: true })
  console.log(`Taken. What served before is kept in ${kept}; remove it when nobody misses anything.`)
  return examine()
}

async function isReady() {
  const asked = SLOTS.map((port) =>
    fetch(`http://127.0.0.1:${port}/api/ready`).then(({ ok }) => ok || Promise.reject()),
  )
  return Promise.any(asked)
}
