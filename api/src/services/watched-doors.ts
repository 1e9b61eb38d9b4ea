import { keptFailure } from '@ostrov/shared/system/failures'
import type { Counter, CounterAnswer, CounterDoor, Sending } from './counters/counter'
import { type DoorLine, type DoorLines, DoorPaused, measured } from './door-line'
import { type DoorFailure, lineFailure, statusFailure } from './door-notes'
import type { ImageStore } from './images/listed-store'
import type { MailDoor, MailResult } from './mail/mail'
import type { Fetch } from './payments/bank-call'
import type { BankResult } from './payments/bank-result'
import type { Bank } from './payments/tbank'
import type { PushDoor, PushResult } from './push/push'
import { PUSH_HOSTS } from './push/push-hosts'
import type { SmsDoor, SmsResult } from './sms/sms'
import { UNREACHED } from './sms/smsru'
import type { SocialDoor } from './social/social'
import type { WebhookDoor } from './webhooks/webhook'

/** Doors that are asked over their line, and are otherwise what they were. What they answer while it is paused was never sent. */

/** The bank's words that our own terminal or password is wrong; any other refusal is about the payment. */
const BANK_ACCOUNT = new Set(['202', '204', '205', '501'])

/** What the bank's answer says of the line to it. */
export function bankFailure(result: BankResult<unknown>): DoorFailure {
  if (result.ok || result.kind === 'lost') return null
  if (BANK_ACCOUNT.has(result.code)) return keptFailure('door.account', result.code)
  return result.kind === 'unavailable' ? keptFailure('door.unavailable', result.code) : null
}

export function watchBank(bank: Bank, line: DoorLine): Bank {
  const told = <Value>(ask: () => Promise<BankResult<Value>>) =>
    line(ask, { failureOf: bankFailure, paused: (): BankResult<Value> => BANK_PAUSED })
  return {
    init: (input) => told(() => bank.init(input)),
    getState: (paymentId) => told(() => bank.getState(paymentId)),
    getStateNow: (paymentId) => told(() => bank.getStateNow(paymentId)),
    checkOrder: (orderId) => told(() => bank.checkOrder(orderId)),
    confirm: (...given) => told(() => bank.confirm(...given)),
    getQr: (paymentId) => told(() => bank.getQr(paymentId)),
    getQrState: (paymentId) => told(() => bank.getQrState(paymentId)),
    cancel: (input) => told(() => bank.cancel(input)),
    closeReceipt: (...given) => told(() => bank.closeReceipt(...given)),
    charge: (...given) => told(() => bank.charge(...given)),
    cardsOf: (customerKey) => told(() => bank.cardsOf(customerKey)),
    accountOf: (requestKey) => told(() => bank.accountOf(requestKey)),
    accountNow: (requestKey) => told(() => bank.accountNow(requestKey)),
    bindAccount: (...given) => told(() => bank.bindAccount(...given)),
    removeCard: (...given) => told(() => bank.removeCard(...given)),
  }
}

const BANK_PAUSED = { ok: false, kind: 'unavailable', code: 'paused', message: 'The bank is left alone' } as const

/** A number that cannot be reached is the person's: the gateway has answered. */
function smsFailure(result: SmsResult): DoorFailure {
  if (result.ok || result.kind === 'number' || result.kind === 'too_often') return null
  return keptFailure(result.kind === 'account' ? 'sms.account' : 'sms.unavailable', String(result.code))
}

export const watchSms = (send: SmsDoor, line: DoorLine): SmsDoor =>
  over(line, send, { failureOf: smsFailure, paused: () => ({ ok: false, kind: 'unavailable', code: UNREACHED }) })

function mailFailure(result: MailResult): DoorFailure {
  if (result.ok || result.kind === 'recipient') return null
  return keptFailure(result.kind === 'account' ? 'mail.account' : 'mail.unavailable', result.message)
}

export const watchMail = (send: MailDoor, line: DoorLine): MailDoor =>
  over(line, send, { failureOf: mailFailure, paused: () => ({ ok: false, kind: 'unavailable', message: 'paused' }) })

/** Of what never left for the push service there is nothing to say. */
function pushFailure(result: PushResult): DoorFailure | undefined {
  if (result.ok) return null
  if (result.kind === 'retry') return keptFailure('push.later')
  return result.kind === 'fatal' ? keptFailure('door.account') : undefined
}

const PUSH_PAUSE_SECONDS = 30

/** Each browser's maker has a service of its own: of them one may be away. */
export function watchPush(send: PushDoor, lines: DoorLines): PushDoor {
  return (subscription, message) => {
    const service = URL.parse(subscription.endpoint)?.hostname ?? ''
    const known = PUSH_HOSTS.find((host) => service.endsWith(host)) ?? ''
    return lines.to('push', known)(() => send(subscription, message), {
      failureOf: pushFailure,
      paused: (): PushResult => ({ ok: false, kind: 'retry', after_seconds: PUSH_PAUSE_SECONDS }),
    })
  }
}

export function watchFetch(fetch: Fetch, line: DoorLine): Fetch {
  return (url, init) =>
    line(() => fetch(url, init), {
      failureOf: ({ ok, status }) => (ok ? null : statusFailure(status)),
      paused: neverSent,
    })
}

/** Its client waits for ever. */
const STORE_TIMEOUT_MS = 20_000

export function watchStore(store: ImageStore, line: DoorLine): ImageStore {
  const told = <Value>(work: () => Promise<Value>) =>
    line(() => within(STORE_TIMEOUT_MS, work()), {
      failureOf: () => null,
      failureOfError: storeFailure,
      paused: neverSent,
    })
  return {
    put: (...given) => told(() => store.put(...given)),
    get: (key) => told(() => store.get(key)),
    remove: (keys) => told(() => store.remove(keys)),
  }
}

function neverSent(): never {
  throw new DoorPaused()
}

async function within<Value>(ms: number, work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error('It took too long'), { code: 'TIMEOUT' })), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

const STORE_ACCOUNT = /AccessDenied|InvalidAccessKey|Signature|NoSuchBucket|MissingCredentials/

export function storeFailure(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return STORE_ACCOUNT.test(code) ? keptFailure('door.account', code) : lineFailure(error)
}

export function watchSocial({ address, readPerson }: SocialDoor, line: DoorLine): SocialDoor {
  return {
    address,
    readPerson: over(line, readPerson, { failureOf: socialFailure, paused: () => 'unavailable' as const }),
  }
}

/** Of a code that a service does not know nothing follows for the others. */
function socialFailure(person: Awaited<ReturnType<SocialDoor['readPerson']>>): DoorFailure {
  if (typeof person !== 'string') return null
  return keptFailure(person === 'refused' ? 'door.refused' : 'door.unavailable')
}

const COUNTER_ACCOUNT = new Set(['secret_wrong', 'api_off', 'plan_without_api'])

function counterFailure(answer: CounterAnswer<unknown>): DoorFailure {
  if (answer.ok) return null
  if (COUNTER_ACCOUNT.has(answer.failure)) return keptFailure('door.account', answer.failure)
  return answer.failure === 'away' ? keptFailure('door.unavailable', answer.code) : null
}

export function watchCounter<Settings>(door: CounterDoor<Settings>, line: DoorLine): CounterDoor<Settings> {
  return { ...door, open: (secret, settings) => watchOpened(door.open(secret, settings), line) }
}

const COUNTER_PAUSED = { ok: false, failure: 'away', code: 'paused' } as const

function watchOpened(counter: Counter, line: DoorLine): Counter {
  const told = <Value>(ask: () => Promise<CounterAnswer<Value>>) =>
    line(ask, { failureOf: counterFailure, paused: (): CounterAnswer<Value> => COUNTER_PAUSED })
  return {
    keepsKeys: counter.keepsKeys,
    check: (hook_url) => told(() => counter.check(hook_url)),
    readGoods: () => told(() => counter.readGoods()),
    readStops: () => told(() => counter.readStops()),
    askStatus: (of) => told(() => counter.askStatus(of)),
    send: (order) =>
      line(() => counter.send(order), {
        failureOf: sendingFailure,
        paused: (): Sending => ({ kind: 'refused', failure: 'away', code: 'paused' }),
      }),
  }
}

function sendingFailure(sending: Sending): DoorFailure {
  if (sending.kind === 'lost') return keptFailure('door.unavailable')
  return sending.kind === 'taken' ? null : counterFailure({ ok: false, ...sending })
}

/** Each restaurant names a server of its own, so there is nothing to note of all of them together and nobody to leave alone. */
export const watchWebhooks =
  (send: WebhookDoor): WebhookDoor =>
  (message) =>
    measured('webhooks', () => send(message), {
      failureOf: (answer) => (answer.ok ? null : keptFailure('door.unavailable')),
      hear: () => undefined,
    })

type Answers<Result> = { failureOf: (result: Result) => DoorFailure | undefined; paused: () => Result }

/** The same function, asked over its line. */
const over =
  <Given extends unknown[], Result>(
    line: DoorLine,
    ask: (...given: Given) => Promise<Result>,
    answers: Answers<Result>,
  ) =>
  (...given: Given): Promise<Result> =>
    line(() => ask(...given), answers)
