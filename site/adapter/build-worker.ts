import { readdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const SOURCE = fileURLToPath(new URL('../worker/worker.ts', import.meta.url))
/** Of no use without a network, or for developers, or seldom and heavy. */
const NOT_KEPT = /^(?:_Gallery|SortableImages|Calendar|leaflet-map|send-image|onest-latin-ext)/
const KEPT = /\.(?:js|css|woff2)$/
const SOURCES = /\.(?:js|mjs|css)$/

/** Lays `/sw.js` beside the pages: one file that knows which files this build is made of. */
export async function buildWorker({ client, server }: { client: URL; server: URL }): Promise<void> {
  const folder = fileURLToPath(new URL('assets/', client))
  const names = (await readdir(folder)).filter((name) => KEPT.test(name) && !NOT_KEPT.test(name)).sort()
  const built = await Bun.build({
    entrypoints: [SOURCE],
    format: 'iife',
    minify: true,
    define: {
      BUILD: JSON.stringify({
        name: await nameOf(folder, fileURLToPath(server)),
        files: names.map((name) => `/assets/${name}`),
      }),
    },
  })
  const [worker] = built.outputs
  if (!worker) throw new Error('The service worker was not built')
  await writeFile(fileURLToPath(new URL('sw.js', client)), await worker.text())
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
