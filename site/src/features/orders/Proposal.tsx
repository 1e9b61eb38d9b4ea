import { formatMoney } from '@ostrov/shared/formats/money'
import { formatTime } from '@ostrov/shared/formats/time'
import type { ProposalWire } from '@ostrov/shared/orders/proposal-schema'
import type { OrderItemWire, OrderWire } from '@ostrov/shared/orders/schema'
import { wantedWords } from '@ostrov/shared/orders/wanted'
import { Phrase } from '@ostrov/shared/ui/Phrase'
import { Picture } from '@ostrov/shared/ui/Picture'
import { ArrowDown } from 'lucide-react'
import { backTo } from './facts'
import './proposal.css'

type Props = { order: OrderWire; proposal: ProposalWire }

/** What cannot be made, with the reason, and what is offered instead. */
export function ProposalLines({ order, proposal: { items, replacement } }: Props) {
  const struck = order.basket.items.flatMap((item) => {
    const line = items.find(({ id }) => id === item.id)
    return line ? [{ item, reason: line.cancellation_comment }] : []
  })
  return (
    <ul className="stack gap-4">
      {struck.map(({ item, reason }) => (
        <li key={item.id} className="stack gap-2">
          <Dish line={item} reason={reason} gone />
          {replacement?.item_id === item.id && (
            <>
              <ArrowDown className="proposal__arrow" size={22} aria-hidden="true" />
              <span className="ui-hidden">Вместо него:</span>
              <Dish line={replacement} />
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

type DishLine = Pick<OrderItemWire, 'name' | 'image' | 'quantity' | 'product_options' | 'line_total'>

function Dish({ line, reason, gone = false }: { line: DishLine; reason?: string; gone?: boolean }) {
  const { name, quantity, product_options, line_total } = line
  const words = quantity > 1 ? `${name} ×\u00a0${quantity}` : name
  const options = product_options.map((option) => option.name).join(', ')
  return (
    <div className="proposal__dish row gap-3">
      <Picture className="proposal__photo" image={line.image} alt="" ratio={1} sizes="56px" />
      <div className="proposal__name">
        {gone ? (
          <>
            <span className="ui-hidden">Нет: </span>
            <s>
              <Phrase text={words} />
            </s>
          </>
        ) : (
          <strong>
            <Phrase text={words} />
          </strong>
        )}
        {options && <small>{options}</small>}
        {reason && <small className="proposal__reason">{reason}</small>}
      </div>
      <span className="ui-price ui-numbers">{gone ? <s>{formatMoney(line_total)}</s> : formatMoney(line_total)}</span>
    </div>
  )
}

/** «В ресторане чего-то нет», or what is offered: another dish, another moment. */
export function proposalTitle({ replacement, wanted_at }: ProposalWire, now: Date): string {
  if (wanted_at) return `Ресторан предлагает другое время: ${wantedWords(wanted_at, now)}`
  return replacement ? 'Ресторан предлагает замену' : 'Ресторан не\u00a0может приготовить всё'
}

/** What silence comes to. */
export function silenceWords({ answer_until, wanted_at, without, items }: ProposalWire): string {
  const time = formatTime(answer_until)
  if (wanted_at) return `Не\u00a0ответите до\u00a0${time}\u00a0— время останется прежним.`
  if (without === null) return `Не\u00a0ответите до\u00a0${time}\u00a0— заказ отменится.`
  const what = items.length > 1 ? 'этих блюд' : 'этого блюда'
  return `Не\u00a0ответите до\u00a0${time}\u00a0— приготовят без\u00a0${what}.`
}

/** What each answer says and what the order comes to by it. */
export function answerWords({ items, wanted_at, agreed, without }: ProposalWire) {
  if (wanted_at) return { agree: 'Согласиться', without: 'Оставить как\u00a0было', cancel: 'Отменить заказ' }
  const others = items.length > 1 ? 'Без\u00a0этих блюд' : 'Без\u00a0этого блюда'
  return {
    agree: `Согласиться на\u00a0замену · ${formatMoney(agreed.total)}`,
    without: `${others} · ${formatMoney(without?.total ?? 0)}`,
    cancel: 'Отменить весь заказ',
  }
}

/** What becomes of the money. */
export function moneyWords(
  { payment_type, payment, total }: OrderWire,
  { agreed, without }: ProposalWire,
): string | null {
  if (payment_type !== 'online') return null
  return Math.min(agreed.total, without?.total ?? 0) < total ? `Разница вернётся ${backTo({ payment })}.` : null
}
