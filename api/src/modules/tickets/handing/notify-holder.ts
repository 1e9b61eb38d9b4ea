import { quoted } from '@ostrov/shared/formats/quoted'
import { purchasePath, receivedTicketPath } from '@ostrov/shared/tickets/paths'
import { HANDED_NOTE } from '@ostrov/shared/tickets/rules'
import type { FormerPlans, Jobs } from '../../../db/queue'
import { moment, row, sql } from '../../../db/sql'
import type { Deps } from '../../../kernel/deps'
import { notifyCustomer, type Reach, reachOf } from '../../notifying/notify-customer'
import { momentWords } from '../buying/notify-buyer'

type Told = Jobs['ticket.tell_holder']

type Words = { event: string; when: string; place: string; former: FormerPlans | undefined }

function wordsOf(what: Told['what'], { event, when, place, former }: Words): { title: string; body: string } {
  switch (what) {
    case 'received':
      return {
        title: `Вам передали билет: ${event}`,
        body: `${when}. Код\u00A0— в\u00A0разделе «Мои билеты». ${HANDED_NOTE}`,
      }
    case 'claimed':
      return { title: `Билет забрали: ${event}`, body: 'По\u00A0вашей ссылке. Прежний код больше не\u00A0действует.' }
    case 'returned':
      return {
        title: `Билет вернули: ${event}`,
        body: 'Его вернул тот, кто\u00A0платил. Код больше не\u00A0действует.',
      }
    case 'changed':
      return {
        title: `Изменилось: ${event}`,
        body: `Было: ${former ? `${momentWords(former.starts_at)}, ${former.place}` : '—'}. Стало: ${when}, ${place}. Билет действует; вернуть его может тот, кто\u00A0платил.`,
      }
    case 'reversed':
      return {
        title: `Билет больше не\u00A0действует: ${event}`,
        body: 'Банк вернул деньги тому, кто\u00A0платил. Код больше не\u00A0откроет вход.',
      }
    case 'cancelled':
      return { title: `Отменено: ${event}`, body: `${when} не\u00A0состоится. Деньги вернутся тому, кто\u00A0платил.` }
  }
}

/** Tells whoever a ticket went through what became of it; nothing to who has left. */
export async function notifyHolder(deps: Deps, { ticket_id, user_id, what, former }: Told, attempt = 1): Promise<void> {
  const found = await row<{
    title: string
    starts_at: string
    place: string
    purchase_id: string
    is_payer: boolean
    reach: Reach | null
  }>(
    deps.orm.em.fork(),
    sql`select e.title, ${moment('s.starts_at')} as starts_at, p.id as purchase_id,
          concat_ws(', ', v.name, s.hall, c.name, v.address) as place,
          coalesce(p.user_id = ${user_id}, false) as is_payer, ${reachOf(sql`${user_id}::uuid`)}
        from ticket t join ticket_purchase p on p.id = t.purchase_id join event_session s on s.id = p.session_id
          join event e on e.id = s.event_id join venue v on v.id = s.venue_id join city c on c.id = v.city_id where t.id = ${ticket_id}`,
  )
  if (!found?.reach) return
  const { title, starts_at, place, purchase_id, is_payer, reach } = found
  await notifyCustomer(deps, reach, {
    ...{ event: 'tickets', is_necessary: true, topic: `t${ticket_id.slice(-12)}`, label: 'Открыть билет', attempt },
    ...wordsOf(what, { event: quoted(title), when: momentWords(starts_at), place, former }),
    url: is_payer ? purchasePath(purchase_id) : receivedTicketPath(ticket_id),
  })
}
