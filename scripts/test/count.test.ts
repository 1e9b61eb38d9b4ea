import { expect, test } from 'bun:test'
import { countCheck, countTests, failuresIn, summary, told } from './count.ts'

test('the counts are those of the last summary', () => {
  expect(countTests('prints " 9 fail"\n\n 12 pass\n 2 skip\n 1 fail\nRan 15 tests', 1)).toEqual({
    passed: 12,
    failed: 1,
  })
})

test('a run without failures has none', () => {
  expect(countTests(' 12 pass\n 0 fail\n', 0)).toEqual({ passed: 12, failed: 0 })
})

test('a run that failed outside of its tests is one failure', () => {
  expect(countTests(' 12 pass\n 0 fail\n', 1)).toEqual({ passed: 12, failed: 1 })
})

test('a run that died before its summary is one failure', () => {
  expect(countTests('Segmentation fault', 139)).toEqual({ passed: 0, failed: 1 })
})

test('a check counts as one by its exit code', () => {
  expect([countCheck(0), countCheck(2)]).toEqual([
    { passed: 1, failed: 0 },
    { passed: 0, failed: 1 },
  ])
})

test('the last line sums everything', () => {
  expect(summary([{ passed: 3, failed: 1 }, countCheck(0)])).toEqual({
    passed: 4,
    failed: 1,
    line: '4 passed, 1 failed',
  })
})

test('what failed is named with the beginning of its error, and with no other', () => {
  const output = [
    'error: of an earlier test that was caught',
    'Error: expected 1',
    '',
    'Received: 2',
    '(fail) one plus one [3.00ms]',
    '(fail) waits for ever [20000.00ms]',
    ' 2 fail',
  ].join('\n')
  expect(failuresIn(output).map(told)).toEqual([
    '(fail) one plus one [3.00ms]\n    Error: expected 1\n    Received: 2',
    '(fail) waits for ever [20000.00ms]',
  ])
  expect(failuresIn(' 3 pass\n 0 fail\n')).toEqual([])
})
