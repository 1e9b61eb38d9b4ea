import { COURIER_CHANGE_FORM, COURIER_FORM } from '@ostrov/shared/couriers/form'
import { courierList } from '@ostrov/shared/couriers/lists'
import type { CourierChangeWire, CourierInputWire, CourierTermsWire, CourierWire } from '@ostrov/shared/couriers/schema'
import { normalizePhone } from '@ostrov/shared/formats/phone'
import { checkForm, type FormErrors, isValid } from '@ostrov/shared/forms/form'
import type { ListQuery } from '@ostrov/shared/lists/table'
import { NOUNS } from '@ostrov/shared/nouns'
import { readList } from '../../db/list'
import type { Em } from '../../db/orm'
import { changed, moment, row, sql } from '../../db/sql'
import type { By } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import type { Served } from '../../kernel/served'
import { writeEntry } from '../audit/write-entry'
import { giveWaiting, isOnShift } from './give-by-rule'
import { isWork } from './give-order'
import { forgetPlaces } from './place'

type Acting = { by: By; restaurant: Served; now: Date }
type Known = CourierWire & { phone: string }

/** Who brings the orders of these restaurants. */
export function listCouriers(em: Em, restaurants: readonly Served[], query: ListQuery<typeof courierList>, now: Date) {
  return readList<CourierWire, typeof courierList>(em, courierList, query, {
    ...sourceAt(now),
    where: sql`c.deleted_at is null`,
    parts: restaurants.map(({ id }) => sql`c.restaurant_id = ${id}`),
    order: { by: [sql`c.created_at`, sql`c.id`] },
  })
}

/** Adds a courier. Call inside a transaction. @throws {Refusal} `request.invalid`, `courier.too_many`, `courier.phone_taken` */
export async function addCourier(em: Em, acting: Acting, input: CourierInputWire): Promise<CourierWire> {
  demandGood(checkForm(COURIER_FORM, input))
  const { restaurant, by, now } = acting
  await row(em, sql`select from restaurant where id = ${restaurant.id} for update`)
  const known = await row<{ count: number }>(
    em,
    sql`select count(*)::int as count from courier where restaurant_id = ${restaurant.id} and deleted_at is null`,
  )
  if ((known?.count ?? 0) >= NOUNS.courier.most) throw new Refusal('courier.too_many')
  const { name, transport, is_active } = input
  const added = await row<{ id: string }>(
    em,
    sql`insert into courier (restaurant_id, name, phone, transport, is_active, created_at, updated_at)
        values (${restaurant.id}, ${name.trim()}, ${normalizePhone(input.phone)}, ${transport}, ${is_active}, ${now}, ${now})
        on conflict (phone, restaurant_id) where deleted_at is null do nothing returning id`,
  )
  if (!added) throw taken()
  const courier = await readCourier(em, restaurant, added.id, now)
  await writeEntry(em, { ...entryOf({ by, restaurant, now }, courier.id), act: 'courier.create', to: logged(courier) })
  return shown(courier)
}

/** Changes one; an empty phone stays as it is. Call inside a transaction. @throws as `addCourier`, and `courier.not_found`. */
export async function changeCourier(
  em: Em,
  acting: Acting,
  id: string,
  input: CourierChangeWire,
): Promise<CourierWire> {
  const { restaurant, now } = acting
  const before = await readCourier(em, restaurant, id, now, true)
  demandGood(checkForm(COURIER_CHANGE_FORM, { ...input, phone: input.phone ?? '' }))
  const phone = normalizePhone(input.phone ?? '') ?? before.phone
  if (phone !== before.phone && (await isTaken(em, restaurant, phone))) throw taken()
  await changed(
    em,
    sql`update courier set name = ${input.name.trim()}, phone = ${phone}, transport = ${input.transport},
          is_active = ${input.is_active}, updated_at = ${now},
          -- Another phone is another person, who has agreed to nothing.
          shares_since = case when phone = ${phone} then shares_since end, came_in_at = case when phone = ${phone} then came_in_at end,
          browser = case when phone = ${phone} then browser end
        where id = ${id}`,
  )
  if (!input.is_active || phone !== before.phone) await forgetPlaces(em, [{ id }])
  const after = await readCourier(em, restaurant, id, now)
  await writeEntry(em, { ...entryOf(acting, id), act: 'courier.change', from: logged(before), to: logged(after) })
  return shown(after)
}

/** Removes one: the link and the phone go, of their orders the name stays. Harmless when repeated. Call inside a transaction. */
export async function removeCourier(em: Em, acting: Acting, id: string): Promise<void> {
  const { restaurant, now } = acting
  const gone = sql`select from courier where id = ${id} and restaurant_id = ${restaurant.id} and deleted_at is not null`
  if (await row(em, gone)) return
  const before = await readCourier(em, restaurant, id, now, true)
  await changed(
    em,
    sql`update courier set deleted_at = ${now}, phone = null, is_active = false, key = gen_random_uuid(), updated_at = ${now},
          shares_since = null, came_in_at = null, browser = null where id = ${id}`,
  )
  await forgetPlaces(em, [{ id }])
  await changed(
    em,
    sql`update order_courier set taken_back_at = ${now} where courier_id = ${id} and taken_back_at is null
          and handed_over_at is null and brought_back_at is null and picked_up_at is null`,
  )
  await writeEntry(em, { ...entryOf(acting, id), act: 'courier.delete', from: logged(before) })
}

/** Another link; the one before opens nothing any more. Call inside a transaction. @throws {Refusal} `courier.not_found` */
export async function makeLink(em: Em, acting: Acting, id: string): Promise<CourierWire> {
  await readCourier(em, acting.restaurant, id, acting.now, true)
  await changed(em, sql`update courier set key = gen_random_uuid(), updated_at = ${acting.now} where id = ${id}`)
  await forgetPlaces(em, [{ id }])
  await writeEntry(em, { ...entryOf(acting, id), act: 'courier.link' })
  return shown(await readCourier(em, acting.restaurant, id, acting.now))
}

/** The whole phone, and that it was looked at. Call inside a transaction. @throws {Refusal} `courier.not_found` */
export async function readPhone(em: Em, acting: Acting, id: string): Promise<{ phone: string }> {
  const { phone } = await readCourier(em, acting.restaurant, id, acting.now)
  await writeEntry(em, { ...entryOf(acting, id), act: 'courier.phone' })
  return { phone }
}

/** How couriers work here. */
export async function readTerms(em: Em, { id }: Served): Promise<CourierTermsWire> {
  const found = await row<CourierTermsWire>(
    em,
    sql`select may_take, gives_by_rule, asks_code, tips_url from courier_terms where restaurant_id = ${id}`,
  )
  return found ?? { may_take: false, gives_by_rule: false, asks_code: false, tips_url: null }
}

/** Call inside a transaction. */
export async function saveTerms(em: Em, acting: Acting, terms: CourierTermsWire): Promise<CourierTermsWire> {
  const { by, restaurant, now } = acting
  await row(em, sql`select from restaurant where id = ${restaurant.id} for update`)
  const before = await readTerms(em, restaurant)
  const saved = { ...terms, tips_url: terms.tips_url?.trim() || null }
  const { may_take, gives_by_rule, asks_code, tips_url } = saved
  await changed(
    em,
    sql`insert into courier_terms (restaurant_id, may_take, gives_by_rule, asks_code, tips_url)
        values (${restaurant.id}, ${may_take}, ${gives_by_rule}, ${asks_code}, ${tips_url})
        on conflict (restaurant_id) do update set may_take = excluded.may_take,
          gives_by_rule = excluded.gives_by_rule, asks_code = excluded.asks_code,
          tips_url = excluded.tips_url`,
  )
  const entry = { by, restaurant_id: restaurant.id, subject: `restaurant:${restaurant.id}`, now }
  await writeEntry(em, { ...entry, act: 'courier.terms', from: { ...before }, to: { ...saved } })
  await giveWaiting(em, [restaurant.id])
  return saved
}

/** With `isOurs` the row stays as it is until the transaction ends. @throws {Refusal} `courier.not_found` for another's */
async function readCourier(
  em: Em,
  { id: restaurant_id }: Served,
  id: string,
  now: Date,
  isOurs = false,
): Promise<Known> {
  const { select, from, joined } = sourceAt(now)
  const found = await row<Known>(
    em,
    sql`select ${select}, c.phone from ${from} ${joined} where c.id = ${id} and c.restaurant_id = ${restaurant_id}
          and c.deleted_at is null ${isOurs ? sql`for update of c` : sql``}`,
  )
  if (!found) throw new Refusal('courier.not_found')
  return found
}

const sourceAt = (now: Date) => ({
  select: sql`c.id, c.restaurant_id, r.title as restaurant, c.name, right(c.phone, 2) as phone_end, c.transport, c.is_active, c.key,
    ${moment('c.created_at')} as created_at, (select count(*)::int from order_courier w join "order" o on o.id = w.order_id
      where w.courier_id = c.id and ${isWork(now)}) as carries, coalesce(${isOnShift(now)}, false) as is_on_shift`,
  from: sql`courier c`,
  joined: sql`join restaurant r on r.id = c.restaurant_id`,
  key: sql`c.id`,
})

const entryOf = ({ by, restaurant, now }: Acting, id: string) => ({
  ...{ by, restaurant_id: restaurant.id, subject: `courier:${id}`, now },
})
const logged = ({ name, phone_end, transport, is_active }: CourierWire) => ({ name, phone_end, transport, is_active })
const shown = ({ phone: _, ...courier }: Known): CourierWire => courier

function isTaken(em: Em, { id }: Served, phone: string) {
  return row(em, sql`select from courier where restaurant_id = ${id} and phone = ${phone} and deleted_at is null`)
}

const taken = () => {
  const { message } = new Refusal('courier.phone_taken')
  return new Refusal('courier.phone_taken', { errors: { phone: message } })
}

function demandGood(errors: FormErrors): void {
  if (!isValid(errors)) throw new Refusal('request.invalid', { errors })
}
