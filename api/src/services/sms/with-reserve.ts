import { MINUTE_MS } from '@ostrov/shared/formats/time'
import type { SmsDoor, SmsResult } from './sms'
import { NO_ANSWER } from './smsru'

/** A gateway that was away is asked second for so long. */
const AWAY_MS = 5 * MINUTE_MS

/**
 * Sends by the first gateway, and by the reserve what the first has refused for our account or could not be reached for. No message
 * goes by both: one whose answer was lost stays with the gateway that may have sent it, and the next one begins with the other.
 */
export function withReserve(first: SmsDoor, reserve: SmsDoor, now: () => number = () => performance.now()): SmsDoor {
  let awayUntil = 0
  const byFirst: SmsDoor = async (message) => {
    const result = await first(message)
    if (!result.ok && result.kind === 'unavailable') awayUntil = now() + AWAY_MS
    return result
  }
  const byReserve: SmsDoor = async (message) => {
    const result = await reserve(message)
    if (result.ok) return { ...result, by: 'reserve' }
    // The queue would try it at the first gateway.
    return result.code === NO_ANSWER ? { ...result, kind: 'lost' } : result
  }
  return async (message, { isRepeat = false } = {}) => {
    // What came of its earlier try is not known here.
    if (isRepeat) return byFirst(message)
    const [one, other] = now() < awayUntil ? [byReserve, byFirst] : [byFirst, byReserve]
    const result = await one(message)
    return mayGoElsewhere(result) ? other(message) : result
  }
}

/** It has certainly not been sent, and for no reason of the number's own. */
const mayGoElsewhere = (result: SmsResult) =>
  !result.ok && (result.kind === 'account' || (result.kind === 'unavailable' && result.code !== NO_ANSWER))
