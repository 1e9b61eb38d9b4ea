/**
 * The floors: what the same bytes or the same statements cost with nothing of ours around them.
 * Runs as a process of its own, as the product does: `bun scripts/bench/floors.ts <folder>`, one file per path.
 */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

const folder = process.argv[2]
if (!folder) throw new Error('Usage: bun scripts/bench/floors.ts <folder of bodies>')

const bodies = new Map<string, { bytes: Uint8Array<ArrayBuffer>; type: string }>()
for (const name of await readdir(folder)) {
  const bytes = new Uint8Array(await Bun.file(join(folder, name)).arrayBuffer())
  bodies.set(`/${name}`, { bytes, type: name.endsWith('.json') ? 'application/json' : 'text/html; charset=utf-8' })
}

const server = Bun.serve({
  port: 0,
  hostname: '127.0.0.1',
  fetch(request) {
    const body = bodies.get(new URL(request.url).pathname)
    return body
      ? new Response(body.bytes, { headers: { 'content-type': body.type } })
      : new Response(null, { status: 404 })
  },
})
console.log(`http://127.0.0.1:${server.port}`)
