import { expect, test } from 'bun:test'
import { createCircuit } from './circuit'

function circuitAt() {
  const clock = { now: 1_000_000 }
  const circuit = createCircuit(() => clock.now)
  const fail = (times: number) => {
    for (let at = 0; at < times; at += 1) circuit.hear('failed')
  }
  return { circuit, clock, fail }
}

test('five failures in a row pause it, four and a success do not, and what says nothing changes nothing', () => {
  const { circuit, fail } = circuitAt()
  fail(4)
  circuit.hear('well')
  fail(4)
  circuit.hear('unknown')
  expect(circuit.mayAsk()).toBe(true)
  fail(1)
  expect(circuit.mayAsk()).toBe(false)
  expect(circuit.pausedUntil()).toBe(1_010_000)
})

test('after the pause one asks and no other; a good answer lets everybody through', () => {
  const { circuit, clock, fail } = circuitAt()
  fail(5)
  clock.now += 10_000
  expect([circuit.mayAsk(), circuit.mayAsk()]).toEqual([true, false])
  circuit.hear('well')
  expect([circuit.mayAsk(), circuit.mayAsk(), circuit.pausedUntil()]).toEqual([true, true, null])
})

test('each question that fails after a pause doubles the next, up to five minutes; late failures of others do not', () => {
  const { circuit, clock, fail } = circuitAt()
  fail(9)
  expect(circuit.pausedUntil()).toBe(1_010_000)
  const pauses = Array.from({ length: 7 }, () => {
    clock.now = circuit.pausedUntil() ?? 0
    circuit.mayAsk()
    fail(1)
    return ((circuit.pausedUntil() ?? 0) - clock.now) / 1000
  })
  expect(pauses).toEqual([20, 40, 80, 160, 300, 300, 300])
})

test('a question that never comes back is followed by another within a minute', () => {
  const { circuit, clock, fail } = circuitAt()
  fail(5)
  clock.now += 10_000
  circuit.mayAsk()
  clock.now += 59_000
  expect(circuit.mayAsk()).toBe(false)
  clock.now += 1_000
  expect(circuit.mayAsk()).toBe(true)
})
