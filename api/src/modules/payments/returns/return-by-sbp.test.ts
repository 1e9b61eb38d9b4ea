import { expect, test } from 'bun:test'
import type { SbpReturns } from '../../../services/payments/bank-answers'
import { judge } from './return-by-sbp'

const told = (status: SbpReturns['status'], returned = 0, code = ''): SbpReturns => ({ status, returned, code })
const cases: [string, SbpReturns, { before: number; begun: number; isHeard?: boolean }, ReturnType<typeof judge>][] = [
  ['nothing yet', told('CONFIRMED'), { before: 0, begun: 300 }, { kind: 'not done' }],
  ['the bank is at it', told('ASYNC_REFUNDING'), { before: 0, begun: 300 }, { kind: 'under way' }],
  ['the first part', told('PARTIAL_REFUNDED', 300), { before: 0, begun: 300 }, { kind: 'done' }],
  ['all of it', told('REFUNDED', 1600), { before: 300, begun: 1300 }, { kind: 'done' }],
  ['refused', told('CONFIRMED', 0, 'I05043'), { before: 0, begun: 300 }, { kind: 'refused', code: 'I05043' }],
  [
    'a second part, told as the sum of both',
    told('PARTIAL_REFUNDED', 500),
    { before: 300, begun: 200 },
    { kind: 'done' },
  ],
  ['a second part, told by itself', told('PARTIAL_REFUNDED', 200), { before: 300, begun: 200 }, { kind: 'done' }],
  ['a second part that was not done', told('PARTIAL_REFUNDED', 300), { before: 300, begun: 200 }, { kind: 'not done' }],
  [
    'an equal second part, which the two readings tell apart',
    told('PARTIAL_REFUNDED', 300),
    { before: 300, begun: 300 },
    { kind: 'unknown' },
  ],
  [
    'an equal second part that the bank was at, told by itself',
    told('PARTIAL_REFUNDED', 300),
    { before: 300, begun: 300, isHeard: true },
    { kind: 'done' },
  ],
  [
    'an equal second part that the bank was at, told as the sum of both',
    told('PARTIAL_REFUNDED', 600),
    { before: 300, begun: 300, isHeard: true },
    { kind: 'done' },
  ],
  [
    'an equal second part with a word of refusal, which may be of an earlier try',
    told('PARTIAL_REFUNDED', 300, 'I05043'),
    { before: 300, begun: 300, isHeard: true },
    { kind: 'unknown' },
  ],
  [
    'a sum that somebody else has returned',
    told('PARTIAL_REFUNDED', 700),
    { before: 300, begun: 200 },
    { kind: 'unknown' },
  ],
  ['a payment that was never made', told('REJECTED'), { before: 0, begun: 300 }, { kind: 'unknown' }],
]
test.each(cases)('%s', (_name, said, known, fate) => {
  expect(judge(said, { isHeard: false, ...known })).toEqual(fate)
})
