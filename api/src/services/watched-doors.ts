import { keptFailure } from '@ostrov/shared/system/failures'
import type { Counter, CounterAnswer, CounterDoor } from './counters/counter'
import { type DoorFailure, lineFailure, type Note, statusFailure } from './door-notes'
import type { ImageStore } from './images/image-store'
import type { MailDoor, MailResult } from './mail/mail'
import type { Fetch } from './payments/bank-call'
import type { Bank, BankResult } from './payments/tbank'
import type { PushDoor, PushResult } from './push/push'
import type { SmsDoor, SmsResult } from './sms/sms'
import type { SocialDoor } from './social/social'

/** Doors that note how each asking went, and are otherwise what they were. */

/** The bank's words that our own terminal or password is wrong; any other refusal is about the payment. */
const BANK_ACCOUNT = new Set(['202', '204', '205', '501'])

/** What the bank's answer says of the line to it. */
export function bankFailure(result: BankResult<unknown>): DoorFailure {
  if (result.ok || result.kind === 'lost') return null
  if (BANK_ACCOUNT.has(result.code)) return keptFailure('door.account', result.code)
  return result.kind === 'unavailable' ? keptFailure('door.unavailable', result.code) : null
}

export function watchBank(bank: Bank, note: Note): Bank {
  const told = async <Value>(asked: Promise<BankResult<Value>>) => {
    const result = await asked
    note(bankFailure(result))
    return result
  }
  return {
    init: (input) => told(bank.init(input)),
    getState: (paymentId) => told(bank.getState(paymentId)),
    checkOrder: (orderId) => told(bank.checkOrder(orderId)),
    confirm: (...given) => told(bank.confirm(...given)),
    cancel: (input) => told(bank.cancel(input)),
    closeReceipt: (...given) => told(bank.closeReceipt(...given)),
  }
}

/** A number that cannot be reached is the person's: the gateway has answered. */
function smsFailure(result: SmsResult): DoorFailure {
  if (result.ok || result.kind === 'number' || result.kind === 'too_often') return null
  return keptFailure(result.kind === 'account' ? 'sms.account' : 'sms.unavailable', String(result.code))
}

export const watchSms = (send: SmsDoor, note: Note): SmsDoor => noting(send, note, smsFailure)

function mailFailure(result: MailResult): DoorFailure {
  if (result.ok || result.kind === 'recipient') return null
  return keptFailure(result.kind === 'account' ? 'mail.account' : 'mail.unavailable', result.message)
}

export const watchMail = (send: MailDoor, note: Note): MailDoor => noting(send, note, mailFailure)

/** Of what never left for the push service there is nothing to say. */
function pushFailure(result: PushResult): DoorFailure | undefined {
  if (result.ok) return null
  if (result.kind === 'retry') return keptFailure('push.later')
  return result.kind === 'fatal' ? keptFailure('door.account') : undefined
}

export const watchPush = (send: PushDoor, note: Note): PushDoor => noting(send, note, pushFailure)

export function watchFetch(fetch: Fetch, note: Note): Fetch {
  return async (url, init) => {
    const response = await noteLost(note, () => fetch(url, init))
    note(response.ok ? null : statusFailure(response.status))
    return response
  }
}

export function watchStore(store: ImageStore, note: Note): ImageStore {
  const told = async <Value>(work: () => Promise<Value>) => {
    const value = await noteLost(note, work, storeFailure)
    note(null)
    return value
  }
  return {
    put: (...given) => told(() => store.put(...given)),
    get: (key) => told(() => store.get(key)),
    remove: (keys) => told(() => store.remove(keys)),
  }
}

const STORE_ACCOUNT = /AccessDenied|InvalidAccessKey|Signature|NoSuchBucket|MissingCredentials/

export function storeFailure(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return STORE_ACCOUNT.test(code) ? keptFailure('door.account', code) : lineFailure(error)
}

export function watchSocial({ address, readPerson }: SocialDoor, note: Note): SocialDoor {
  return {
    address,
    readPerson: noting(readPerson, note, (person) => {
      if (typeof person !== 'string') return null
      return keptFailure(person === 'refused' ? 'door.refused' : 'door.unavailable')
    }),
  }
}

const COUNTER_ACCOUNT = new Set(['secret_wrong', 'api_off', 'plan_without_api'])

function counterFailure(answer: CounterAnswer<unknown>): DoorFailure {
  if (answer.ok) return null
  if (COUNTER_ACCOUNT.has(answer.failure)) return keptFailure('door.account', answer.failure)
  return answer.failure === 'away' ? keptFailure('door.unavailable', answer.code) : null
}

export function watchCounter<Settings>(door: CounterDoor<Settings>, note: Note): CounterDoor<Settings> {
  return { ...door, open: (secret, settings) => watchOpened(door.open(secret, settings), note) }
}

function watchOpened(counter: Counter, note: Note): Counter {
  return {
    keepsKeys: counter.keepsKeys,
    check: noting((hook_url) => counter.check(hook_url), note, counterFailure),
    readGoods: noting(() => counter.readGoods(), note, counterFailure),
    readStops: noting(() => counter.readStops(), note, counterFailure),
    askStatus: noting((of) => counter.askStatus(of), note, counterFailure),
    send: noting(
      (order) => counter.send(order),
      note,
      (sending) => {
        if (sending.kind === 'lost') return keptFailure('door.unavailable')
        return sending.kind === 'taken' ? null : counterFailure({ ok: false, ...sending })
      },
    ),
  }
}

/** The same function, whose every answer is noted; undefined says nothing of the door. */
function noting<Given extends unknown[], Result>(
  ask: (...given: Given) => Promise<Result>,
  note: Note,
  failureOf: (result: Result) => DoorFailure | undefined,
) {
  return async (...given: Given): Promise<Result> => {
    const result = await ask(...given)
    const failure = failureOf(result)
    if (failure !== undefined) note(failure)
    return result
  }
}

async function noteLost<Value>(note: Note, work: () => Promise<Value>, failureOf = lineFailure): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    note(failureOf(error))
    throw error
  }
}
