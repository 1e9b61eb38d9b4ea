import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { ENGINE_MEMORY } from './product-server.ts'

// Real processes start in each.
const PATIENCE_MS = 60_000

const UNSAFE = { NODE_ENV: 'production', SESSION_SECRET: 'short', DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' }

test.each(['1', '3'])('a wrong setting refuses the start of %s workers: said once, code 78', async (workers) => {
  const { code, said } = await start({ ...UNSAFE, WORKERS: workers })
  expect(code).toBe(78)
  expect(said.split('SESSION_SECRET is shorter')).toHaveLength(2)
  expect(said).not.toContain('    at ')
})

test(
  'a number of workers that is none refuses the start too',
  async () => {
    const { code, said } = await start({ NODE_ENV: 'test', DATABASE_URL: UNSAFE.DATABASE_URL, WORKERS: 'many' })
    expect(code).toBe(78)
    expect(said).toContain('WORKERS is "many"')
  },
  PATIENCE_MS,
)

test(
  'one process of the server alone refuses in the same way',
  async () => {
    const { code, said } = await start({ ...UNSAFE, WORKERS: '1' }, 'api/src/server.ts')
    expect(code).toBe(78)
    expect(said.split('SESSION_SECRET is shorter')).toHaveLength(2)
  },
  PATIENCE_MS,
)

test(
  'a port that cannot be opened refuses the start in a sentence',
  async () => {
    const taken = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Response() })
    const port = String(taken.port)
    const settings = { NODE_ENV: 'test', DATABASE_URL: UNSAFE.DATABASE_URL, HOST: '127.0.0.1', PORT: port }
    const { code, said } = await start(settings, 'api/src/server.ts')
    await taken.stop(true)
    expect(code).toBe(78)
    expect(said).toContain(`PORT ${port} `)
    expect(said).not.toContain('    at ')
  },
  PATIENCE_MS,
)

test('what is tried and measured is given the memory that a real one is', async () => {
  const said = `BUN_JSC_forceRAMSize=${ENGINE_MEMORY.BUN_JSC_forceRAMSize}`
  for (const file of ['package.json', 'Dockerfile'])
    expect(await Bun.file(join(import.meta.dir, '..', file)).text()).toMatch(new RegExp(`${said}\\b`))
})

async function start(settings: Record<string, string>, script = 'scripts/start.ts') {
  const child = Bun.spawn([process.execPath, join(import.meta.dir, '..', script)], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [code, out, err] = await Promise.all([
    child.exited,
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ])
  return { code, said: out + err }
}
