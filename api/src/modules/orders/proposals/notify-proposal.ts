import { formatMoney } from '@ostrov/shared/formats/money'
import { formatTime } from '@ostrov/shared/formats/time'
import type { ProposalStatus } from '@ostrov/shared/orders/proposals'
import { isCancelled } from '@ostrov/shared/orders/rules'
import type { OrderStatus } from '@ostrov/shared/orders/statuses'
import { missingSentence, replacementSentence, struckSentence } from '@ostrov/shared/orders/struck'
import { wantedWords } from '@ostrov/shared/orders/wanted'
import { orderPath } from '@ostrov/shared/paths'
import { moment, row, sql } from '../../../db/sql'
import type { Deps } from '../../../kernel/deps'
import { notifyCustomer, type Reach, reach } from '../../notifying/notify-customer'
import type { ReplacementLine, StruckLine } from '../order-proposal'

type Line = {
  id: string
  name: string
  quantity: number
  line_total: number
  discount: number
  cancellation_comment: string | null
}
type Notice = {
  order_id: number
  uuid: string
  order_status: OrderStatus
  total: number
  status: ProposalStatus
  answer_until: string
  /** The moment as it stands, and the one that is proposed. */
  stands_at: string | null
  wanted_at: string | null
  struck: StruckLine[]
  replacement: ReplacementLine | null
  items: Line[]
  reach: Reach
}

/** Asks the customer, or tells what came of a question that nobody answered or that was taken back. */
export async function notifyProposal(deps: Deps, proposal_id: string, attempt?: number) {
  const notice = await row<Notice>(
    deps.orm.em.fork(),
    sql`select o.id::int as order_id, o.uuid, o.status as order_status, o.total, p.status, p.items as struck, p.replacement,
          ${moment('p.answer_until')} as answer_until, ${moment('o.wanted_at')} as stands_at, ${moment('p.wanted_at')} as wanted_at, ${reach},
          (select json_agg(json_build_object('id', i.id, 'name', i.name, 'quantity', i.quantity, 'line_total', i.line_total, 'discount', i.discount,
              'cancellation_comment', i.cancellation_comment) order by i.sort)
           from order_item i where i.order_id = o.id) as items
        from order_proposal p join "order" o on o.id = p.order_id where p.id = ${proposal_id}`,
  )
  if (!notice || isCancelled(notice.order_status)) return
  const words = notice.wanted_at === null ? wordsOf(notice) : momentWords(notice, notice.wanted_at, deps.now())
  if (!words) return
  await notifyCustomer(deps, notice.reach, {
    ...words,
    event: 'changes',
    // Of what stays as it was one need not hear.
    is_necessary: notice.status === 'asked' || (notice.status === 'expired' && notice.wanted_at === null),
    url: orderPath(notice.uuid),
    // A topic of its own: what came of a question takes its place, a notice that the order is in work does not.
    topic: `s${notice.order_id}`,
    ...(attempt !== undefined && { attempt }),
  })
}

function momentWords({ order_id, status, stands_at, answer_until }: Notice, wanted_at: string, now: Date) {
  const number = `№\u00A0${order_id}`
  if (status === 'asked') {
    const body = `Сделают ${wantedWords(wanted_at, now)}, если согласитесь. Ответьте до\u00A0${formatTime(answer_until)}`
    return { title: `Ресторан предлагает другое время: заказ ${number}`, body }
  }
  if (stands_at === null || (status !== 'expired' && status !== 'withdrawn')) return null
  return { title: `Время заказа ${number} прежнее`, body: `Его сделают ${wantedWords(stands_at, now)}` }
}

function wordsOf({ order_id, status, struck, replacement, items, total, answer_until }: Notice) {
  const number = `№\u00A0${order_id}`
  if (status === 'asked') {
    const missing = items.flatMap((item) => {
      const line = struck.find(({ id }) => id === item.id)
      return line ? [{ ...item, cancellation_comment: line.cancellation_comment }] : []
    })
    const replaced = replacement && missing.find(({ id }) => id === replacement.item_id)
    const what =
      replacement && replaced
        ? replacementSentence(replaced, { discount: 0, ...replacement })
        : missingSentence(missing)
    const title = replacement ? 'Ресторан предлагает замену' : 'В\u00A0ресторане чего-то нет'
    return { title: `${title}: заказ ${number}`, body: `${what}. Ответьте до\u00A0${formatTime(answer_until)}` }
  }
  if (status === 'expired') {
    return {
      title: `Заказ ${number} изменился`,
      body: `${struckSentence(items) ?? ''}. Теперь ${formatMoney(total)}`,
    }
  }
  if (status !== 'withdrawn') return null
  return { title: `Заказ ${number} остаётся прежним`, body: 'Ресторан приготовит всё, что вы заказали' }
}
