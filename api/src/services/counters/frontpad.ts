import { COUNTER_STEPS, type CounterStep } from '@ostrov/shared/counters/form'
import { namesOf, tableOf } from '@ostrov/shared/wire/names'
import type { Counter, CounterDoor, CounterOrder, Fetch, Heard, Sending } from './counter'
import { failed } from './frontpad-failures'
import { goodsOf, stopsOf } from './frontpad-menu'
import { callFrontpad, entriesOf, type FrontpadAnswer, type FrontpadFields } from './frontpad-wire'
import { inTurn, type TakeTurn } from './turns'
import { counterMoment, createFitter, isRecord, joined, textOf } from './wire'

/** «Код API» of what an order names, empty where the account has none. */
export type FrontpadSettings = Record<
  | ('affiliate' | 'point' | 'channel' | 'pay_online' | 'pay_card' | 'pay_cash' | 'delivery_article')
  | `status_${CounterStep}`,
  string
>

/** By which `get_status` calls what hooks give a code. An account's own names mean nothing to us. */
const NAMES: Readonly<Record<string, CounterStep>> = {
  'в производстве': 'preparing',
  произведён: 'ready',
  произведен: 'ready',
  готов: 'ready',
  'в пути': 'on_way',
  выполнен: 'done',
  отменён: 'cancelled',
  отменен: 'cancelled',
  списан: 'cancelled',
}
const STEPS = namesOf(COUNTER_STEPS)
const DESCRIPTION_MAX = 100

type Options = { url: string; takeTurn: TakeTurn; timeoutMs?: number; fetch?: Fetch }

/** FrontPad's API: a form in, JSON out, by the secret of one account, which may ask twice a second and 30 times a minute. */
export function createFrontpad(options: Options): CounterDoor<FrontpadSettings> {
  const { url, takeTurn, timeoutMs = 8_000, fetch = globalThis.fetch } = options
  // A little more than half a second: one way there may be longer than the next.
  const turns = inTurn(takeTurn, 'frontpad', { pauseMs: 550, most: 30, withinMs: 60_000 })
  const ask = (secret: string, method: string, fields: FrontpadFields = {}): Promise<FrontpadAnswer> =>
    turns(
      secret,
      () => callFrontpad({ url, timeoutMs, fetch }, method, { secret, ...fields }),
      () => ({ kind: 'refused', code: 'requests_limit' }) as const,
    )
  return {
    open: (secret, settings): Counter => ({
      keepsKeys: false,
      async check() {
        const stops = stopsOf(await ask(secret, 'get_stops'))
        return stops.ok ? { ok: true, value: null } : stops
      },
      readStops: async () => stopsOf(await ask(secret, 'get_stops')),
      readGoods: async () => goodsOf(await ask(secret, 'get_products')),
      async send(order) {
        const fitter = createFitter()
        const sending = sendingOf(await ask(secret, 'new_order', fieldsOf(order, settings, fitter.fit)))
        return sending.kind === 'taken' && fitter.isCut ? { ...sending, is_cut: true } : sending
      },
      async askStatus(of) {
        const which: FrontpadFields = 'ref' in of ? { order_id: of.ref } : { client_phone: of.phone }
        const answer = await ask(secret, 'get_status', which)
        if (answer.kind === 'refused' && /^invalid_(?:order_id|client_phone)$/.test(answer.code))
          return { ok: true, value: null }
        if (answer.kind !== 'answered') return failed(answer)
        const said = textOf(answer.body.status)
        return {
          ok: true,
          value: { said, step: NAMES[said.toLowerCase()] ?? null, fresh: said.toLowerCase() === 'новый' },
        }
      },
    }),
    readHook,
  }
}

function sendingOf(answer: FrontpadAnswer): Sending {
  if (answer.kind === 'lost') return { kind: 'lost' }
  if (answer.kind !== 'answered') {
    const { failure, code } = failed(answer)
    return { kind: 'refused', failure, code }
  }
  const ref = textOf(answer.body.order_id)
  if (ref === '') return { kind: 'lost' }
  const warnings = isRecord(answer.body.warnings) ? answer.body.warnings : {}
  const missing = entriesOf(warnings.invalid_product_keys).map(([, at]) => Number(at))
  return {
    ...{ kind: 'taken', ref, number: textOf(answer.body.order_number) },
    missing: missing.filter((at) => Number.isSafeInteger(at) && at >= 0),
    ignored: Object.keys(warnings).filter((name) => name !== 'invalid_product_keys'),
  }
}

type Fit = ReturnType<typeof createFitter>['fit']

function fieldsOf(order: CounterOrder, settings: FrontpadSettings, fit: Fit): FrontpadFields {
  const { lines, address } = order
  const priced = lines.flatMap(({ price }, at) => (price === null ? [] : [[at, price] as const]))
  const modifiers = lines.flatMap(({ modifies }, at) => (modifies === null ? [] : [[at, modifies] as const]))
  return {
    product: lines.map(({ article }) => article),
    product_kol: lines.map(({ quantity }) => quantity),
    product_price: new Map(priced),
    product_mod: new Map(modifiers),
    name: fit(order.name, 50),
    phone: `+${order.phone.replace(/\D/g, '')}`,
    ...(address && {
      street: fit(address.street, 50),
      home: fit(address.home, 50),
      apart: fit(address.apartment, 50),
      pod: fit(address.entrance, 2),
      et: fit(address.floor, 2),
    }),
    descr: fit(joined(order.remarks), DESCRIPTION_MAX),
    pay: settings[`pay_${order.payment}`],
    datetime: order.wanted_at ? counterMoment(order.wanted_at) : '',
    person: order.cutlery > 0 ? Math.min(99, order.cutlery) : '',
    sale_amount: order.discount > 0 ? order.discount : '',
    affiliate: settings.affiliate,
    point: settings.point,
    channel: settings.channel,
    hook_status: STEPS.map((step) => settings[`status_${step}`]).filter((code) => code !== ''),
    hook_url: order.hook_url,
  }
}

/** JSON or a form: receivers of both are known. */
function readHook(text: string, settings: FrontpadSettings): Heard[] {
  const fields = fieldsIn(text)
  const [ref, said] = [textOf(fields.order_id), textOf(fields.status)]
  if (textOf(fields.action) !== 'change_status' || !/^\d{1,15}$/.test(ref) || said === '') return []
  const byCode = tableOf(STEPS, (step) => settings[`status_${step}`])
  return [{ ref, word: { said, step: STEPS.find((step) => byCode[step] === said) ?? null, fresh: false } }]
}

function fieldsIn(text: string): Record<string, unknown> {
  if (!text.trimStart().startsWith('{')) return Object.fromEntries(new URLSearchParams(text))
  try {
    const body: unknown = JSON.parse(text)
    return isRecord(body) ? body : {}
  } catch {
    return {}
  }
}
