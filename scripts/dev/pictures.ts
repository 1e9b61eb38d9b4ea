/**
 * The demo island's pictures, each drawn when the API first asks for it: `IMAGES_ORIGIN` of development. The API keeps what it
 * gets, so nothing is drawn twice, and what was removed is not drawn again. With `--sketches` all are small, for tests.
 */
import { SQL } from 'bun'
import { createTurnstile } from '../../api/src/services/images/turnstile.ts'

const ADDRESS = /^\/([\w-]+)\/original\.webp$/
/** One more than the API decodes at a time would only wait for it. */
const AT_ONCE = 2
const WAITING = 5_000

const turnstile = createTurnstile(AT_ONCE, WAITING)
const database = new SQL(process.env.DATABASE_URL ?? '', { max: 1 })

/** Loaded by the first picture: a start on a filled folder asks for none. */
let drawings: ReturnType<typeof load> | undefined

Bun.serve({
  hostname: '127.0.0.1',
  port: Number(process.env.PORT),
  idleTimeout: 0,
  development: false,
  async fetch(request) {
    const id = ADDRESS.exec(new URL(request.url).pathname)?.[1]
    const picture = id === undefined ? undefined : await find(id)
    return picture === undefined ? new Response(null, { status: 404 }) : new Response(await picture())
  },
})

async function find(id: string) {
  drawings ??= load()
  const { pictures, draw } = await drawings
  const picture = pictures.get(id)
  if (picture === undefined || (await database`select from image where id = ${id}`).count === 0) return undefined
  return () => turnstile(() => draw(picture))
}

async function load() {
  const [{ drawPicture, namedPictures }, { keptSketches }] = await Promise.all([
    import('../demo/pictures.ts'),
    import('../demo/sketch-cache.ts'),
  ])
  const kept = process.argv.includes('--sketches') ? keptSketches() : undefined
  const pictures = namedPictures()
  type Picture = (typeof pictures)[number]
  return {
    pictures: new Map(pictures.map((picture) => [picture.id, picture])),
    draw: (picture: Picture) => drawPicture(picture, kept),
  }
}
