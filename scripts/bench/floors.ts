/**
 * The floors of reads: what the same bytes cost with nothing of ours around them. A process of its own, as the product is:
 * `bun scripts/bench/floors.ts <folder>` serves one file per path, and at `/live` a stream that repeats what is posted there.
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
const listeners = new Set<ReadableStreamDefaultController<Uint8Array>>()

const server = Bun.serve({
  port: 0,
  hostname: '127.0.0.1',
  idleTimeout: 60,
  fetch(request) {
    const { pathname } = new URL(request.url)
    if (pathname === '/live') return request.method === 'POST' ? repeat(request) : listen()
    const body = bodies.get(pathname)
    return body
      ? new Response(body.bytes, { headers: { 'content-type': body.type } })
      : new Response(null, { status: 404 })
  },
})
console.log(`http://127.0.0.1:${server.port}`)

function listen() {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      listeners.add(controller)
      controller.enqueue(new TextEncoder().encode(': hello\n\n'))
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}

async function repeat(request: Request) {
  const frame = new Uint8Array(await request.arrayBuffer())
  for (const listener of listeners) listener.enqueue(frame)
  return new Response('{}')
}
