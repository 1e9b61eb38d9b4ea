import { quoted } from '@ostrov/shared/formats/quoted'
import { eventPath } from '@ostrov/shared/paths'
import type { Em } from '../../../db/orm'
import { addJobs, type Jobs, newJob } from '../../../db/queue'
import { moment, row, rows, sql } from '../../../db/sql'
import type { Deps } from '../../../kernel/deps'
import { notifyCustomer, type Reach, reachOf } from '../../notifying/notify-customer'
import { momentWords } from '../buying/notify-buyer'

/** A session has other plans: each purchase, each ticket that was handed over and each who waits is told by a job of their own. */
export async function notifyOfChange({ orm, now }: Deps, { session_id, former, at }: Jobs['ticket.tell_change']) {
  await orm.em.fork().transactional(async (tx) => {
    const ahead = sql`s.id = ${session_id} and s.state <> 'cancelled' and s.over_at > ${now()}`
    const sold = await rows<{ id: string }>(
      tx,
      sql`select p.id from ticket_purchase p join event_session s on s.id = p.session_id where ${ahead} and p.paid_at is not null
            and exists (select from ticket t where t.purchase_id = p.id and t.refunded_at is null)`,
    )
    const held = await rows<{ ticket_id: string; user_id: string }>(
      tx,
      sql`select t.id as ticket_id, t.holder_id as user_id from ticket t join ticket_purchase p on p.id = t.purchase_id
            join event_session s on s.id = p.session_id where ${ahead} and t.holder_id is not null and t.refunded_at is null`,
    )
    const waits = await waitsOf(tx, session_id)
    await addJobs(tx, [
      ...sold.map(({ id }) => newJob('ticket.tell_change_to', { purchase_id: id, former, at })),
      ...held.map((one) => newJob('ticket.tell_holder', { ...one, what: 'changed', former })),
      ...waits.map(({ id }) => newJob('ticket.tell_wait', { wait_id: id, former })),
    ])
  })
}

/** Who still waits for tickets of a session. */
export const waitsOf = (em: Em, session_id: string) =>
  rows<{ id: string }>(
    em,
    sql`select w.id from ticket_wait w join ticket_kind k on k.id = w.kind_id
        where k.session_id = ${session_id} and w.purchase_id is null`,
  )

type Waiting = { title: string; number: number; slug: string; starts_at: string; place: string; reach: Reach | null }

/** Tells who waits that the session has other plans, or will not be; nothing to who has left the queue. */
export async function tellWait(deps: Deps, { wait_id, former }: Jobs['ticket.tell_wait'], attempt = 1): Promise<void> {
  const found = await row<Waiting>(
    deps.orm.em.fork(),
    sql`select e.title, e.number, e.slug, ${moment('s.starts_at')} as starts_at,
          concat_ws(', ', v.name, s.hall, c.name, v.address) as place, ${reachOf(sql`w.user_id`)}
        from ticket_wait w join ticket_kind k on k.id = w.kind_id join event_session s on s.id = k.session_id
          join event e on e.id = s.event_id join venue v on v.id = s.venue_id join city c on c.id = v.city_id
        where w.id = ${wait_id}`,
  )
  if (!found?.reach) return
  const { title, starts_at, place, reach } = found
  const words = former
    ? {
        title: `Изменилось: ${quoted(title)}`,
        body: `Было: ${momentWords(former.starts_at)}, ${former.place}. Стало: ${momentWords(starts_at)}, ${place}. Вы\u00A0по-прежнему в\u00A0очереди за\u00A0билетами.`,
      }
    : {
        title: `Отменено: ${quoted(title)}`,
        body: `${momentWords(starts_at)} не\u00A0состоится. Очереди за\u00A0билетами больше нет.`,
      }
  await notifyCustomer(deps, reach, {
    ...{ event: 'tickets', is_necessary: true, topic: `w${wait_id.slice(-12)}`, label: 'Открыть событие', attempt },
    ...words,
    url: eventPath(found),
  })
}
