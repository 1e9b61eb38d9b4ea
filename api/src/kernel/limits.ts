import { waitInWords } from '@ostrov/shared/formats/wait'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Config } from '../config'
import type { Deps } from './deps'
import { Refusal } from './problems'

export type LimitKind = keyof Config['limits']
export type Limits = {
  /** Counts `points` more of `kind` for `key`. @returns how many that makes. @throws {Refusal} `request.too_often` with the seconds to wait. */
  consume: (kind: LimitKind, key: string, points?: number) => Promise<number>
  /** Counts nothing. @throws {Refusal} `request.too_often` when all of `kind` is used up. */
  demandRoom: (kind: LimitKind, key: string) => Promise<void>
  /** Takes one back: what was counted turned out to be no abuse, such as a right password. */
  giveBack: (kind: LimitKind, key: string) => Promise<void>
}

const made = new WeakMap<Deps, Limits>()

/** The counters of what may be done only so often, shared by all processes through the database. */
export function createLimits(deps: Deps): Limits {
  const known = made.get(deps)
  if (known) return known
  const limiters = new Map<LimitKind, RateLimiterPostgres>()
  const limiterOf = (kind: LimitKind) => {
    const limiter = limiters.get(kind) ?? createLimiter(deps, kind)
    limiters.set(kind, limiter)
    return limiter
  }
  const limits: Limits = {
    async consume(kind, key, points = 1) {
      try {
        return (await limiterOf(kind).consume(key, points)).consumedPoints
      } catch (reason) {
        if (reason instanceof RateLimiterRes) {
          throw tooOften(reason.msBeforeNext / 1000)
        }
        throw reason
      }
    },
    async demandRoom(kind, key) {
      const counted = await limiterOf(kind).get(key)
      if (counted && counted.remainingPoints <= 0) throw tooOften(counted.msBeforeNext / 1000)
    },
    async giveBack(kind, key) {
      await limiterOf(kind).reward(key)
    },
  }
  made.set(deps, limits)
  return limits
}

function createLimiter(deps: Deps, kind: LimitKind) {
  const { points, seconds } = deps.config.limits[kind]
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
