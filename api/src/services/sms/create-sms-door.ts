import type { SmsConfig } from '../../config'
import type { Outbox } from '../outbox'
import type { SmsDoor } from './sms'
import { createSmsru, type Fetch } from './smsru'

/** The door the settings ask for: SMS.ru, or the outbox that development and tests read. */
export function createSmsDoor(config: SmsConfig, outbox: Outbox, fetch: Fetch = globalThis.fetch): SmsDoor {
  if (config.provider === 'smsru') return createSmsru(config, fetch)
  return async ({ phone, text }) => {
    await outbox.write({ channel: 'sms', to: phone, body: text })
    return { ok: true, id: crypto.randomUUID() }
  }
}
