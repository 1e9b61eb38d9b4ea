import type { SmsConfig } from '../../config'
import type { SmsDoor, SmsFailureKind, SmsMessage, SmsResult } from './sms'
import { type Fetch, field, NO_ANSWER, REPEAT_PAUSE_MS, TIMEOUT_MS, UNREACHED, unreached } from './smsru'

/** The same was asked more than once a minute. */
const REPEATED = 9

const KINDS: Readonly<Record<number, SmsFailureKind>> = {
  [UNREACHED]: 'unavailable',
  [NO_ANSWER]: 'unavailable',
  7: 'number',
  8: 'number',
  [REPEATED]: 'too_often',
}

/**
 * SMSC.ru client (`POST /sys/send.php`), which answers 200 also where it refuses. Asks once more when no answer came: if the lost
 * first try did go out, the second is refused as a repeat, which therefore counts as sent.
 */
export function createSmsc({ url, apiKey }: SmsConfig['smsc'], fetch: Fetch, pauseMs = REPEAT_PAUSE_MS): SmsDoor {
  return async (message) => {
    const first = await send({ url, apiKey }, fetch, message)
    if (first.ok || first.code !== NO_ANSWER) return first
    await Bun.sleep(pauseMs)
    const second = await send({ url, apiKey }, fetch, message)
    if (second.ok) return second
    // What came of the first try stays unknown, whatever is said of the second.
    return second.code === REPEATED ? { ok: true, id: '' } : first
  }
}

async function send({ url, apiKey }: SmsConfig['smsc'], fetch: Fetch, { phone, text }: SmsMessage): Promise<SmsResult> {
  try {
    const response = await fetch(new URL('/sys/send.php', url).href, {
      method: 'POST',
      body: new URLSearchParams({ apikey: apiKey, phones: phone, mes: text, charset: 'utf-8', fmt: '3' }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return readAnswer(await response.json())
  } catch (error) {
    return failure(unreached(error) ? UNREACHED : NO_ANSWER)
  }
}

function readAnswer(answer: unknown): SmsResult {
  const code = field(answer, 'error_code')
  if (typeof code === 'number') return failure(code)
  const id = field(answer, 'id')
  return typeof id === 'number' || typeof id === 'string' ? { ok: true, id: String(id) } : failure(NO_ANSWER)
}

const failure = (code: number): SmsResult => ({ ok: false, kind: KINDS[code] ?? 'account', code })
