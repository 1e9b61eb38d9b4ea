import { readdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Build } from '../worker/build.ts'

const SOURCE = fileURLToPath(new URL('../worker/worker.ts', import.meta.url))
/** Of no use without a network, or for developers, or seldom and heavy. */
const NOT_KEPT = /^(?:_Gallery|_?RichText|rich-text|SortableImages|Calendar|leaflet-map|send-image|onest-latin-ext)/
const KEPT = /\.(?:js|css|woff2)$/
const SOURCES = /\.(?:js|mjs|css)$/

/** Lays `/sw.js` beside the pages: one file that knows which files this build is made of. */
export async function buildWorker({ client, server }: { client: URL; server: URL }): Promise<void> {
  const folder = fileURLToPath(new URL('assets/', client))
  const names = (await readdir(folder)).filter((name) => KEPT.test(name) && !NOT_KEPT.test(name)).sort()
  const files = names.map((name) => `/assets/${name}`)
  const name = await nameOf(folder, fileURLToPath(server))
  await writeFile(fileURLToPath(new URL('sw.js', client)), await bundle({ name, files, changes: false }))
}

/** The worker of the development server, which names no file: those that pages ask for are kept as they come. */
export function developmentWorker(): Promise<string> {
  return bundle({ name: 'development', files: [], changes: true })
}

async function bundle(build: Build) {
  const built = await Bun.build({
    entrypoints: [SOURCE],
    format: 'iife',
    minify: true,
    define: { BUILT_FOR: JSON.stringify(build) },
  })
  const [worker] = built.outputs
  if (!worker) throw new Error('The service worker was not built')
  return worker.text()
}

/** The worker keeps pages too, so its name is made of what draws them as well: a build that differs is a worker that does. */
async function nameOf(...folders: string[]) {
  const hash = new Bun.CryptoHasher('sha256')
  for (const folder of folders) {
    const files = (await readdir(folder, { recursive: true })).filter((name) => SOURCES.test(name)).sort()
    for (const name of files) hash.update(name).update(await readFile(`${folder}/${name}`))
  }
  return hash.digest('hex').slice(0, 12)
}
