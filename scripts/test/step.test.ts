import { expect, test } from 'bun:test'
import type { Cost } from './costs.ts'
import { countCheck } from './count.ts'
import { runStep } from './step.ts'

test('what a program prints to both outputs is read in the order it was printed', async () => {
  const lines = Array.from({ length: 200 }, (_, line) => String(line))
  const script = `const { writeSync } = require('node:fs')
for (let line = 0; line < 200; line++) writeSync(1 + (line % 2), line + '\\n')`
  let printed = ''
  await runStep({
    name: 'two outputs',
    command: [process.execPath, '-e', script],
    count: (_, output) => {
      printed = output
      return { passed: 1, failed: 0 }
    },
  })
  expect(printed.trim().split('\n')).toEqual(lines)
})

test('what a program and its children have spent is told', async () => {
  const work = `const end = performance.now() + 200; while (performance.now() < end) Bun.hash('work'.repeat(10000))`
  const child = `Bun.spawnSync([process.execPath, '-e', ${JSON.stringify(work)}])`
  const costs: Cost[] = []
  await runStep(
    { name: 'work', command: [process.execPath, '-e', child], count: countCheck },
    { onEnd: (cost) => costs.push(cost) },
  )
  expect(costs).toMatchObject([{ name: 'work' }])
  expect(costs[0]?.processor).toBeGreaterThan(0.02)
})
