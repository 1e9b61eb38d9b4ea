import type { ListQuery } from '@ostrov/shared/lists/table'
import { blackList } from '@ostrov/shared/staff/lists'
import type { BlackListedWire, BlackListInput } from '@ostrov/shared/staff/schema'
import { readList } from '../../../db/list'
import type { Em } from '../../../db/orm'
import { changed, containing, moment, row, sql } from '../../../db/sql'
import type { By } from '../../../kernel/actors'
import { Refusal } from '../../../kernel/problems'
import type { Served } from '../../../kernel/served'
import { writeEntry } from '../../audit/write-entry'

type Acting = { by: By; restaurant: Served; now: Date }

/** Whom these restaurants serve no more. */
export function listBlackListed(em: Em, restaurants: readonly Served[], query: ListQuery<typeof blackList>) {
  return readList<BlackListedWire, typeof blackList>(em, blackList, query, {
    ...source,
    where: sql`true`,
    parts: restaurants.map(({ id }) => sql`l.restaurant_id = ${id}`),
    conditions: { query: spokenOf },
    order: { by: [sql`l.created_at`, sql`l.id`], falling: true },
  })
}

/**
 * The restaurant serves this customer no more; who stands there already gets the new reason. Call inside a transaction.
 * @throws {Refusal} `black_list.stranger` for who never ordered there, as if they did not exist.
 */
export async function blackListCustomer(
  em: Em,
  { by, restaurant, now }: Acting,
  { user_id, reason: typed }: typeof BlackListInput.static,
): Promise<BlackListedWire> {
  await demandGuest(em, restaurant, user_id)
  const before = await row<{ reason: string }>(
    em,
    sql`select reason from black_list where restaurant_id = ${restaurant.id} and user_id = ${user_id} for update`,
  )
  const reason = typed.trim()
  await row(
    em,
    sql`insert into black_list (restaurant_id, user_id, reason, created_at)
        values (${restaurant.id}, ${user_id}, ${reason}, ${now})
        on conflict (restaurant_id, user_id) do update set reason = excluded.reason`,
  )
  const from = { reason: before?.reason ?? null }
  await write(em, 'black_list.add', { by, restaurant, now }, { user_id, from, to: { reason } })
  const written = await row<BlackListedWire>(
    em,
    sql`select ${source.select} from ${source.from} ${source.joined} where l.restaurant_id = ${restaurant.id} and l.user_id = ${user_id}`,
  )
  if (!written) throw new Error('An entry of the black list was not written.')
  return written
}

/** Serves a customer again; harmless when repeated. Call inside a transaction. @throws {Refusal} `black_list.stranger` */
export async function forgiveCustomer(em: Em, { by, restaurant, now }: Acting, user_id: string): Promise<void> {
  const removed = await row<{ reason: string }>(
    em,
    sql`delete from black_list where restaurant_id = ${restaurant.id} and user_id = ${user_id} returning reason`,
  )
  // Who came back under a new account has ordered nothing by it yet.
  if (!removed) return demandGuest(em, restaurant, user_id)
  await write(em, 'black_list.remove', { by, restaurant, now }, { user_id, from: removed, to: { reason: null } })
}

/** Who has ordered there. @throws {Refusal} `black_list.stranger` */
async function demandGuest(em: Em, restaurant: Served, user_id: string): Promise<void> {
  const guest = await row(
    em,
    sql`select from "user" u where u.id = ${user_id} and u.deleted_at is null
          and exists (select from "order" o where o.user_id = u.id and o.restaurant_id = ${restaurant.id}) for key share`,
  )
  if (!guest) throw new Refusal('black_list.stranger')
}

function write(
  em: Em,
  act: 'black_list.add' | 'black_list.remove',
  { by, restaurant, now }: Acting,
  { user_id, from, to }: { user_id: string; from: { reason: string | null }; to: { reason: string | null } },
) {
  return writeEntry(em, { by, act, subject: `customer:${user_id}`, restaurant_id: restaurant.id, from, to, now })
}

const source = {
  select: sql`l.id, l.restaurant_id, r.title as restaurant, l.user_id, u.name, u.phone, l.reason,
    ${moment('l.created_at')} as created_at`,
  from: sql`black_list l`,
  joined: sql`join restaurant r on r.id = l.restaurant_id join "user" u on u.id = l.user_id`,
  key: sql`l.id`,
}

/** A person is spoken of by their name, by the end of the phone, or by what they did. */
function spokenOf(query: string) {
  const words = containing(query.trim().toLowerCase())
  const digits = query.replace(/\D/g, '')
  const phone = digits === '' ? sql`false` : sql`u.phone like ${`%${digits}`}`
  return sql`(lower(l.reason collate pg_c_utf8) like ${words} or (
    select lower(u.name collate pg_c_utf8) like ${words} or ${phone} from "user" u where u.id = l.user_id))`
}

/** Whom restaurants refused before they left is forgotten, too. */
export function forgetOldRefusals(em: Em, before: Date, limit: number): Promise<number> {
  return changed(
    em,
    sql`delete from black_list where id in (
          select id from black_list where phone_hash is not null and created_at < ${before} order by created_at limit ${limit})`,
  )
}
