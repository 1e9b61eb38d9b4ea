import type { CounterStep } from '@ostrov/shared/counters/form'
import type { Counter, CounterAnswer, CounterDoor, CounterOrder, CounterWord, Fetch, Heard, Sending } from './counter'
import { type IikoMenu, menuOf } from './iiko-menu'
import { type IikoSettings, iikoOrder } from './iiko-order'
import { createIikoWire, type IikoAnswer } from './iiko-wire'
import { inTurn, type TakeTurn } from './turns'
import { isRecord, textOf } from './wire'

export type { IikoSettings } from './iiko-order'

const STEPS: Readonly<Record<string, CounterStep>> = {
  ...{ WaitCooking: 'accepted', ReadyForCooking: 'accepted', CookingStarted: 'preparing', CookingCompleted: 'ready' },
  ...{ Waiting: 'ready', OnWay: 'on_way', Delivered: 'done', Closed: 'done', Cancelled: 'cancelled' },
}
const HEARD = Object.keys(STEPS)
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** For so long what was read of an account is not asked for again. */
const FRESH_MS = 10 * 60_000
/** iiko makes an order after it has answered: so often it is asked whether it has. */
const LOOKS = 8

type Options = { url: string; takeTurn: TakeTurn; timeoutMs?: number; lookMs?: number; againMs?: number; fetch?: Fetch }
type Place = { organizationId: string; terminalGroupId: string }
/** What is remembered of an account. */
type Known = { menu?: { menu: IikoMenu; at: number }; place?: Place; told?: string }

/** iiko Cloud (api-ru.iiko.services): orders go by our own id, are made after the answer, and are told of by its web-hooks. */
export function createIiko(options: Options): CounterDoor<IikoSettings> {
  const { url, takeTurn, timeoutMs = 8_000, lookMs = 2_000, againMs = 60_000, fetch = globalThis.fetch } = options
  const wire = createIikoWire({ url, timeoutMs, fetch })
  const turns = inTurn(takeTurn, 'iiko', { pauseMs: 200, most: 60, withinMs: 60_000 })
  const remembered = new Map<string, Known>()
  return {
    open(login, settings): Counter {
      const account = `${login}\n${settings.organization}\n${settings.terminal}`
      const known = remembered.get(account) ?? {}
      remembered.set(account, known)
      const ask = (path: string, body: object): Promise<IikoAnswer> =>
        turns(
          login,
          () => wire(login, path, body),
          () => ({ kind: 'refused', failure: 'too_often', code: 'too_often' }) as const,
        )
      return openAccount({ ask, known, settings, lookMs, againMs })
    },
    readHook,
  }
}

type Account = {
  ask: (path: string, body: object) => Promise<IikoAnswer>
  known: Known
  settings: IikoSettings
  lookMs: number
  againMs: number
}

function openAccount(account: Account): Counter {
  return {
    keepsKeys: true,
    async check(hook_url) {
      const place = await placeOf(account)
      if (!place.ok) return place
      account.known.told = undefined
      return tellWhere(account, place.value, hook_url)
    },
    async readGoods() {
      const menu = await readMenu(account, 0)
      return menu.ok ? { ok: true, value: menu.value.goods } : menu
    },
    readStops: () => readStops(account),
    send: (order) => send(account, order),
    askStatus: (of) => wordOf(account, 'ref' in of ? of.ref : of.key),
  }
}

function failed(answer: Exclude<IikoAnswer, { kind: 'answered' }>) {
  return answer.kind === 'refused'
    ? ({ ok: false, failure: answer.failure, code: answer.code } as const)
    : ({ ok: false, failure: 'away', code: answer.kind } as const)
}

const lost = { ok: false, failure: 'away', code: 'lost' } as const

/** The settings' organization and terminal group, or else the account's first. */
async function placeOf({ ask, known, settings }: Account): Promise<CounterAnswer<Place>> {
  if (known.place) return { ok: true, value: known.place }
  let { organization, terminal } = settings
  if (organization === '') {
    const answer = await ask('organizations', {})
    if (answer.kind !== 'answered') return failed(answer)
    organization = firstId(answer.body.organizations)
    if (organization === '') return { ok: false, failure: 'api_off', code: 'no_organization' }
  }
  if (terminal === '') {
    const answer = await ask('terminal_groups', { organizationIds: [organization] })
    if (answer.kind !== 'answered') return failed(answer)
    const [group] = listOf(answer.body.terminalGroups)
    terminal = firstId(group?.items)
    if (terminal === '') return { ok: false, failure: 'api_off', code: 'no_terminal' }
  }
  known.place = { organizationId: organization, terminalGroupId: terminal }
  return { ok: true, value: known.place }
}

const listOf = (said: unknown) => (Array.isArray(said) ? said.filter(isRecord) : [])
const firstId = (said: unknown) => textOf(listOf(said)[0]?.id)

async function readMenu(account: Account, freshMs: number): Promise<CounterAnswer<IikoMenu>> {
  const kept = account.known.menu
  if (kept && kept.at > performance.now() - freshMs) return { ok: true, value: kept.menu }
  const place = await placeOf(account)
  if (!place.ok) return place
  const answer = await account.ask('nomenclature', { organizationId: place.value.organizationId, startRevision: 0 })
  if (answer.kind !== 'answered') return failed(answer)
  if (!Array.isArray(answer.body.products)) return lost
  const menu = menuOf(answer.body)
  account.known.menu = { menu, at: performance.now() }
  return { ok: true, value: menu }
}

async function readStops(account: Account): Promise<CounterAnswer<string[]>> {
  const place = await placeOf(account)
  const menu = await readMenu(account, FRESH_MS)
  if (!place.ok) return place
  if (!menu.ok) return menu
  const { organizationId, terminalGroupId } = place.value
  const answer = await account.ask('stop_lists', { organizationIds: [organizationId] })
  if (answer.kind !== 'answered') return failed(answer)
  if (!Array.isArray(answer.body.terminalGroupStopLists)) return lost
  const stopped = listOf(answer.body.terminalGroupStopLists)
    .flatMap(({ items }) => listOf(items))
    .filter((group) => textOf(group.terminalGroupId) === terminalGroupId)
    .flatMap(({ items }) => listOf(items))
    .filter(({ balance }) => Number(balance) <= 0)
  return {
    ok: true,
    value: [...new Set(stopped.flatMap(({ productId }) => menu.value.articles.get(textOf(productId)) ?? []))],
  }
}

/** Says once where it is to tell of orders. */
async function tellWhere({ ask, known }: Account, place: Place, hook_url: string): Promise<CounterAnswer<null>> {
  if (known.told === hook_url) return { ok: true, value: null }
  const answer = await ask('webhooks/update_settings', {
    organizationId: place.organizationId,
    webHooksUri: hook_url,
    webHooksFilter: { deliveryOrderFilter: { orderStatuses: HEARD, errors: true } },
  })
  if (answer.kind !== 'answered') return failed(answer)
  known.told = hook_url
  return { ok: true, value: null }
}

async function send(account: Account, order: CounterOrder): Promise<Sending> {
  const place = await placeOf(account)
  const menu = await readMenu(account, FRESH_MS)
  const unready = place.ok ? (menu.ok ? null : menu) : place
  if (unready || !place.ok || !menu.ok) {
    const { failure, code } = unready ?? lost
    return { kind: 'refused', failure, code }
  }
  // Without it orders are asked about by the sweep.
  await tellWhere(account, place.value, order.hook_url)
  const fit = (read: IikoMenu) => iikoOrder(order, account.settings, { menu: read, place: place.value })
  let fitted = fit(menu.value)
  // What was added since may have been read by another process alone.
  const newer = fitted.missing.length > 0 ? await readMenu(account, account.againMs) : menu
  if (newer.ok) fitted = fit(newer.value)
  const { body, missing, is_cut, isEmpty } = fitted
  if (isEmpty) return { kind: 'refused', failure: 'articles_unknown', code: 'no_items' }
  const answer = await account.ask('deliveries/create', body)
  if (answer.kind === 'lost') return { kind: 'lost' }
  if (answer.kind !== 'answered') {
    const { failure, code } = failed(answer)
    return { kind: 'refused', failure, code }
  }
  return made(account, answer.body, { key: order.key, missing, is_cut })
}

type Making = { key: string; missing: number[]; is_cut: boolean }

/** An order is made once iiko says `Success`; an order of ours that it already has is made. */
async function made(
  account: Account,
  body: Record<string, unknown>,
  { key, missing, is_cut }: Making,
): Promise<Sending> {
  const taken: Sending = { kind: 'taken', ref: key, number: '', missing, ...(is_cut && { is_cut }), ignored: [] }
  let info = isRecord(body.orderInfo) ? body.orderInfo : {}
  for (let look = 0; ; look += 1) {
    const code = isRecord(info.errorInfo) ? textOf(info.errorInfo.code) : ''
    if (info.creationStatus === 'Success' || code === 'DuplicatedOrderId') return taken
    // The till was not there to take it: nothing was made, and the same order may go again.
    if (info.creationStatus === 'Error')
      return { kind: 'refused', failure: code === 'Common' ? 'away' : 'refused', code: code || 'error' }
    if (info.creationStatus !== 'InProgress' || look >= LOOKS) return { kind: 'lost' }
    await Bun.sleep(account.lookMs)
    info = (await infoOf(account, key)) ?? info
  }
}

/** What iiko keeps of an order under our key; null where it has none, or says nothing now. */
async function infoOf(account: Account, key: string): Promise<Record<string, unknown> | null> {
  const answer = await askById(account, key)
  return answer.ok ? answer.value : null
}

async function askById(account: Account, key: string): Promise<CounterAnswer<Record<string, unknown> | null>> {
  const place = await placeOf(account)
  if (!place.ok) return place
  const { organizationId } = place.value
  const answer = await account.ask('deliveries/by_id', { organizationId, orderIds: [key] })
  if (answer.kind !== 'answered') return failed(answer)
  if (!Array.isArray(answer.body.orders)) return lost
  return { ok: true, value: listOf(answer.body.orders).find(({ id }) => textOf(id) === key) ?? null }
}

async function wordOf(account: Account, key: string): Promise<CounterAnswer<CounterWord | null>> {
  const answer = await askById(account, key)
  if (!answer.ok) return answer
  const info = answer.value
  if (!info || info.creationStatus === 'Error') return { ok: true, value: null }
  const word = info.creationStatus === 'Success' ? wordIn(info) : null
  // It is being made: nobody knows yet.
  return word ? { ok: true, value: word } : lost
}

function wordIn(info: Record<string, unknown>): CounterWord | null {
  const said = isRecord(info.order) ? textOf(info.order.status) : ''
  return said === '' ? null : { said, step: STEPS[said] ?? null, fresh: said === 'Unconfirmed' }
}

/** An array of events, of which those of a delivery's status are words. */
function readHook(text: string): Heard[] {
  try {
    const events: unknown = JSON.parse(text)
    return listOf(events).flatMap(({ eventType, eventInfo }) => {
      if (eventType !== 'DeliveryOrderUpdate' || !isRecord(eventInfo)) return []
      const [ref, word] = [textOf(eventInfo.id), wordIn(eventInfo)]
      return UUID.test(ref) && word ? [{ ref, word: { ...word, fresh: false } }] : []
    })
  } catch {
    return []
  }
}
