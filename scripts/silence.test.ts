import { expect, test } from 'bun:test'
import { judgeSilence, parsePs, parseStat, readUse, type Use, type Verdict } from './silence.ts'

/** So many looks at a thread that uses so much of the processor between each two. */
const looks = (count: number, share: number, wants = true): Use[] =>
  Array.from({ length: count }, (_, at) => ({ seconds: 7 + at * share, wants }))
const untold = (count: number) => Array<null>(count).fill(null)

test.each<[string, (Use | null)[], Verdict]>([
  ['short of ten looks nothing is said', looks(9, 0, false), 'wait'],
  ['asleep for ten looks it hangs', looks(10, 0, false), 'hangs'],
  ['waiting for the processor it is starved', looks(60, 0), 'wait'],
  ['one look that finds it wanting some is enough', [...looks(12, 0, false), ...looks(1, 0)], 'wait'],
  ['with a sixth of a core it is starved', looks(59, 1 / 6), 'wait'],
  ['ten seconds of the processor are a loop', looks(61, 1 / 6), 'loops'],
  ['a whole core is ten seconds after ten', looks(11, 1), 'loops'],
  [
    'nine seconds of work and then asleep hangs',
    [...looks(10, 1), ...looks(10, 0, false).map((one) => ({ ...one, seconds: 16 }))],
    'hangs',
  ],
  ['starved without end it is lost', looks(120, 0.01), 'lost'],
  ['a process that nothing tells of is waited for', untold(29), 'wait'],
  ['but not for long', untold(30), 'lost'],
])('%s', (_, silent, verdict) => {
  expect(judgeSilence(silent)).toBe(verdict)
})

test('the accounts of the kernel and of ps are read', () => {
  const fields = Array.from({ length: 49 }, () => '0')
  fields[10] = '250'
  fields[11] = '50'
  expect(parseStat(`12 (a) b) R ${fields.join(' ')}\n`)).toEqual({ seconds: 3, wants: true })
  expect(parseStat('')).toBeNull()
  expect(parsePs('  0:01.25 S+\n')).toEqual({ seconds: 1.25, wants: false })
  expect(parsePs('1-02:03:04 R\n')).toEqual({ seconds: 93_784, wants: true })
  expect(parsePs('')).toBeNull()
})

test('this very process uses some, and one that is gone none', async () => {
  expect((await readUse(process.pid))?.seconds).toBeGreaterThan(0)
  expect(await readUse(2 ** 30)).toBeNull()
})
