import { waitInWords } from '@ostrov/shared/formats/wait'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Config } from '../config'
import type { Deps } from './deps'
import { widerKey } from './networks'
import { Refusal } from './problems'

export type LimitKind = keyof Config['limits']
export type Limits = {
  /**
   * Counts `points` more of `kind` for `key`, and where that is somebody's IPv6 network for the wider one around it, which may do
   * four times as much. @returns how many that makes. @throws {Refusal} `request.too_often` with the seconds to wait.
   */
  consume: (kind: LimitKind, key: string, points?: number) => Promise<number>
  /** Counts nothing. @throws {Refusal} `request.too_often` when all of `kind` is used up. */
  demandRoom: (kind: LimitKind, key: string) => Promise<void>
  /** Takes one back: what was counted turned out to be no abuse, such as a right password. */
  giveBack: (kind: LimitKind, key: string) => Promise<void>
}

/** How much more the /48 may do that a home line's /64 lies in: neighbours live there, and whoever rents all of it. */
const WIDER = 4
/** Machines’ clocks differ by less. */
const CLOCK_SLACK_MS = 5_000

const made = new WeakMap<Deps, Limits>()

/** The counters of what may be done only so often, shared by all processes through the database. */
export function createLimits(deps: Deps): Limits {
  const known = made.get(deps)
  if (known) return known
  const limiters = new Map<string, RateLimiterPostgres>()
  const limiterOf = (kind: LimitKind, times = 1) => {
    const name = `${kind} ${times}`
    const limiter = limiters.get(name) ?? createLimiter(deps, kind, times)
    limiters.set(name, limiter)
    return limiter
  }
  /** Whom a key counts, the narrower first. */
  const countersOf = (kind: LimitKind, key: string) => {
    const wider = widerKey(key)
    return [{ limiter: limiterOf(kind), key }, ...(wider ? [{ limiter: limiterOf(kind, WIDER), key: wider }] : [])]
  }
  const limits: Limits = {
    async consume(kind, key, points = 1) {
      try {
        const made: number[] = []
        for (const { limiter, key: one } of countersOf(kind, key))
          made.push((await count(limiter, one, points)).consumedPoints)
        return made[0] ?? 0
      } catch (reason) {
        if (reason instanceof RateLimiterRes) {
          throw tooOften(reason.msBeforeNext / 1000)
        }
        throw reason
      }
    },
    async demandRoom(kind, key) {
      for (const { limiter, key: one } of countersOf(kind, key)) {
        const counted = await limiter.get(one)
        if (counted && counted.remainingPoints <= 0 && !isStale(limiter, counted))
          throw tooOften(counted.msBeforeNext / 1000)
      }
    },
    async giveBack(kind, key) {
      for (const { limiter, key: one } of countersOf(kind, key)) await limiter.reward(one)
    },
  }
  made.set(deps, limits)
  return limits
}

async function count(limiter: RateLimiterPostgres, key: string, points: number) {
  try {
    return await limiter.consume(key, points)
  } catch (reason) {
    if (!isStale(limiter, reason)) throw reason
    await limiter.delete(key)
    return limiter.consume(key, points)
  }
}

/** It would last for longer than counts do: it was begun before the clock was set back, and holds nobody any more. */
const isStale = ({ duration }: RateLimiterPostgres, counted: unknown) =>
  counted instanceof RateLimiterRes && counted.msBeforeNext > duration * 1_000 + CLOCK_SLACK_MS

function createLimiter(deps: Deps, kind: LimitKind, times: number) {
  const { seconds, ...limit } = deps.config.limits[kind]
  const points = limit.points * times
  return new RateLimiterPostgres({
    storeClient: deps.shared,
    storeType: 'client',
    schemaName: 'limits',
    tableName: 'hit',
    tableCreated: true,
    keyPrefix: kind,
    points,
    duration: seconds,
    // Who is over the limit is refused from memory: an attack then costs the database nothing.
    inMemoryBlockOnConsumed: points + 1,
  })
}

function tooOften(retryAfter: number) {
  return new Refusal('request.too_often', {
    message: `Слишком много попыток. Повторите через ${waitInWords(retryAfter)}.`,
    retryAfter,
  })
}
