import type { ListQuery } from '@ostrov/shared/lists/table'
import { managerList, managersOfOwner } from '@ostrov/shared/staff/lists'
import type { BusinessPermission } from '@ostrov/shared/staff/permissions'
import type { ManagerWire } from '@ostrov/shared/staff/schema'
import { readList } from '../../../db/list'
import type { Em } from '../../../db/orm'
import { containing, moment, row, sql } from '../../../db/sql'
import { Refusal } from '../../../kernel/problems'
import type { Served } from '../../../kernel/served'

/** Who this owner has hired; of one restaurant's alone when only that one is served. */
export function listManagers(
  em: Em,
  owner: { id: string },
  restaurants: readonly Served[],
  query: ListQuery<typeof managerList>,
) {
  const { restaurant_id } = query
  const [only] = restaurants
  const there = restaurant_id
    ? sql`exists (select from restaurant_manager m where m.business_user_id = b.id and m.restaurant_id = ${only?.id ?? null}::uuid)`
    : sql`true`
  return readList<ManagerWire, typeof managerList>(em, managerList, query, {
    ...managersOf(owner),
    where: sql`${hiredBy(owner)} and ${there}`,
    conditions: { query: (text) => sql`(b.name ilike ${likely(text)} or b.email ilike ${likely(text)})` },
    order: sql`b.created_at desc, b.id desc`,
  })
}

/** The same for an administrator. @throws {Refusal} `business.not_found` */
export async function listManagersOf(em: Em, owner_id: string, query: ListQuery<typeof managersOfOwner>) {
  const owner = { id: owner_id }
  const there = await row(em, sql`select from business_user where id = ${owner_id}`)
  if (!there) throw new Refusal('business.not_found')
  return readList<ManagerWire, typeof managersOfOwner>(em, managersOfOwner, query, {
    ...managersOf(owner),
    where: hiredBy(owner),
    order: sql`b.created_at desc, b.id desc`,
  })
}

/** @throws {Refusal} `manager.not_found` for anybody else's. */
export async function readManager(em: Em, owner: { id: string }, id: string): Promise<ManagerWire> {
  const { select, from } = managersOf(owner)
  const found = await row<ManagerWire>(em, sql`select ${select} from ${from} where b.id = ${id} and ${hiredBy(owner)}`)
  if (!found) throw new Refusal('manager.not_found')
  return found
}

/** The row stays as it is until the transaction ends. @throws {Refusal} `manager.not_found` for who never was. */
export async function lockManager(em: Em, owner: { id: string }, id: string) {
  const found = await row<{ is_confirmed: boolean; is_gone: boolean }>(
    em,
    sql`select b.is_confirmed, b.deleted_at is not null as is_gone from business_user b
        where b.id = ${id} and b.owner_id = ${owner.id} for update`,
  )
  if (!found) throw new Refusal('manager.not_found')
  return found
}

/** What the log says a manager may do, by the restaurants' names. */
export function accessInWords({ restaurants }: Pick<ManagerWire, 'restaurants'>): Record<string, BusinessPermission[]> {
  return Object.fromEntries(restaurants.map(({ title, permissions }) => [title, permissions]))
}

const hiredBy = ({ id }: { id: string }) => sql`b.owner_id = ${id} and b.role = 'manager' and b.deleted_at is null`

/** A part of a name or mail, none of its signs having a meaning of its own. */
const likely = (text: string) => containing(text.trim())

const managersOf = ({ id }: { id: string }) => ({
  select: sql`b.id, b.name, b.email, b.phone, b.is_confirmed, b.is_blocked, ${moment('b.created_at')} as created_at,
    (select coalesce(json_agg(json_build_object('restaurant_id', r.id, 'title', r.title, 'permissions', m.permissions)
       order by r.created_at, r.id), '[]')
     from restaurant_manager m join restaurant r on r.id = m.restaurant_id and r.owner_id = ${id}
     where m.business_user_id = b.id) as restaurants`,
  from: sql`business_user b`,
})
