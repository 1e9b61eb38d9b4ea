import { afterAll, expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readUse } from './silence.ts'
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
})

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
})

test('crashes older than a minute are forgotten', () => {
  expect(isHopeless(Array(100).fill(NOW - 60_000), 2, NOW)).toBe(false)
})

test('more than five crashes a minute for each worker are hopeless', () => {
  expect(isHopeless(Array(10).fill(NOW), 2, NOW)).toBe(false)
  expect(isHopeless(Array(11).fill(NOW), 2, NOW)).toBe(true)
})

const BEATING = `const { write } = require('node:fs'); setInterval(() => write(4, process.pid + '\\n', () => {}), 1000)`
const BLOCK = 'for (;;);'
const ASLEEP = 'Bun.sleepSync(3_600_000)'

test.each([
  ['in a loop', BLOCK, 1, 'has used the processor'],
  ['asleep', ASLEEP, 2, 'does nothing'],
])(
  'a worker whose thread stands still %s is ended and replaced, one after another',
  async (name, still, count, said) => {
    const supervisor = supervise(
      `console.log('up'); ${BEATING}
     const mark = process.env.MARKS + '${name}' + process.env.WORKER
     if (!(await Bun.file(mark).exists())) { await Bun.write(mark, ''); setTimeout(() => { ${still} }, 2500) }`,
      count,
    )
    const startedAt = performance.now()
    await listen(supervisor).heard('up', 2 * count)
    expect(performance.now() - startedAt).toBeGreaterThan(8_000)
    supervisor.kill('SIGTERM')
    expect(await supervisor.exited).toBe(0)
    const ended = (await new Response(supervisor.stderr).text()).split('\n').filter((line) => line.startsWith('Worker'))
    // Nobody else is ended before the first is gone.
    expect(ended.map((line) => line.includes(said))).toEqual(Array.from({ length: 2 * count }, (_, at) => at % 2 === 0))
  },
  180_000,
)

test('a worker that gets little of the processor is left to its work, however long it is silent', async () => {
  const supervisor = supervise(
    `${BEATING}; console.log('up ' + process.pid + '.')
     setTimeout(() => {
       console.log('working')
       while (!require('node:fs').existsSync(process.env.MARKS + 'enough'));
       console.log('worked')
     }, 2500)`,
    1,
  )
  const said = listen(supervisor)
  await said.heard('working', 1)
  const pid = Number(/up (\d+)/.exec(said.text())?.[1])
  for (let second = 0; second < 16; second += 1) {
    process.kill(pid, 'SIGSTOP')
    await Bun.sleep(950)
    const before = (await readUse(pid))?.seconds ?? 0
    process.kill(pid, 'SIGCONT')
    while (((await readUse(pid))?.seconds ?? before + 1) - before < 0.03) await Bun.sleep(5)
  }
  await Bun.write(`${marks}/enough`, '')
  await said.heard('worked', 1)
  supervisor.kill('SIGTERM')
  expect(await supervisor.exited).toBe(0)
  expect(said.count('up')).toBe(1)
  expect(await new Response(supervisor.stderr).text()).not.toContain('Worker')
}, 300_000)

test('a worker that starts slowly is left to start', async () => {
  const supervisor = supervise(
    `console.log('up'); const until = Date.now() + 14000; while (Date.now() < until); console.log('ready'); ${BEATING}`,
    1,
  )
  const said = listen(supervisor)
  await said.heard('ready', 1)
  expect(said.count('up')).toBe(1)
  supervisor.kill('SIGTERM')
  expect(await supervisor.exited).toBe(0)
})

test('a thread that stands still while all stop holds nobody for longer', async () => {
  const supervisor = supervise(
    `console.log('up'); ${BEATING}; process.on('SIGTERM', () => {}); setTimeout(() => { console.log('still'); ${BLOCK} }, 2500)`,
    1,
  )
  await listen(supervisor).heard('still', 1)
  supervisor.kill('SIGTERM')
  expect(await supervisor.exited).toBe(0)
  // By its silence, not by the end of the time that who stops is given.
  expect(await new Response(supervisor.stderr).text()).toContain('Worker 0 has used the processor for long')
})

test('workers that keep crashing take none along that serves', async () => {
  const supervisor = supervise(
    `if (process.env.WORKER === '0') { ${BEATING}; setInterval(() => console.log('serving'), 200) }
     else { console.log('crash'); process.exit(3) }`,
    4,
  )
  const said = listen(supervisor)
  // Without the first they would be given up after the twenty-first.
  await said.heard('crash', 24)
  await said.heard('serving', said.count('serving') + 2)
  expect(supervisor.exitCode).toBeNull()
  supervisor.kill('SIGTERM')
  expect(await supervisor.exited).toBe(0)
})

test('workers that keep crashing are given up when none serves', async () => {
  const supervisor = supervise('process.exit(3)', 4)
  expect(await supervisor.exited).toBe(1)
})

/** What the workers say, as they say it. */
function listen({ stdout }: { stdout: ReadableStream<Uint8Array<ArrayBuffer>> }) {
  let said = ''
  const follow = async () => {
    for await (const text of stdout.pipeThrough(new TextDecoderStream())) said += text
  }
  void follow()
  const count = (word: string) => said.split(word).length - 1
  return {
    count,
    text: () => said,
    async heard(word: string, times: number) {
      while (count(word) < times) await Bun.sleep(20)
    },
  }
}

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
