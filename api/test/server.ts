import { afterAll } from 'bun:test'
import { cloneDatabase } from './database'

const SERVER = new URL('../src/server.ts', import.meta.url).pathname

/** The real server as a process of its own, on any free port. `log` grows while it runs. */
export async function startServer(env: Record<string, string> = {}) {
  const database = env.DATABASE_URL ? null : await cloneDatabase()
  const child = Bun.spawn([process.execPath, SERVER], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'info',
      DATABASE_URL: database?.url ?? '',
      ...env,
    },
    stdout: 'pipe',
    stderr: 'inherit',
  })
  const log: Record<string, unknown>[] = []
  void follow(child.stdout, log)
  afterAll(async () => {
    child.kill('SIGKILL')
    await child.exited
    await database?.drop()
  })
  // Of a port that was asked for beforehand somebody else might have been quicker to take hold.
  await until(() => portIn(log) !== undefined)
  const port = String(portIn(log))
  const url = `http://127.0.0.1:${port}`
  await ready(url)
  return { url, port, child, log, databaseUrl: env.DATABASE_URL ?? database?.url ?? '' }
}

const portIn = (log: Record<string, unknown>[]) => log.find(({ msg }) => msg === 'listening')?.port

/** Waits until `check` holds, at most 100 seconds: a busy machine is no fault. */
export async function until(check: () => boolean | Promise<boolean>) {
  const deadline = Date.now() + 100_000
  while (!(await check())) {
    if (Date.now() > deadline) throw new Error('It did not happen within 100 seconds')
    await Bun.sleep(50)
  }
}

function ready(url: string) {
  return until(() =>
    fetch(`${url}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
}

async function follow(stream: ReadableStream<Uint8Array>, log: Record<string, unknown>[]) {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of stream) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) log.push(line.startsWith('{') ? JSON.parse(line) : { line })
  }
}
