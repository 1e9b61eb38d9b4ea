import { USUAL_STATUSES } from '@ostrov/shared/counters/form'
import type { DoorName } from '@ostrov/shared/system/doors'
import webpush from 'web-push'
import { loadConfig } from '../src/config'
import { createArcafe } from '../src/services/counters/arcafe'
import type { Counter } from '../src/services/counters/counter'
import { createFrontpad } from '../src/services/counters/frontpad'
import { createIiko } from '../src/services/counters/iiko'
import type { DoorLine, DoorLines } from '../src/services/door-line'
import { createAddressHints } from '../src/services/geo/dadata'
import { createMailDoor } from '../src/services/mail/mail'
import type { Fetch } from '../src/services/payments/bank-call'
import { createTbank } from '../src/services/payments/tbank'
import { createPushDoor } from '../src/services/push/push'
import { createSmsc } from '../src/services/sms/smsc'
import { createSmsru } from '../src/services/sms/smsru'
import { createSocialDoors } from '../src/services/social/social'
import {
  watchBank,
  watchCounter,
  watchFetch,
  watchMail,
  watchPush,
  watchSms,
  watchSocial,
} from '../src/services/watched-doors'
import { atOnce } from './at-once'
import { BRIEF_SMTP, startFaultySmtp } from './faulty-smtp'
import { PUSH_KEYS } from './push-keys'

const config = loadConfig({ NODE_ENV: 'test', DATABASE_URL: 'postgres://localhost/x' })

/** How the line falters; what a service itself may answer is tried beside each of them. */
export const FAULTS = {
  slow: () => Promise.reject(new DOMException('The operation timed out.', 'TimeoutError')),
  '500': () => Promise.resolve(new Response('broken', { status: 500 })),
  cut: () => Promise.resolve(new Response('{"result":"succ')),
  unheard: () => Promise.reject(Object.assign(new Error('refused'), { code: 'ConnectionRefused' })),
} as const satisfies Record<string, () => Promise<Response>>
export type Fault = keyof typeof FAULTS

/** One harmless question to a door; what it answers must be told apart from an answer that came. */
type Ask = () => Promise<unknown>
type Opened = (fetch: Fetch, line: DoorLine, lines: DoorLines) => Ask

const url = 'http://127.0.0.1:9'
const codes = {
  affiliate: '',
  point: '',
  channel: '',
  pay_online: '',
  pay_card: '',
  pay_cash: '',
  delivery_article: '',
}
const readStops = (counter: Counter) => () => counter.readStops()
const returned = {
  code: 'c',
  state: 's',
  verifier: 'v'.repeat(43),
  device_id: 'd',
  redirect_uri: 'https://x.example/back',
}
const yandexSettings = { url, infoUrl: url, clientId: '1', clientSecret: 'secret' }
const social = { ...config.social, mode: 'live' as const, vk: { url, clientId: '1' }, yandex: yandexSettings }
const vapid = webpush.generateVAPIDKeys()
const pushConfig = {
  ...{ transport: 'webpush' as const, vapidPublicKey: vapid.publicKey, vapidPrivateKey: vapid.privateKey },
  vapidSubject: 'mailto:help@ostrov.example',
}
const nowhere = { write: () => Promise.reject(new Error('The outbox must not be used')) }
const servers: { stop: (isAtOnce?: boolean) => unknown }[] = []
/** Of what was opened for a door, everything that listens. */
export function stopServers() {
  for (const server of servers) server.stop(true)
}

/** How each door is opened and asked, and what it answers while the service is away; `but`: faults that are no absence there. */
export const DOORS: Partial<Record<DoorName, { open: Opened; away: unknown; but?: Fault[] }>> = {
  bank: {
    open: (fetch, line) => {
      const bank = watchBank(createTbank({ ...config.payments, url }, fetch, []), line)
      return () => bank.getState('1')
    },
    away: { ok: false, kind: 'unavailable' },
  },
  sms: {
    open: (fetch, line) => {
      const send = watchSms(createSmsru({ url, apiId: 'key' }, fetch, 0), line)
      return () => send({ phone: '79001112233', text: 'Код: 4821' })
    },
    away: { ok: false, kind: 'unavailable' },
  },
  sms_reserve: {
    open: (fetch, line) => {
      const send = watchSms(createSmsc({ url, apiKey: 'key' }, fetch, 0), line)
      return () => send({ phone: '79001112233', text: 'Код: 4821' })
    },
    away: { ok: false, kind: 'unavailable' },
  },
  dadata: {
    open: (fetch, line) => {
      const hints = createAddressHints({ ...config.geo, dadataUrl: url, dadataToken: 't' }, watchFetch(fetch, line))
      return async () => hints?.('Ленина 1', { count: 1 })
    },
    away: null,
    // The gazetteer answers instead, but an answer did come over the line.
    but: ['cut'],
  },
  mail: {
    open: (fetch, line) => {
      const server = startFaultySmtp(fetch)
      servers.push(server)
      const smtpUrl = `smtp://robot:secret@127.0.0.1:${server.port}`
      const settings = { transport: 'smtp' as const, smtpUrl, from: 'Robot <robot@ostrov.example>' }
      const send = watchMail(createMailDoor(settings, nowhere, BRIEF_SMTP), line)
      return () => send({ to: 'anna@example.ru', subject: 'Код', text: '4821', html: '<p>4821</p>' })
    },
    away: { ok: false, kind: 'unavailable' },
  },
  push: {
    open: (fetch, _, lines) => {
      const send = watchPush(createPushDoor(pushConfig, nowhere, fetch), lines)
      const subscription = { endpoint: 'https://fcm.googleapis.com/fcm/send/4821', keys: PUSH_KEYS }
      return () => send(subscription, { title: 'Заказ готовят', body: 'Уха', url: '/eda/orders/1', topic: 'o1' })
    },
    away: { ok: false, kind: 'retry' },
    // What it answers beyond its status is not read.
    but: ['cut'],
  },
  vk: {
    open: (fetch, line) => {
      const { vk } = createSocialDoors({ ...config, social }, fetch)
      if (!vk) throw new Error('VK ID is not set up')
      const { readPerson } = watchSocial(vk, line)
      return () => readPerson(returned)
    },
    away: 'unavailable',
    // An answer that cannot be read is a refusal there.
    but: ['cut'],
  },
  yandex: {
    open: (fetch, line) => {
      const { yandex } = createSocialDoors({ ...config, social }, fetch)
      if (!yandex) throw new Error('Yandex ID is not set up')
      const { readPerson } = watchSocial(yandex, line)
      return () => readPerson(returned)
    },
    away: 'unavailable',
    but: ['cut'],
  },
  frontpad: {
    open: (fetch, line) =>
      readStops(
        watchCounter(createFrontpad({ url, takeTurn: atOnce, fetch }), line).open('key', {
          ...codes,
          ...USUAL_STATUSES,
        }),
      ),
    away: { ok: false, failure: 'away' },
  },
  arcafe: {
    open: (fetch, line) =>
      readStops(
        watchCounter(createArcafe({ url, takeTurn: atOnce, fetch }), line).open('key', { delivery_article: '' }),
      ),
    away: { ok: false, failure: 'away' },
  },
  iiko: {
    open: (fetch, line) => {
      const names = { organization: '', terminal: '', pay_online: '', pay_card: '', pay_cash: '', delivery_article: '' }
      const settings = { ...names, discount_type: '' }
      return readStops(watchCounter(createIiko({ url, takeTurn: atOnce, fetch }), line).open('login', settings))
    },
    away: { ok: false, failure: 'away' },
  },
}
