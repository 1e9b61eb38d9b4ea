import { expect, test } from 'bun:test'
import { createLag } from './replica-lag'

test('nobody knows how far a replica is behind that was not seen', () => {
  const lag = createLag()
  lag.wrote(100, 0)
  expect(lag.behind()).toBe(Number.POSITIVE_INFINITY)
})

test('a replica is behind since the first place that it has not replayed', () => {
  const lag = createLag()
  const places = [
    [100, 0],
    [200, 1000],
    [300, 2000],
    [300, 9000],
  ] as const
  for (const [position, at] of places) lag.wrote(position, at)
  lag.replayed(100)
  expect(lag.behind()).toBe(8000)
  lag.replayed(299)
  expect(lag.behind()).toBe(7000)
  lag.replayed(300)
  expect(lag.behind()).toBe(0)
})

test('an idle primary is no lag, and neither is one that is away', () => {
  const lag = createLag()
  for (const at of [0, 60_000]) {
    lag.wrote(100, at)
    lag.replayed(100)
    expect(lag.behind()).toBe(0)
  }
  // Lost with it: no replica will ever have that.
  lag.wrote(200, 61_000)
  lag.replayed(100)
  expect(lag.behind()).toBe(0)
})

test('what stands still for a day is told of from its first second', () => {
  const lag = createLag()
  lag.replayed(0)
  for (let second = 0; second <= 86_400; second++) lag.wrote(second + 1, second * 1000)
  expect(lag.behind()).toBe(86_400_000)
})

test('one that follows by other means than the log is believed', () => {
  const lag = createLag()
  lag.wrote(100, 0)
  lag.wrote(200, 9000)
  lag.replayed(null)
  expect(lag.behind()).toBe(0)
})
