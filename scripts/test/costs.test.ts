import { expect, test } from 'bun:test'
import { costsOf, linesOf } from './costs.ts'
import { spentByParent, spentBySelf } from './processor.ts'

test('a file costs what its process has spent since the file before it', () => {
  const text = '{"file":"a.test.ts","spent":2}\n{"file":"b.test.ts","spent":5.5}\n'
  expect(costsOf(text)).toEqual([
    { file: 'a.test.ts', processor: 2 },
    { file: 'b.test.ts', processor: 3.5 },
  ])
})

test('steps stand in their order, and all of them are added up', () => {
  const lines = linesOf([{ name: 'tests', processor: 2.04, database: 1, wall: 3 }], [])
  expect(lines).toContain('      2.0      1.0      3.0  tests')
  expect(lines.at(-1)).toStartWith('3 in all')
})

test('a process that works spends more', () => {
  const before = spentBySelf()
  const parent = spentByParent(process.pid)
  while (spentBySelf() < before + 0.05) Bun.hash('work'.repeat(10_000))
  expect(spentBySelf()).toBeGreaterThan(before)
  // Only Linux tells of other processes.
  if (process.platform === 'linux') expect(parent).toBeGreaterThan(0)
})
