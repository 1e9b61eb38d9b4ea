import type { SmsConfig } from '../../config'
import { type Fetch, field, TIMEOUT_MS } from './smsru'

/** `sent` while nobody knows; `cost` in kopecks where the gateway says; `code` is the gateway's own. */
export type SmsStatus = { fate: 'sent' | 'delivered' | 'failed'; cost: number | null; code: number }
/** What became of an SMS by the gateway's id. Never throws for reasons of the gateway. */
export type SmsStatusDoor = (id: string) => Promise<SmsStatus>

const DELIVERED = 103
/** Its time ran out, it was deleted, refused, or could not be brought; 150 is a number nobody has. */
const FAILED = new Set([104, 105, 106, 107, 108, 150])
const UNKNOWN: SmsStatus = { fate: 'sent', cost: null, code: 0 }

/** SMS.ru's `POST /sms/status`. What went elsewhere is never asked about. */
export function createSmsStatusDoor(
  { url, apiId }: Pick<SmsConfig, 'url' | 'apiId'>,
  fetch: Fetch = globalThis.fetch,
): SmsStatusDoor {
  return async (id) => {
    try {
      const response = await fetch(new URL('/sms/status', url).href, {
        method: 'POST',
        body: new URLSearchParams({ api_id: apiId, sms_id: id, json: '1' }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      return readStatus(field(field(await response.json(), 'sms'), id))
    } catch {
      return UNKNOWN
    }
  }
}

function readStatus(one: unknown): SmsStatus {
  const code = Number(field(one, 'status_code'))
  if (!Number.isInteger(code)) return UNKNOWN
  const rubles = Number.parseFloat(String(field(one, 'cost')))
  const cost = Number.isFinite(rubles) && rubles >= 0 ? Math.round(rubles * 100) : null
  return { fate: code === DELIVERED ? 'delivered' : FAILED.has(code) ? 'failed' : 'sent', cost, code }
}
