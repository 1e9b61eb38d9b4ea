import { expect, test } from 'bun:test'
import { filesToRerun, isUnattended, settle } from './again.ts'
import { countTests, failuresIn } from './count.ts'
import type { StepResult } from './step.ts'

/** As `bun test --only-failures --parallel=2` prints them. */
const WAITED = `site/e2e/orders.test.ts:
12 |   await expect(page.getByRole('heading')).toBeVisible()
                                               ^
error: expect(locator).toBeVisible() failed

Locator: getByRole('heading', { name: 'Корзина' })
Expected: visible
Timeout: 15000ms

Call log:
  - waiting for getByRole('heading', { name: 'Корзина' })

      at <anonymous> (/ostrov/site/e2e/orders.test.ts:12:17)
(fail) the cart (of [two] + «more») is shown [15000.27ms]
`
const HUNG = `site/e2e/group.test.ts:
(fail) a group > friends join [120001.14ms]
  ^ this test timed out after 120000ms.
`
const BROKEN = `admin/e2e/board.test.ts:

# Unhandled error between tests
-------------------------------
1 | import { test } from 'bun:test'
                ^
error: The product did not become ready. Its output:
nothing
      at /ostrov/admin/e2e/board.test.ts:2:11
-------------------------------

`
const LEFT = `site/e2e/fresh.test.ts:
error: not stopped
      at <anonymous> (/ostrov/site/e2e/fresh.test.ts:6:47)
(fail) (unnamed) [0.06ms]
`
const end = (passed: number, failed: number) =>
  `\n ${passed} pass\n ${failed} fail\n 6 expect() calls\nRan ${passed + failed} tests across 4 files. [355.00ms]\n`

function ran(output: string, code: number): StepResult {
  const failures = failuresIn(output)
  const count = countTests(output, code)
  const whole = { file: '', name: 'once more', line: '(fail) once more', told: [] }
  return { ...count, failures: count.failed > 0 && failures.length === 0 ? [whole] : failures }
}

test('a file in which anything failed is tried again as a whole, once', () => {
  const { failures } = ran(`${BROKEN}${LEFT}${WAITED}${WAITED}${end(100, 4)}`, 1)
  expect(filesToRerun(failures)).toEqual([
    'admin/e2e/board.test.ts',
    'site/e2e/fresh.test.ts',
    'site/e2e/orders.test.ts',
  ])
})

test('what passes when it is tried again is flaky and counts as passed', () => {
  const first = ran(`${WAITED}\n${HUNG}${end(183, 2)}`, 1)
  expect(settle(first, [ran(end(2, 0), 0)])).toEqual({
    passed: 185,
    failed: 0,
    failures: [],
    flaky: [
      "flaky: site/e2e/orders.test.ts: the cart (of [two] + «more») is shown, getByRole('heading', { name: 'Корзина' })",
      'flaky: site/e2e/group.test.ts: a group > friends join, this test timed out after 120000ms',
    ],
  })
})

test('what fails again has failed', () => {
  const result = settle(ran(`${WAITED}\n${HUNG}${end(183, 2)}`, 1), [ran(`${WAITED}${end(8, 1)}`, 1)])
  expect([result.passed, result.failed]).toEqual([184, 1])
  expect(result.failures.map(({ name }) => name)).toEqual(['the cart (of [two] + «more») is shown'])
  expect(result.flaky).toEqual([
    'flaky: site/e2e/group.test.ts: a group > friends join, this test timed out after 120000ms',
  ])
})

test('a file that could be loaded the second time is one flaky journey, whatever its tests say is said of them', () => {
  const first = ran(`${BROKEN}${end(100, 1)}`, 1)
  expect(settle(first, [ran(end(4, 0), 0)])).toMatchObject({
    passed: 101,
    failed: 0,
    flaky: ['flaky: admin/e2e/board.test.ts, The product did not become ready. Its output:'],
  })
  const other = `admin/e2e/board.test.ts:\nerror: no\n(fail) rings [3.00ms]\n`
  expect(settle(first, [ran(`${other}${end(3, 1)}`, 1)])).toMatchObject({ passed: 100, failed: 1, flaky: [] })
})

test.each([
  ['did not run', []],
  ['died before its summary', [ran('Segmentation fault', 139)]],
  ['found no such test', [ran('error: regex "^(?:x)$" matched 0 tests', 1)]],
  ['broke beside its tests', [ran(end(2, 0), 1)]],
])('a second try that %s changes nothing', (_, again) => {
  const first = ran(`${WAITED}\n${HUNG}${end(183, 2)}`, 1)
  expect(settle(first, again)).toEqual({ ...first, flaky: [] })
})

test('a run that died is not tried again: nobody knows what failed', () => {
  const died = ran('Segmentation fault', 139)
  expect(filesToRerun(died.failures)).toEqual([])
  expect(settle(died, [])).toEqual({ ...died, flaky: [] })
})

test.each([
  [{ CI: 'true' }, true],
  [{ CI: '1' }, true],
  [{ CI: 'false' }, false],
  [{ CI: '' }, false],
  [{}, false],
])('%p is CI: %p', (env, is) => {
  expect(isUnattended(env)).toBe(is)
})
