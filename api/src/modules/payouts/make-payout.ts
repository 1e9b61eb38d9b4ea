import { addDays, localParts } from '@ostrov/shared/formats/time'
import { checkForm, isValid } from '@ostrov/shared/forms/form'
import { COMMISSION_FORM, PAID_FORM, PAYOUT_FORM } from '@ostrov/shared/payouts/form'
import type { CommissionInput, PayoutInput } from '@ostrov/shared/payouts/schema'
import { periodComplaint } from '@ostrov/shared/statistics/period'
import type { Em } from '../../db/orm'
import { changed, row, sql } from '../../db/sql'
import type { By } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import { writeEntry } from '../audit/write-entry'
import { countCorrections, countNew, hasTerms } from './count-orders'

type Making = { by: By; input: typeof PayoutInput.static; now: Date }

/**
 * Counts what is owed to a restaurant for days that are over. The same days again are the payout that stands; an order is
 * counted once, whatever the periods, and later only by what changed. Call inside a transaction.
 * @returns its id
 * @throws {Refusal} `restaurant.not_found`, `payout.too_early`, `payout.no_commission`, `payout.nothing`, `request.invalid`
 */
export async function makePayout(em: Em, { by, input, now }: Making): Promise<string> {
  const { restaurant_id, starts_on, ends_on } = input
  const errors = checkForm(PAYOUT_FORM, input)
  const complaint = isValid(errors) ? periodComplaint({ from: starts_on, to: ends_on }) : null
  if (!isValid(errors) || complaint)
    throw new Refusal('request.invalid', { errors: { ...errors, ...(complaint && { ends_on: complaint }) } })
  await lockRestaurant(em, restaurant_id)
  const standing = await payoutOf(em, input)
  if (standing) return standing.id
  if (ends_on >= localParts(now).date) throw new Refusal('payout.too_early')
  if (!(await hasTerms(em, restaurant_id, starts_on))) throw new Refusal('payout.no_commission')
  const made = await row<{ id: string; number: number }>(
    em,
    sql`insert into payout (restaurant_id, starts_on, ends_on, made_by, created_at)
        values (${restaurant_id}, ${starts_on}, ${ends_on}, ${by.id}, ${now}) returning id, number`,
  )
  if (!made) throw new Error('The payout was not written')
  const counting = { payout_id: made.id, restaurant_id, starts_on, ends_on, now }
  const orders = (await countNew(em, counting)) + (await countCorrections(em, counting))
  if (orders === 0) throw new Refusal('payout.nothing')
  const subject = `payout:${made.id}`
  await writeEntry(em, { by, act: 'payout.make', subject, restaurant_id, to: { orders_counted: orders }, now })
  return made.id
}

/** Of two presses one waits for the other. */
async function lockRestaurant(em: Em, restaurant_id: string) {
  if (!(await row(em, sql`select from restaurant where id = ${restaurant_id} for no key update`)))
    throw new Refusal('restaurant.not_found')
}

function payoutOf(em: Em, { restaurant_id, starts_on, ends_on }: Making['input']) {
  return row<{ id: string }>(
    em,
    sql`select id from payout where restaurant_id = ${restaurant_id} and starts_on = ${starts_on} and ends_on = ${ends_on}`,
  )
}

type Stepping = { by: By; id: string; now: Date }

/** @throws {Refusal} `payout.not_found`, `payout.moved` when it is no draft any more */
export async function approvePayout(em: Em, { by, id, now }: Stepping): Promise<void> {
  const moved = await row<{ restaurant_id: string }>(
    em,
    sql`update payout set state = 'approved', approved_at = ${now} where id = ${id} and state = 'draft' returning restaurant_id`,
  )
  await finish(em, { by, id, now }, { moved, act: 'payout.approve' })
}

/** @throws {Refusal} `payout.not_found`, `payout.moved` when it is not approved, or paid already; `request.invalid` */
export async function markPaid(em: Em, { by, id, comment, now }: Stepping & { comment: string }): Promise<void> {
  const errors = checkForm(PAID_FORM, { comment })
  if (!isValid(errors)) throw new Refusal('request.invalid', { errors })
  const moved = await row<{ restaurant_id: string }>(
    em,
    sql`update payout set state = 'paid', paid_at = ${now}, comment = ${comment.trim()} where id = ${id} and state = 'approved'
        returning restaurant_id`,
  )
  await finish(em, { by, id, now }, { moved, act: 'payout.pay', to: { comment: comment.trim() } })
}

/** A draft that was made by mistake: its orders are free again. @throws {Refusal} `payout.not_found`, `payout.moved` */
export async function removeDraft(em: Em, { by, id, now }: Stepping): Promise<void> {
  const moved = await row<{ restaurant_id: string }>(
    em,
    // A correction of its orders in a later payout would be left without what it corrects.
    sql`delete from payout p where p.id = ${id} and p.state = 'draft'
          and not exists (select from payout_order own join payout_order later on later.order_id = own.order_id
            where own.payout_id = p.id and not own.is_correction and later.is_correction)
        returning p.restaurant_id`,
  )
  await finish(em, { by, id, now }, { moved, act: 'payout.remove' })
}

type Moved = {
  moved: { restaurant_id: string } | undefined
  act: 'payout.approve' | 'payout.pay' | 'payout.remove'
  to?: { comment: string }
}

async function finish(em: Em, { by, id, now }: Stepping, { moved, act, to }: Moved) {
  if (moved) {
    const { restaurant_id } = moved
    return writeEntry(em, { by, act, subject: `payout:${id}`, restaurant_id, now, ...(to && { to }) })
  }
  throw new Refusal((await row(em, sql`select from payout where id = ${id}`)) ? 'payout.moved' : 'payout.not_found')
}

/**
 * What the service keeps of a restaurant from a day on. Days that a payout has counted keep their terms. The same day again
 * replaces its percent. Call inside a transaction.
 * @throws {Refusal} `restaurant.not_found`, `payout.counted`, `request.invalid`
 */
export async function setCommission(
  em: Em,
  { by, input, now }: { by: By; input: typeof CommissionInput.static; now: Date },
) {
  const { restaurant_id, percent, starts_on } = input
  const errors = checkForm(COMMISSION_FORM, input)
  if (!isValid(errors)) throw new Refusal('request.invalid', { errors })
  await lockRestaurant(em, restaurant_id)
  const last = await row<{ day: string | null }>(
    em,
    sql`select max(ends_on)::text as day from payout where restaurant_id = ${restaurant_id}`,
  )
  if (last?.day && starts_on <= last.day) throw new Refusal('payout.counted', { data: { from: addDays(last.day, 1) } })
  await changed(
    em,
    sql`insert into restaurant_commission (restaurant_id, percent, starts_on, created_at)
        values (${restaurant_id}, ${percent}, ${starts_on}, ${now})
        on conflict (restaurant_id, starts_on) do update set percent = excluded.percent`,
  )
  const subject = `restaurant:${restaurant_id}`
  await writeEntry(em, { by, act: 'payout.terms', subject, restaurant_id, to: { percent, starts_on }, now })
}
