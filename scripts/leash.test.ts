import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { leash } from './leash.ts'
import { isAlive } from './postgres/cluster.ts'

const OPTIONS = {
  cwd: '/',
  env: { PATH: process.env.PATH },
  held: 'pipe',
  signal: 'TERM',
  grace: 1,
  output: 'pipe',
} as const

test('a child that ends by itself gives its own exit code', async () => {
  const child = leash({ ...OPTIONS, command: ['/bin/sh', '-c', 'exit 7'] })
  expect(await child.exited).toBe(7)
})

test('a released child is asked to stop and may finish its work', async () => {
  const child = leash({
    ...OPTIONS,
    command: ['/bin/sh', '-c', 'trap "echo done; exit 3" TERM; echo up; while :; do sleep 0.1; done'],
  })
  const lines = readLines(child.process.stdout)
  expect(await lines()).toBe('up')
  child.release()
  expect(await child.exited).toBe(3)
  expect(await lines()).toBe('done')
})

test('a child that does not listen is killed with its children after the grace', async () => {
  const child = leash({ ...OPTIONS, command: ['/bin/sh', '-c', 'trap "" TERM; sleep 100 & echo $!; wait'] })
  const grandchild = Number(await readLines(child.process.stdout)())
  expect(isAlive(grandchild)).toBe(true)
  child.release()
  await child.exited
  await gone(grandchild)
  expect(isAlive(grandchild)).toBe(false)
})

test('a child ends when the process that holds its leash is killed', async () => {
  const script = `const { leash } = await import(${JSON.stringify(join(import.meta.dir, 'leash.ts'))})
const child = leash({ ...${JSON.stringify(OPTIONS)}, command: ['/bin/sh', '-c', 'echo $$; exec sleep 100'], output: 'inherit' })
setInterval(() => child, 1000)`
  const owner = Bun.spawn([process.execPath, '-e', script], { stdout: 'pipe' })
  const pid = Number(await readLines(owner.stdout)())
  expect(isAlive(pid)).toBe(true)
  owner.kill('SIGKILL')
  await gone(pid)
  expect(isAlive(pid)).toBe(false)
})

async function gone(pid: number) {
  for (let waited = 0; isAlive(pid) && waited < 50; waited++) await Bun.sleep(100)
}

function readLines(stream: ReadableStream<Uint8Array> | number | undefined) {
  if (stream === undefined || typeof stream === 'number') throw new Error('The output was not piped.')
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  let text = ''
  return async () => {
    for (;;) {
      const end = text.indexOf('\n')
      if (end >= 0) {
        const line = text.slice(0, end)
        text = text.slice(end + 1)
        return line
      }
      const { value, done } = await reader.read()
      if (done) return undefined
      text += decoder.decode(value, { stream: true })
    }
  }
}
