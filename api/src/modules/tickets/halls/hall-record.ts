import { HallInput, HallRow } from '@ostrov/shared/halls/desk-schema'
import { HALL_FORM } from '@ostrov/shared/halls/form'
import { hallDesk } from '@ostrov/shared/halls/lists'
import { planOf } from '@ostrov/shared/halls/plan'
import type { Em } from '../../../db/orm'
import { changed, containing, moment, row, sql } from '../../../db/sql'
import { Refusal } from '../../../kernel/problems'
import { Hall } from '../../events/hall'
import { demandRows } from '../../records/demand-rows'
import { record, type Written } from '../../records/record'
import { CREATED } from '../../records/record-table'
import { layAnew } from './lay-seats'

type Input = typeof HallInput.static

/** Halls whose seats stand on a plan. */
export const hallRecord = record({
  noun: 'hall',
  entity: Hall,
  may: 'content',
  list: hallDesk,
  form: HALL_FORM,
  row: HallRow,
  input: HallInput,
  exported: {
    venue: { label: 'Площадка' },
    ...{ name: HALL_FORM.name, seats: { label: 'Мест' }, sessions: { label: 'Сеансов впереди' }, created_at: CREATED },
  },
  source: {
    select: sql`h.id, h.venue_id, h.name, h.stage, h.plan, h.seats, ${moment('h.created_at')} as created_at,
      json_build_object('id', v.id, 'title', v.name) as venue,
      (select count(*)::int from event_session s where s.hall_id = h.id and s.over_at > now()) as sessions`,
    from: sql`hall h`,
    joined: sql`join venue v on v.id = h.venue_id`,
    where: sql`true`,
    key: sql`h.id`,
    conditions: { query: (words) => sql`h.name ilike ${containing(words)}`, venue_id: sql`h.venue_id` },
    orders: { name: sql`h.name, h.id`, '-created_at': sql`h.id desc` },
  },
  check: demandOwn,
  columns: ({ input: { plan }, now }) => ({ seats: planOf(plan).count, updated_at: now }),
  written: follow,
  removable: demandUnused,
  refuses: { removing: ['hall.in_use'] },
})

/** Its venue is there and has no other hall of this name; where sessions are held it stays at its venue. */
async function demandOwn(em: Em, { id, input: { venue_id, name } }: { id: string | null; input: Input }) {
  await demandRows(em, { venue: { venue_id } })
  const same = await row(
    em,
    sql`select from hall where venue_id = ${venue_id} and name = ${name} and id is distinct from ${id}::uuid`,
  )
  if (same) throw new Refusal('request.invalid', { errors: { name: 'У\u00A0площадки уже есть такой зал' } })
  const held = await row(
    em,
    sql`select from event_session s where s.hall_id = ${id}::uuid and s.venue_id <> ${venue_id} limit 1`,
  )
  if (held)
    throw new Refusal('request.invalid', { errors: { venue_id: 'В\u00A0зале есть сеансы: площадку не\u00A0сменить' } })
}

/** Sessions are called and sold by the plan as it is now; what somebody has bought stays on it. */
async function follow(em: Em, { id, before, input: { name, plan }, now }: Written<Input>) {
  if (before === null) return
  await changed(
    em,
    sql`update event_session set hall = ${name} where hall_id = ${id} and hall is distinct from ${name}`,
  )
  if (before.plan === plan) return
  const wrong = await layAnew(em, { hall_id: id, now })
  if (wrong) throw new Refusal('request.invalid', { errors: { plan: wrong } })
}

async function demandUnused(em: Em, id: string) {
  if (await row(em, sql`select from event_session where hall_id = ${id} limit 1`)) throw new Refusal('hall.in_use')
}
