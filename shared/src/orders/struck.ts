import { lowerFirst } from '../formats/lower-first'
import { formatMoney } from '../formats/money'
import { quoted } from '../formats/quoted'

type Line = {
  name: string
  quantity: number
  line_total: number
  discount: number
  cancellation_comment: string | null
}

/** The lines a restaurant struck out of an order. */
export function struckItems<Item extends Line>(items: readonly Item[]): Item[] {
  return items.filter((item) => item.cancellation_comment !== null)
}

/** «Хот-дог в лаваше — закончилось, −240 ₽»: what, why, and by how much the order became cheaper. */
export function struckLine({ name, quantity, line_total, discount, cancellation_comment }: Line): string {
  const what = quantity > 1 ? `${name} ×\u00A0${quantity}` : name
  const reason = lowerFirst((cancellation_comment ?? '').trim().replace(/\.$/, ''))
  return `${what}\u00A0— ${reason ? `${reason}, ` : ''}${formatMoney(discount - line_total)}`
}

/** «Ресторан убрал: Хот-дог в лаваше — закончилось, −240 ₽»; nothing struck is null. */
export function struckSentence(items: readonly Line[]): string | null {
  const struck = struckItems(items)
  return struck.length === 0 ? null : `Ресторан убрал: ${struck.map(struckLine).join('; ')}`
}

/** «Нет: Суп — закончился, −300 ₽»: what a customer is asked to do without. */
export function missingSentence(items: readonly Line[]): string {
  return `Нет: ${items.map(struckLine).join('; ')}`
}

/** «Вместо «Суп» (закончился) — «Борщ», 320 ₽»: what is offered instead of a line, for as many. */
export function replacementSentence(
  line: Line,
  instead: Pick<Line, 'name' | 'quantity' | 'line_total' | 'discount'>,
): string {
  const reason = lowerFirst((line.cancellation_comment ?? '').trim().replace(/\.$/, ''))
  const what = instead.quantity > 1 ? `${quoted(instead.name)}\u00A0×\u00A0${instead.quantity}` : quoted(instead.name)
  return `Вместо ${quoted(line.name)}${reason && ` (${reason})`}\u00A0— ${what}, ${formatMoney(instead.line_total - instead.discount)}`
}
