/**
 * What everybody else waits while somebody sends the worst file that a door lets in: `/api/health` is asked all the time, by
 * one connection, of a product of one process. Each file is sent by one person and then by four at once; in between nothing is.
 */
import { availableParallelism, loadavg } from 'node:os'
import sharp from 'sharp'
import { HOSTILE_FEEDS } from '../../api/test/hostile-feeds.ts'
import { HOSTILE_FILES } from '../../api/test/hostile-files.ts'
import { makeCustomer } from './diners.ts'
import { fillOffice, OFFICE, SMALL, staffToken } from './office-rows.ts'
import { markdown } from './report.ts'
import type { Stage } from './stage.ts'
import { connectTo, prepare } from './wire.ts'

/** Milliseconds that a file may take, and that somebody else may wait meanwhile. */
const AIM = { answered: 2_000, health: 200 }
const AT_ONCE = [1, 4]
const BETWEEN_MS = 3
const QUIET_MS = 2_000

type Door = { path: string; name: string; by?: 'customer' }
type Sent = { what: string; door: Door; bytes: Uint8Array<ArrayBuffer> }

/** The table of files; what took longer than it may is marked. */
export async function measureUploads(stage: Stage): Promise<string> {
  const database = await stage.demo('bench_uploads', { sketches: true })
  const { restaurant_id } = await fillOffice(database, SMALL)
  const { url } = await stage.product(database)
  const tokens = { staff: await staffToken(url, OFFICE.email), customer: await makeCustomer(database) }
  const quiet = await whileAsked(url, () => Bun.sleep(QUIET_MS))
  const lines = [['nothing is sent', '', '', '', ...told(quiet.waited), '']]
  for (const sent of await files(restaurant_id))
    for (const count of AT_ONCE) {
      const { waited, done } = await whileAsked(url, () =>
        Promise.all(Array.from({ length: count }, () => send(url, tokens[sent.door.by ?? 'staff'], sent))),
      )
      const longest = Math.max(...done.map(({ ms }) => ms))
      const statuses = [...new Set(done.map(({ status }) => status))].join(' ')
      const over = longest > AIM.answered * count || Math.max(...waited) > AIM.health
      const size = (sent.bytes.length / 1e6).toFixed(1)
      lines.push([
        sent.what,
        size,
        String(count),
        `${longest.toFixed(0)} (${statuses})`,
        ...told(waited),
        over ? 'over' : '',
      ])
    }
  const head = ['what is sent', 'MB', 'at once', 'answered in ms', 'health p50 ms', 'p99', 'longest', '']
  return [...markdown(head, lines), '', `${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}`].join('\n')
}

const FEEDS: Door = { path: '/api/user/ad_imports', name: 'ads.xml', by: 'customer' }

async function files(restaurant: string): Promise<Sent[]> {
  const menu = { path: `/api/restaurant/${restaurant}/menu_import`, name: 'menu.xlsx' }
  const picture = (name: string) => ({ path: '/api/business_user/images', name })
  const noise = (side: number) =>
    sharp({
      create: {
        width: side,
        height: side,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
  const flat = (side: number) => sharp({ create: { width: side, height: side, channels: 3, background: '#0af' } })
  const heic = await Bun.file(new URL('../../api/test/pictures/quarters.heic', import.meta.url)).bytes()
  return [
    ...HOSTILE_FILES.map(([what, make]) => ({ what, door: menu, bytes: make() })),
    ...HOSTILE_FEEDS.map(([what, make]) => ({
      what: `ads: ${what}`,
      door: FEEDS,
      bytes: new TextEncoder().encode(make()),
    })),
    {
      what: 'a photo of noise',
      door: picture('a.jpg'),
      bytes: whole(await noise(4500).jpeg({ quality: 90 }).toBuffer()),
    },
    { what: 'a drawing of noise', door: picture('a.png'), bytes: whole(await noise(2200).png().toBuffer()) },
    {
      what: 'a small file of many points',
      door: picture('a.png'),
      bytes: whole(await flat(16_000).png({ compressionLevel: 9 }).toBuffer()),
    },
    {
      what: 'a picture in WebP without losses',
      door: picture('a.webp'),
      bytes: whole(await noise(2000).webp({ lossless: true, effort: 0 }).toBuffer()),
    },
    {
      what: 'a picture in AVIF',
      door: picture('a.avif'),
      bytes: whole(await noise(2000).avif({ effort: 0 }).toBuffer()),
    },
    { what: 'a picture in HEIC', door: picture('a.heic'), bytes: whole(heic) },
  ]
}

const whole = (bytes: Uint8Array) => new Uint8Array(bytes)

async function send(url: string, token: string, { door, bytes }: Sent) {
  const form = new FormData()
  form.append('files', new File([bytes], door.name))
  const started = performance.now()
  const answer = await fetch(url + door.path, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}` },
  })
  await answer.arrayBuffer()
  return { status: answer.status, ms: performance.now() - started }
}

/** Asks for health as long as the work goes on; how long each answer was waited for, in ms. */
async function whileAsked<Done>(url: string, work: () => Promise<Done>) {
  const asked = prepare(`${url}/api/health`, 'GET')
  const connection = await connectTo(url)
  const waited: number[] = []
  let going = true
  const asking = (async () => {
    while (going) {
      const started = performance.now()
      await connection.send(asked)
      waited.push(performance.now() - started)
      await Bun.sleep(BETWEEN_MS)
    }
  })()
  const done = await work()
  going = false
  await asking
  connection.close()
  return { waited, done }
}

function told(waited: readonly number[]) {
  const sorted = waited.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return [at(0.5).toFixed(1), at(0.99).toFixed(1), at(1).toFixed(1)]
}
