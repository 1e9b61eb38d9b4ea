import { expect, test } from 'bun:test'
import type { Point, Position } from '../geo/shapes'
import { type AtHand, chooseCourier, goTogether, type Leg, minutesTo, runsOf } from './way'

/** Metres east and north of a kitchen in the south of the island. */
const KITCHEN: Position = [142.73, 46.96]
const at = (east: number, north: number): Position => [
  KITCHEN[0] + east / (111_320 * Math.cos((46.96 * Math.PI) / 180)),
  KITCHEN[1] + north / 111_320,
]
const time = (minutes: number) => new Date(Date.UTC(2026, 10, 30, 8, minutes)).toISOString()
const leg = (to: Position | null, promised = 0): Leg => ({ from: KITCHEN, to, promised_at: time(promised) })

test('minutes grow with the way, with what one goes by, and with each door that is nearer', () => {
  const way = { from: KITCHEN, others: [], transport: 'bicycle' as const }
  expect(minutesTo(at(0, 0), way)).toBe(2)
  expect(minutesTo(at(0, 1000), way)).toBe(9)
  expect(minutesTo(at(0, 1000), { ...way, transport: 'foot' })).toBe(20)
  expect(minutesTo(at(0, 1000), { ...way, transport: 'car' })).toBe(6)
  expect(minutesTo(at(0, 1000), { ...way, others: [at(0, 500)] })).toBe(13)
  // A door behind one's own is no stop on the way.
  expect(minutesTo(at(0, 1000), { ...way, others: [at(0, 2000)] })).toBe(9)
})

test('two orders go together from one kitchen, one way and for about one time', () => {
  const far = leg(at(0, 3000))
  expect(goTogether(far, leg(at(100, 1500)))).toBe(true)
  expect(goTogether(leg(at(300, 0)), leg(at(0, 300)))).toBe(true)
  expect(goTogether(far, leg(at(3000, 0)))).toBe(false)
  expect(goTogether(far, leg(at(0, -1500)))).toBe(false)
  expect(goTogether(far, leg(at(100, 1500), 26))).toBe(false)
  expect(goTogether(far, { ...leg(at(100, 1500)), from: at(500, 0) })).toBe(false)
  expect(goTogether(far, leg(null))).toBe(false)
})

const courier = (courier_id: string, idle: number, ...carries: AtHand['carries']): AtHand => ({
  ...{ courier_id, idle_since: time(idle), carries },
})
const waits = (to: Position, is_out = false) => ({ ...leg(to), is_out })

test('the rule gives to who is free, the longest idle first; else to who still waits and goes that way', () => {
  const order = leg(at(0, 3000))
  const way = waits(at(0, 1500))
  expect(chooseCourier(order, [courier('busy', 0, way), courier('later', 9), courier('sooner', 5)])).toBe('sooner')
  expect(chooseCourier(order, [courier('two', 0, way, way), courier('one', 5, way)])).toBe('one')
  expect(chooseCourier(order, [courier('left', 0, waits(at(0, 1500), true))])).toBeNull()
  expect(chooseCourier(order, [courier('away', 0, waits(at(3000, 0)))])).toBeNull()
  expect(chooseCourier(order, [courier('full', 0, way, way, way)])).toBeNull()
  expect(chooseCourier(order, [])).toBeNull()
})

test('orders of one way are one run, the nearest door next; another way is a run of its own', () => {
  const point = (coordinates: Position): Point => ({ type: 'Point', coordinates })
  const one = (id: number, to: Position | null, promised: number, status = 'IN_PREPARATION') => ({
    ...{ id, status, promised_at: time(promised), restaurant: { coordinates: point(KITCHEN) } },
    coordinates: to && point(to),
  })
  const orders = [
    one(1, at(0, 3000), 0),
    one(2, at(3000, 0), 5),
    one(3, at(0, 1500), 10),
    one(4, null, 15),
    one(5, at(0, 2000), 20, 'OUT_FOR_DELIVERY'),
  ]
  expect(runsOf(orders).map((run) => run.map(({ id }) => id))).toEqual([[3, 1], [2], [4], [5]])
  expect(runsOf([])).toEqual([])
})
