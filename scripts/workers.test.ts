import { afterAll, expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isHopeless, pauseBefore } from './workers.ts'

const NOW = 1_000_000
const marks = await mkdtemp(join(tmpdir(), 'ostrov-workers-'))
afterAll(() => rm(marks, { recursive: true }))

test('the first crash is followed by half a second of rest', () => {
  expect(pauseBefore(1)).toBe(500)
})

test('the rest doubles with each crash of that worker in a row and stays below five seconds', () => {
  expect(pauseBefore(3)).toBe(2_000)
  expect(pauseBefore(20)).toBe(4_000)
})

test('a worker that refuses to start ends all of them at once with its code', async () => {
  const supervisor = supervise('process.exit(78)', 3)
  expect(await supervisor.exited).toBe(78)
  expect(await new Response(supervisor.stderr).text()).not.toContain('ended with code')
}, 30_000)

test('a worker that crashes is replaced after its own pause, however often the others crashed', async () => {
  // The first start of each crashes, the second stays.
  const supervisor = supervise(
    `const mark = process.env.MARKS + process.env.WORKER
     if (!(await Bun.file(mark).exists())) { await Bun.write(mark, ''); process.exit(3) }
     console.log('up'); setInterval(() => {}, 1000)`,
    4,
  )
  const startedAt = performance.now()
  let said = ''
  for await (const text of supervisor.stdout.pipeThrough(new TextDecoderStream())) {
    said += text
    if (said.split('up').length > 4) break
  }
  expect(performance.now() - startedAt).toBeLessThan(8_000)
  supervisor.kill('SIGTERM')
  expect(await supervisor.exited).toBe(0)
}, 30_000)

test('crashes older than a minute are forgotten', () => {
  expect(isHopeless(Array(100).fill(NOW - 60_000), 2, NOW)).toBe(false)
})

test('more than five crashes a minute for each worker are hopeless', () => {
  expect(isHopeless(Array(10).fill(NOW), 2, NOW)).toBe(false)
  expect(isHopeless(Array(11).fill(NOW), 2, NOW)).toBe(true)
})

/** A supervisor over so many workers that run this code. */
function supervise(code: string, count: number) {
  const command = JSON.stringify([process.execPath, '-e', code])
  const supervisor = `const { runWorkers } = await import('./workers.ts')
    process.exit(await runWorkers(${count}, ${command}, '.'))`
  return Bun.spawn([process.execPath, '-e', supervisor], {
    cwd: import.meta.dir,
    env: { ...process.env, MARKS: `${marks}/` },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}
