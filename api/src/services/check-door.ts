import type { DoorName } from '@ostrov/shared/system/doors'
import { keptFailure } from '@ostrov/shared/system/failures'
import { createTransport } from 'nodemailer'
import type { Config } from '../config'
import { type DoorFailure, lineFailure, statusFailure } from './door-notes'
import { doorSetups } from './door-setups'
import { createAddressHints } from './geo/dadata'
import { createImageStore } from './images/image-store'
import { createTbank } from './payments/tbank'
import { bankFailure, storeFailure } from './watched-doors'

/** What a door said; `words` of one that answered. */
type Checked = { failure: DoorFailure; words: string }
type Check = (config: Config) => Promise<Checked>

const TIMEOUT_MS = 8_000
const SMSRU_WELL = 100
const PUSH_SERVICES = [
  'https://fcm.googleapis.com',
  'https://updates.push.services.mozilla.com',
  'https://web.push.apple.com',
]

/**
 * How each door is asked without doing anything: no letter, message, notice or payment comes of it. Where a question would need
 * a person or a restaurant, only the address is tried.
 */
const CHECKS: Record<DoorName, Check> = {
  bank: checkBank,
  sms: ({ sms }) => checkBalance(`${sms.url}/my/balance`, { api_id: sms.apiId, json: '1' }, smsruFailure),
  sms_reserve: ({ sms: { smsc } }) =>
    checkBalance(`${smsc.url}/sys/balance.php`, { apikey: smsc.apiKey, fmt: '3' }, smscFailure),
  mail: checkMail,
  push: async () => {
    const answers = await Promise.all(PUSH_SERVICES.map(reach))
    return answered(
      answers.find((failure) => failure !== null) ?? null,
      'Службы Google, Mozilla и\u00A0Apple отвечают. Уведомлений не\u00A0отправляли.',
    )
  },
  dadata: checkHints,
  geocoder: async ({ geo }) => answered(await reach(geo.geocoderUrl), 'Адрес отвечает.'),
  store: checkStore,
  vk: async ({ social }) => answered(await reach(social.vk.url), APPLICATION_LATER),
  yandex: async ({ social }) => answered(await reach(social.yandex.url), APPLICATION_LATER),
  frontpad: async ({ counters }) => answered(await reach(counters.frontpadUrl), COUNTER_LATER),
  arcafe: async ({ counters }) => answered(await reach(counters.arcafeUrl), COUNTER_LATER),
  iiko: async ({ counters }) => answered(await reach(counters.iikoUrl), COUNTER_LATER),
}

const APPLICATION_LATER = 'Сервис отвечает. Примет\u00A0ли он наше приложение, покажет первый вход.'
const COUNTER_LATER = 'Адрес кассы отвечает. Ключи ресторанов проверяются в\u00A0их настройках.'

/** Whether there is anything outside to ask. The bank's sandbox is asked as the bank is. */
export function canCheck(config: Config, door: DoorName): boolean {
  const { setup } = doorSetups(config)[door]
  return setup === 'on' || setup === 'half' || (door === 'bank' && setup === 'stand_in')
}

/** Asks a door whether it answers and knows us. Waits some ten seconds at most; never throws for reasons of the door. */
export function checkDoor(config: Config, door: DoorName): Promise<Checked> {
  return CHECKS[door](config)
}

const answered = (failure: DoorFailure, words: string): Checked => ({ failure, words })

async function checkBank({ payments }: Config) {
  // Of a payment that nobody has made: the signature is looked at before it.
  const result = await createTbank(payments).checkOrder(`check-${crypto.randomUUID().slice(0, 13)}`)
  return answered(bankFailure(result), 'Банк ответил и\u00A0узнал наш терминал. Платежей не\u00A0создавали.')
}

async function checkMail({ mail }: Config) {
  const transport = createTransport({ url: mail.smtpUrl, connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS })
  try {
    await transport.verify()
    return answered(null, 'Сервер ответил и\u00A0принял наш вход. Писем не\u00A0отправляли.')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    return answered(keptFailure(code === 'EAUTH' ? 'mail.account' : 'mail.unavailable', code), '')
  } finally {
    transport.close()
  }
}

async function checkHints({ geo }: Config) {
  let failure: DoorFailure = keptFailure('door.unavailable')
  const hints = createAddressHints(geo, async (url, init) => {
    const response = await fetch(url, init)
    failure = response.ok ? null : statusFailure(response.status)
    return response
  })
  await hints?.('Ленина 1', { count: 1 })
  return answered(failure, 'Сервис ответил и\u00A0принял наш ключ.')
}

async function checkStore({ images }: Config) {
  try {
    await createImageStore(images).get('check/none.webp')
    return answered(null, 'Хранилище ответило и\u00A0приняло наш ключ.')
  } catch (error) {
    return answered(storeFailure(error), '')
  }
}

type ReadBalance = (answer: Record<string, unknown>) => DoorFailure

const smsruFailure: ReadBalance = ({ status_code }) =>
  status_code === SMSRU_WELL ? null : keptFailure('sms.account', String(status_code))
const smscFailure: ReadBalance = ({ error_code }) =>
  error_code === undefined ? null : keptFailure('sms.account', String(error_code))

/** The account's money: what a gateway tells without sending anything. */
async function checkBalance(url: string, body: Record<string, string>, failureOf: ReadBalance): Promise<Checked> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) return answered(statusFailure(response.status), '')
    const answer: unknown = await response.json()
    const fields = typeof answer === 'object' && answer !== null ? Object.fromEntries(Object.entries(answer)) : {}
    const balance = Number(fields.balance)
    const money = Number.isFinite(balance) ? ` На\u00A0счёте ${balance.toLocaleString('ru-RU')}\u00A0₽.` : ''
    return answered(failureOf(fields), `Шлюз ответил и\u00A0принял наш ключ.${money}`)
  } catch (error) {
    return answered(lineFailure(error), '')
  }
}

/** Whether anybody is at an address: what is answered does not matter. */
async function reach(url: string): Promise<DoorFailure> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) })
    await response.body?.cancel()
    return response.status >= 500 ? statusFailure(response.status) : null
  } catch (error) {
    return lineFailure(error)
  }
}
