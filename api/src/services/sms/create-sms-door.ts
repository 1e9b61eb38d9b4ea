import type { SmsConfig } from '../../config'
import type { Outbox } from '../outbox'
import type { SmsDoor } from './sms'
import { createSmsc } from './smsc'
import { createSmsru, type Fetch } from './smsru'
import { withReserve } from './with-reserve'

/** Puts itself before a gateway, to see how it answers. */
type Watch = (gateway: 'sms' | 'sms_reserve', send: SmsDoor) => SmsDoor
const unwatched: Watch = (_, send) => send

/** The door the settings ask for: SMS.ru, with SMSC.ru in reserve where that is set, or the outbox that development and tests read. */
export function createSmsDoor(
  config: Omit<SmsConfig, 'dayCap'>,
  outbox: Outbox,
  fetch: Fetch = globalThis.fetch,
  watch: Watch = unwatched,
): SmsDoor {
  if (config.provider === 'smsru') {
    const first = watch('sms', createSmsru(config, fetch))
    return config.reserve === 'smsc' ? withReserve(first, watch('sms_reserve', createSmsc(config.smsc, fetch))) : first
  }
  return async ({ phone, text }) => {
    await outbox.write({ channel: 'sms', to: phone, body: text })
    return { ok: true, id: crypto.randomUUID() }
  }
}
