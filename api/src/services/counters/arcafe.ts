import { COUNTER_STEPS } from '@ostrov/shared/counters/form'
import { GOODS_MAX } from '@ostrov/shared/counters/menu'
import { namesOf } from '@ostrov/shared/wire/names'
import { type ArcafeAnswer, callArcafe } from './arcafe-wire'
import type {
  Counter,
  CounterAnswer,
  CounterDoor,
  CounterGood,
  CounterOrder,
  CounterWord,
  Fetch,
  Heard,
  Sending,
} from './counter'
import { inTurn, type TakeTurn } from './turns'
import { ARTICLE, isRecord, joined, rublesOf, textOf } from './wire'

/** What an order names in it of its own. */
export type ArcafeSettings = { delivery_article: string }

const STEPS = namesOf(COUNTER_STEPS)
const REF = /^[\w-]{1,40}$/

type Options = { url: string; takeTurn: TakeTurn; timeoutMs?: number; fetch?: Fetch }

/** ArCafe by the protocol that `docs/arcafe.md` assumes until its vendor has named the real one: JSON with a key. */
export function createArcafe(options: Options): CounterDoor<ArcafeSettings> {
  const { url, takeTurn, timeoutMs = 8_000, fetch = globalThis.fetch } = options
  const turns = inTurn(takeTurn, 'arcafe', { pauseMs: 550, most: 30, withinMs: 60_000 })
  const ask = (key: string, path: string, body?: object): Promise<ArcafeAnswer> =>
    turns(
      key,
      () => callArcafe({ url, timeoutMs, fetch, key }, path, body),
      () => ({ kind: 'refused', failure: 'too_often', code: 'too_often' }) as const,
    )
  return {
    open: (key): Counter => ({
      keepsKeys: false,
      async check() {
        const stops = stopsOf(await ask(key, '/stops'))
        return stops.ok ? { ok: true, value: null } : stops
      },
      readStops: async () => stopsOf(await ask(key, '/stops')),
      readGoods: async () => goodsOf(await ask(key, '/products')),
      send: async (order) => sendingOf(await ask(key, '/bills', bodyOf(order))),
      async askStatus(of) {
        const which = 'ref' in of ? `/${encodeURIComponent(of.ref)}` : `?phone=${encodeURIComponent(of.phone)}`
        const answer = await ask(key, `/bills${which}`)
        if (answer.kind === 'refused' && answer.code === 'order_unknown') return { ok: true, value: null }
        if (answer.kind !== 'answered') return failed(answer)
        const word = wordOf(answer.body)
        return word ? { ok: true, value: word } : { ok: false, failure: 'away', code: 'lost' }
      },
    }),
    readHook,
  }
}

function failed(answer: Exclude<ArcafeAnswer, { kind: 'answered' }>) {
  return answer.kind === 'refused'
    ? ({ ok: false, failure: answer.failure, code: answer.code } as const)
    : ({ ok: false, failure: 'away', code: answer.kind } as const)
}

function stopsOf(answer: ArcafeAnswer): CounterAnswer<string[]> {
  if (answer.kind !== 'answered') return failed(answer)
  if (!isRecord(answer.body) || !Array.isArray(answer.body.articles)) return failed({ kind: 'lost' })
  const articles = answer.body.articles.map(textOf).filter((one) => ARTICLE.test(one))
  return { ok: true, value: [...new Set(articles)].slice(0, GOODS_MAX) }
}

/** Of one article the first; modifiers are sold under articles of their own. */
function goodsOf(answer: ArcafeAnswer): CounterAnswer<CounterGood[]> {
  if (answer.kind !== 'answered') return failed(answer)
  if (!Array.isArray(answer.body)) return failed({ kind: 'lost' })
  const goods = new Map<string, CounterGood>()
  const listed = answer.body.filter(isRecord)
  const modifiers = listed.flatMap((one) => (Array.isArray(one.modifiers) ? one.modifiers.filter(isRecord) : []))
  for (const { article: own, name, price } of [...listed, ...modifiers]) {
    const article = textOf(own)
    if (!ARTICLE.test(article) || goods.has(article) || goods.size >= GOODS_MAX) continue
    goods.set(article, { article, name: textOf(name) || `Товар ${article}`, price: rublesOf(textOf(price)) })
  }
  return { ok: true, value: [...goods.values()] }
}

function sendingOf(answer: ArcafeAnswer): Sending {
  if (answer.kind === 'lost') return { kind: 'lost' }
  if (answer.kind !== 'answered') {
    const { failure, code } = failed(answer)
    return { kind: 'refused', failure, code }
  }
  const body = isRecord(answer.body) ? answer.body : {}
  const ref = textOf(body.id)
  if (!REF.test(ref)) return { kind: 'lost' }
  const missing = Array.isArray(body.missing) ? body.missing.map(Number) : []
  return {
    ...{ kind: 'taken', ref, number: textOf(body.number), ignored: [] },
    missing: missing.filter((at) => Number.isSafeInteger(at) && at >= 0),
  }
}

/** The order as the assumed protocol has it, in our own words. */
function bodyOf({
  lines,
  name,
  phone,
  address,
  remarks,
  payment,
  cutlery,
  discount,
  hook_url,
  wanted_at,
}: CounterOrder) {
  return {
    lines: lines.map(({ article, quantity, price, modifies }) => ({ article, quantity, price, modifies })),
    customer: { name, phone: `+${phone.replace(/\D/g, '')}` },
    address,
    comment: joined(remarks),
    ...{ payment, cutlery, discount, hook_url, wanted_at: wanted_at?.toISOString() ?? null },
  }
}

function wordOf(body: unknown): CounterWord | null {
  const said = isRecord(body) ? textOf(body.status) : ''
  return said === '' ? null : { said, step: STEPS.find((step) => step === said) ?? null, fresh: said === 'new' }
}

function readHook(text: string): Heard[] {
  try {
    const body: unknown = JSON.parse(text)
    const [ref, word] = [isRecord(body) ? textOf(body.order_id) : '', wordOf(body)]
    return REF.test(ref) && word ? [{ ref, word: { ...word, fresh: false } }] : []
  } catch {
    return []
  }
}
