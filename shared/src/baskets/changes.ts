import { lowerFirst } from '../formats/lower-first'
import { formatMoney } from '../formats/money'
import { quoted } from '../formats/quoted'

/** A line as somebody saw it; `price` is a piece with its options, in rubles. */
export type SeenLine = {
  id: string
  name: string
  price: number
  quantity: number
  product_options: readonly { id: string; name: string }[]
  /** Why it could not be ordered; null when it could. */
  cancellation_comment: string | null
}
/** A line as it is: with the chosen options that are no longer to be had. */
export type CurrentLine = SeenLine & { gone_options: readonly string[] }

/** What delivery meant when it was seen, rubles; `price` is null where nobody brings. */
export type SeenTerms = { price: number | null; min_order_sum: number; free_delivery_sum: number | null }

/** What is kept of a line as its person saw it. */
export type Seen = Pick<SeenLine, 'price' | 'quantity' | 'product_options' | 'cancellation_comment'>
/** What is kept of delivery to a place, `at` its point in words. */
export type KeptTerms = SeenTerms & { at: string }

export const CHANGE_KINDS = [
  ...(['price', 'stopped', 'option', 'back', 'removed', 'quantity', 'added', 'skipped'] as const),
  ...(['delivery', 'minimum', 'free_delivery', 'outside', 'inside'] as const),
] as const
export type ChangeKind = (typeof CHANGE_KINDS)[number]

/** One thing that is different now; `from` and `to` are rubles, of a quantity pieces, null where there is none. */
export type BasketChange = {
  kind: ChangeKind
  /** The line it concerns; null for delivery, and for what is in no line. */
  item_id: string | null
  name: string
  from: number | null
  to: number | null
  /** Why, where a reason is known. */
  reason: string | null
}

/** What was seen against what is, line by line. */
export function lineChanges(seen: readonly SeenLine[], now: readonly CurrentLine[]): BasketChange[] {
  const current = new Map(now.map((line) => [line.id, line]))
  const known = new Set(seen.map((line) => line.id))
  const added = now.filter((line) => !known.has(line.id) && line.cancellation_comment === null)
  return [
    ...seen.flatMap((line) => changesOf(line, current.get(line.id))),
    ...added.map((line) => change('added', line, { to: line.quantity })),
  ]
}

/** What delivery to the same place meant against what it means. */
export function termChanges(seen: SeenTerms, now: SeenTerms): BasketChange[] {
  const of = (kind: ChangeKind, name: string, from: number | null, to: number | null): BasketChange[] =>
    from === to ? [] : [{ kind, item_id: null, name, from, to, reason: null }]
  if (seen.price === null && now.price === null) return []
  if (now.price === null) return of('outside', 'Ваш адрес вне зоны доставки', seen.price, null)
  if (seen.price === null) return of('inside', 'Ресторан снова доставляет по\u00a0вашему адресу', null, now.price)
  return [
    ...of('delivery', 'Доставка', seen.price, now.price),
    ...of('minimum', 'Минимальная сумма заказа', seen.min_order_sum, now.min_order_sum),
    ...of('free_delivery', 'Бесплатная доставка', seen.free_delivery_sum, now.free_delivery_sum),
  ]
}

/** The parts a change is said by: what, what was, what is; `note` where words say it. */
export function changeWords({ kind, name, from, to, reason }: BasketChange): {
  name: string
  was: string | null
  is: string | null
  note: string | null
} {
  const pieces = kind === 'quantity' || kind === 'added'
  const said = (value: number | null) =>
    value === null ? null : pieces ? `${value}\u00a0шт` : kind === 'free_delivery' ? fromSum(value) : formatMoney(value)
  const words = { name, was: said(from), is: said(to), note: reason }
  if (kind === 'removed') return { ...words, was: null, note: 'больше нет в\u00a0корзине' }
  if (kind === 'added') return { ...words, was: null, note: 'теперь в\u00a0корзине' }
  if (kind === 'back') return { ...words, note: 'снова в\u00a0продаже' }
  if (kind === 'outside') return { ...words, was: null }
  if (kind === 'free_delivery' && to === null) return { ...words, note: 'больше нет' }
  return words
}

/** «Пицца: было 500 ₽, стало 590 ₽» */
export function changeSentence(change: BasketChange): string {
  const { name, was, is, note } = changeWords(change)
  const parts = [note, was && `было ${was}`, is && (was ? `стало ${is}` : is)].filter(Boolean)
  return parts.length === 0 ? name : `${name}: ${parts.join(', ')}`
}

function changesOf(seen: SeenLine, now: CurrentLine | undefined): BasketChange[] {
  if (!now) return seen.cancellation_comment === null ? [change('removed', seen, { from: seen.quantity })] : []
  if (now.cancellation_comment !== null) {
    if (seen.cancellation_comment !== null) return []
    const gone = now.gone_options.map((name) => quoted(name)).join(', ')
    const reason = gone ? `закончилась добавка ${gone}` : lowerFirst(now.cancellation_comment)
    return [change(gone ? 'option' : 'stopped', now, { from: seen.price, reason })]
  }
  if (seen.cancellation_comment !== null) return [change('back', now, { to: now.price })]
  const changes: BasketChange[] = []
  if (seen.price !== now.price) changes.push(change('price', now, { from: seen.price, to: now.price }))
  if (seen.quantity === 0) changes.push(change('added', now, { to: now.quantity }))
  else if (seen.quantity !== now.quantity) {
    changes.push(change('quantity', now, { from: seen.quantity, to: now.quantity }))
  }
  return changes
}

function change(kind: ChangeKind, line: SeenLine, sides: Partial<Pick<BasketChange, 'from' | 'to' | 'reason'>>) {
  return { kind, item_id: line.id, name: line.name, from: null, to: null, reason: null, ...sides }
}

function fromSum(sum: number): string {
  return `от\u00a0${formatMoney(sum)}`
}
