import { countOf } from '@ostrov/shared/formats/plural'
import { quoted } from '@ostrov/shared/formats/quoted'
import { formatTime } from '@ostrov/shared/formats/time'
import { purchasePath } from '@ostrov/shared/tickets/paths'
import { moment, row, sql } from '../../../db/sql'
import type { Deps } from '../../../kernel/deps'
import { notifyCustomer, type Reach, reachOf } from '../../notifying/notify-customer'

type Offered = {
  title: string
  total: number
  count: number
  held_until: string
  is_open: boolean
  reach: Reach | null
}

/** Tells who has waited that seats are theirs until a moment; nothing where that has passed or they have left. */
export async function notifyOfOffer(deps: Deps, { purchase_id }: { purchase_id: string }, attempt = 1): Promise<void> {
  const now = deps.now()
  const found = await row<Offered>(
    deps.orm.em.fork(),
    sql`select e.title, p.total, (p.lines->0->>'count')::int as count, ${moment('p.held_until')} as held_until,
          p.held_until > ${now}::timestamptz or p.paid_at is not null as is_open, ${reachOf(sql`p.user_id`)}
        from ticket_purchase p join event_session s on s.id = p.session_id join event e on e.id = s.event_id
        where p.id = ${purchase_id}`,
  )
  if (!found?.reach || !found.is_open) return
  const { title, total, count, held_until, reach } = found
  const tickets = countOf(count, 'билет', 'билета', 'билетов')
  await notifyCustomer(deps, reach, {
    ...{ event: 'tickets', is_necessary: true, topic: `w${purchase_id.slice(-12)}`, label: 'Открыть билеты', attempt },
    title: `Места освободились: ${quoted(title)}`,
    body:
      total > 0
        ? `Для\u00A0вас ${tickets}. Оплатите до\u00A0${formatTime(held_until)}, потом места предложим следующему.`
        : `Для\u00A0вас ${tickets}, бесплатно: они уже ваши. Не\u00A0сможете прийти\u00A0— верните.`,
    url: purchasePath(purchase_id),
  })
}
