import { afterAll, describe, expect, test } from 'bun:test'
import type { DoorName } from '@ostrov/shared/system/doors'
import { DOORS, FAULTS, type Fault, stopServers } from '../../test/faulty-doors'
import { metricsText } from '../kernel/metrics'
import { createDoorLines } from './door-line'
import { watchSms, watchStore } from './watched-doors'

afterAll(stopServers)

const cases = Object.entries(DOORS).flatMap(([door, { but = [] }]) =>
  Object.keys(FAULTS).flatMap((fault) => (but.some((one) => one === fault) ? [] : [{ door, fault }])),
)
const isDoor = (name: string): name is keyof typeof DOORS => Object.hasOwn(DOORS, name)
const isFault = (name: string): name is Fault => Object.hasOwn(FAULTS, name)

function lineTo(door: DoorName) {
  const clock = { now: 0 }
  const failures: (string | null)[] = []
  const pauses: (Date | null)[] = []
  const notes = {
    of: () => (failure: string | null) => failures.push(failure),
    paused: (_: DoorName, until: Date | null) => pauses.push(until),
    flush: async () => undefined,
  }
  const lines = createDoorLines(notes, () => clock.now)
  return { clock, failures, pauses, lines, line: lines.to(door) }
}

describe.each(cases)('$door, $fault', ({ door, fault }) => {
  test('says that it is away, is left alone after five times, and is found again by itself', async () => {
    const known = isDoor(door) && isFault(fault) ? { opened: DOORS[door], falter: FAULTS[fault] } : null
    if (!known?.opened || !isDoor(door)) throw new Error('No such case')
    const { opened, falter } = known
    const { clock, failures, pauses, line, lines } = lineTo(door)
    let asked = 0
    const ask = opened.open(
      () => {
        asked += 1
        return falter()
      },
      line,
      lines,
    )
    const away = (answer: unknown) =>
      typeof opened.away === 'object' && opened.away !== null
        ? expect(answer).toMatchObject(opened.away)
        : expect(answer).toBe(opened.away)
    for (let times = 0; times < 5; times += 1) away(await ask())
    const heard = asked
    expect(heard).toBeGreaterThanOrEqual(5)
    // Left alone: the same answer at once, and nobody outside hears of it.
    away(await ask())
    expect(asked).toBe(heard)
    expect(pauses).toEqual([new Date(10_000)])
    clock.now = 10_000
    await ask()
    expect(asked).toBeGreaterThan(heard)
    expect(pauses.at(-1)).toEqual(new Date(30_000))
    expect(failures).toHaveLength(6)
    expect(JSON.stringify(failures)).not.toMatch(/79001112233|4821|key|Ленина/)
  })
})

test('a bucket that never answers is given up, one that fails is left alone, and a word of it is kept', async () => {
  const { failures, line } = lineTo('store')
  let asked = 0
  const broken = () => {
    asked += 1
    return Promise.reject(Object.assign(new Error('secret address'), { code: 'ECONNRESET' }))
  }
  const store = watchStore({ put: broken, get: broken, remove: broken }, line)
  for (let times = 0; times < 6; times += 1) await store.get('a/original.webp').catch(() => undefined)
  expect(asked).toBe(5)
  expect(failures).toEqual(Array.from({ length: 5 }, () => 'door.unavailable ECONNRESET'))
})

test('a key that is not taken is no reason to stop asking', async () => {
  const { pauses, line } = lineTo('sms')
  let asked = 0
  const send = watchSms(async () => {
    asked += 1
    return { ok: false, kind: 'account', code: 200 }
  }, line)
  for (let times = 0; times < 8; times += 1) await send({ phone: '79001112233', text: '-' })
  expect([asked, pauses]).toEqual([8, []])
})

test('calls, failures, seconds and pauses of each door stand in the metrics', async () => {
  const { line, lines } = lineTo('mail')
  // Other files of this process have asked the same door.
  const before = countsIn(await metricsText())
  const ask = (failure: string | null) =>
    line(async () => failure, { failureOf: (told) => told, paused: () => 'paused' })
  await ask(null)
  for (let times = 0; times < 6; times += 1) await ask('mail.unavailable')
  const text = await metricsText()
  const added = countsIn(text).map((count, place) => count - (before[place] ?? 0))
  expect(added).toEqual([1, 5, 1, 6])
  expect(text).toContain('door_paused{door="mail"} 1')
  lines.reopen('mail')
  expect(await metricsText()).toContain('door_paused{door="mail"} 0')
  expect(await ask(null)).toBe(null)
})

/** Calls that went well, failed, and were not made, and how many were timed. */
function countsIn(metrics: string) {
  const calls = ['ok', 'failure', 'paused'].map((outcome) => `door_calls_total{door="mail",outcome="${outcome}"}`)
  return [...calls, 'door_call_duration_seconds_count{door="mail"}'].map((name) => {
    const line = metrics.split('\n').find((one) => one.startsWith(`${name} `))
    return Number(line?.slice(name.length) ?? 0)
  })
}
