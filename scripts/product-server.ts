/** The built product as a process of its own, for journeys, benchmarks and screenshots. */
import { join } from 'node:path'
import { ROOT } from './database.ts'
import { leash } from './leash.ts'
import { freePort } from './postgres.ts'

/** Ten times what it takes on a machine with nothing else to do, and more. */
const READY_MS = 180_000
/** What the engine is to take for the machine's memory, as `start` of package.json and the image tell it. */
export const ENGINE_MEMORY = { BUN_JSC_forceRAMSize: '536870912' }
const KEPT_CHARACTERS = 8_000

/** A product that answers `/api/ready`. */
export type Product = {
  url: string
  /** Stops it the way production does: requests are finished first. */
  stop: () => Promise<void>
  /** SIGKILL to the server's process; several workers then notice that their supervisor is gone and stop. */
  kill: () => Promise<void>
  /** The end of what it printed. */
  output: () => string
}

/** What to start. */
export type ProductOptions = {
  databaseUrl: string
  /** 0, the default, takes any free port. */
  port?: number
  /** Processes on the port. */
  workers?: number
  /** From the root; by default the production start. `api/src/server.ts` needs no build, but a migrated database. */
  script?: string
  /** More settings, over the test ones. */
  env?: Record<string, string>
}

/** Starts the product with test settings and waits until it is ready. Throws with its output when it isn't. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const port = options.port || (await freePort(0))
  const url = `http://localhost:${port}`
  const child = leash({
    command: [process.execPath, join(ROOT, options.script ?? 'scripts/start.ts')],
    cwd: ROOT,
    env: {
      ...process.env,
      ...ENGINE_MEMORY,
      NODE_ENV: 'test',
      LOG_LEVEL: 'warn',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_ORIGIN: url,
      DATABASE_URL: options.databaseUrl,
      WORKERS: String(options.workers ?? 1),
      ...options.env,
    },
    held: 'pipe',
    signal: 'TERM',
    grace: 30,
    output: 'pipe',
  })
  const output = collect(child.process.stdout, child.process.stderr)
  const kill = async () => {
    child.kill()
    await child.exited
  }
  const stop = async () => {
    child.release()
    await child.exited
    child.kill()
  }
  if (await isReady(url, () => child.process.exitCode !== null)) return { url, stop, kill, output }
  await kill()
  throw new Error(`The product did not become ready. Its output:\n${output()}`)
}

function collect(...streams: (ReadableStream<Uint8Array> | number | undefined)[]) {
  let text = ''
  for (const stream of streams) if (stream !== undefined && typeof stream !== 'number') void read(stream)
  return () => text

  async function read(stream: ReadableStream<Uint8Array>) {
    const decoder = new TextDecoder()
    for await (const chunk of stream) {
      text = (text + decoder.decode(chunk, { stream: true })).slice(-KEPT_CHARACTERS)
    }
  }
}

async function isReady(url: string, ended: () => boolean) {
  const deadline = Date.now() + READY_MS
  while (Date.now() < deadline && !ended()) {
    const answer = await fetch(`${url}/api/ready`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.ok) return true
    await Bun.sleep(50)
  }
  return false
}
