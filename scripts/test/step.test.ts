import { expect, test } from 'bun:test'
import { runStep } from './step.ts'

test('what a program prints to both outputs is read in the order it was printed', async () => {
  const lines = Array.from({ length: 200 }, (_, line) => String(line))
  const script = `const { writeSync } = require('node:fs')
for (let line = 0; line < 200; line++) writeSync(1 + (line % 2), line + '\\n')`
  let printed = ''
  await runStep(
    {
      name: 'two outputs',
      command: [process.execPath, '-e', script],
      count: (_, output) => {
        printed = output
        return { passed: 1, failed: 0 }
      },
    },
    () => {},
  )
  expect(printed.trim().split('\n')).toEqual(lines)
})
