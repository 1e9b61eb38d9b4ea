/** `bun run dev` as a person runs it in a terminal of their own: for the journey through it. */
import { readdir, readFile } from 'node:fs/promises'
import { ROOT } from '../database.ts'
import { leash } from '../leash.ts'
import { freePort, startPostgres } from '../postgres.ts'

const KEPT_CHARACTERS = 8_000
/** Ends only what stands still: a busy machine takes minutes. */
const READY_MS = 1_200_000

/** A product under development. */
export type DevCommand = {
  url: string
  /** The database it opened; held open by who asks, until `leave`. */
  openDatabase: () => Promise<{ url: string; leave: () => Promise<void> }>
  /** Ctrl-C; gives the exit code. */
  interrupt: () => Promise<number>
  /** The end of what it printed. */
  output: () => string
}

/**
 * Starts it with a folder of its own and waits until it says that everything works.
 * @throws with its output when it does not.
 */
export async function startDevCommand(dataDir: string): Promise<DevCommand> {
  const port = await freePort(0)
  const child = leash({
    command: [process.execPath, 'run', 'dev', '--sketches'],
    cwd: ROOT,
    env: { ...bareEnvironment(), PORT: String(port), DATA_DIR: dataDir },
    held: 'pipe',
    signal: 'INT',
    grace: 60,
    output: 'pipe',
  })
  let text = ''
  const { promise: ready, resolve } = Promise.withResolvers<boolean>()
  const read = async (stream: ReadableStream<Uint8Array> | number | undefined) => {
    if (stream === undefined || typeof stream === 'number') return
    const decoder = new TextDecoder()
    for await (const chunk of stream) {
      text = (text + decoder.decode(chunk, { stream: true })).slice(-KEPT_CHARACTERS)
      if (text.includes('Всё работает')) resolve(true)
    }
  }
  void read(child.process.stdout)
  void read(child.process.stderr)
  void child.exited.then(() => resolve(false))
  const interrupt = () => {
    child.release()
    return child.exited
  }
  if (!(await Promise.race([ready, Bun.sleep(READY_MS)]))) {
    await interrupt()
    throw new Error(`\`bun run dev\` did not get ready. Its output:\n${text}`)
  }
  return {
    url: `http://localhost:${port}`,
    async openDatabase() {
      const { url, stop } = await startPostgres({ dataDir })
      return { url, leave: stop }
    },
    interrupt,
    output: () => text,
  }
}

/** The ids of living processes that were started with this folder; Linux alone tells. */
export async function processesOf(dataDir: string): Promise<string[]> {
  const ids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  const found = await Promise.all(
    ids.map(async (id) => {
      const environment = await readFile(`/proc/${id}/environ`, 'utf8').catch(() => '')
      return environment.split('\0').includes(`DATA_DIR=${dataDir}`) && id !== String(process.pid)
    }),
  )
  return ids.filter((_, place) => found[place])
}

/** What a terminal has, without the settings of the test run. */
function bareEnvironment() {
  const ours = /^(?:TEST_|DATABASE_|VAPID_|LIMITS$|NODE_ENV$|PUBLIC_ORIGIN$|HOST$|PUSH$)/
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.test(name)))
}
