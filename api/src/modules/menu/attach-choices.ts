import type { Em } from '../../db/orm'
import { changed, rows, sql } from '../../db/sql'
import { takeLock } from '../../db/take-lock'
import type { By } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import type { Served } from '../../kernel/served'
import { writeEntry } from '../audit/write-entry'

const CHOICES = {
  product_options: { link: 'product_option_link', column: 'option_id', table: 'product_option' },
  product_option_groups: { link: 'product_option_group_link', column: 'group_id', table: 'product_option_group' },
} as const
export type Choices = { [Name in keyof typeof CHOICES]?: readonly string[] | undefined }
type Choice = keyof typeof CHOICES

type Attaching = { by: By; restaurant: Served; now: Date }

/** Whoever changes options, groups or what dishes offer of them takes turns in one restaurant, so that none waits crosswise. */
export async function lockChoices(em: Em, restaurant: Served): Promise<void> {
  await takeLock(em, `choices:${restaurant.id}`)
}

/**
 * What a dish offers to choose, each in its order; what is not named stays as it is. Call inside a transaction, after `lockChoices`.
 * @throws {Refusal} `product_option.not_found`, `product_option_group.not_found` for what is not this restaurant's or stands in a group.
 */
export async function attachChoices(
  em: Em,
  product_id: string,
  { by, restaurant, now, ...choices }: Attaching & Choices,
): Promise<void> {
  const from: Record<string, unknown> = {}
  const to: Record<string, unknown> = {}
  for (const name of ['product_options', 'product_option_groups'] as const) {
    const asked = choices[name]
    if (!asked) continue
    const ids = [...new Set(asked)]
    await demandOwnChoices(em, name, restaurant, ids)
    from[name] = await attached(em, name, product_id)
    to[name] = ids
    await replace(em, name, product_id, ids)
  }
  const subject = `product:${product_id}`
  if (Object.keys(to).length > 0)
    await writeEntry(em, { by, act: 'product.change', subject, restaurant_id: restaurant.id, from, to, now })
}

/**
 * The dishes that offer an option or a group: all of these and no other. A dish that is new to it takes it last. Call inside a
 * transaction.
 * @throws {Refusal} `product.not_found`
 */
export async function offerIn(em: Em, name: Choice, id: string, restaurant: Served, product_ids: readonly string[]) {
  const { link, column } = CHOICES[name]
  const ids = [...new Set(product_ids)]
  const own = await rows(
    em,
    sql`select from product where id = any(${ids}::uuid[]) and restaurant_id = ${restaurant.id} and deleted_at is null`,
  )
  if (own.length < ids.length) throw new Refusal('product.not_found')
  await changed(
    em,
    sql`delete from ${sql.table(link)} where ${sql.ref(column)} = ${id} and product_id <> all(${ids}::uuid[])`,
  )
  await changed(
    em,
    sql`insert into ${sql.table(link)} (product_id, ${sql.ref(column)}, sort)
        select p.id, ${id}::uuid, coalesce((select max(l.sort) + 1 from ${sql.table(link)} l where l.product_id = p.id), 0)
        from product p where p.id = any(${ids}::uuid[]) on conflict do nothing`,
  )
}

/** In a group an option is offered where the group is, and nowhere alone. */
export function offerNowhereAlone(em: Em, option_id: string) {
  return changed(em, sql`delete from product_option_link where option_id = ${option_id}`)
}

async function demandOwnChoices(em: Em, name: Choice, restaurant: Served, ids: readonly string[]) {
  const isFree = name === 'product_options' ? sql`t.group_id is null` : sql`true`
  const own = await rows(
    em,
    sql`select from ${sql.table(CHOICES[name].table)} t
        where t.id = any(${ids}::uuid[]) and t.restaurant_id = ${restaurant.id} and ${isFree}`,
  )
  if (own.length === ids.length) return
  throw new Refusal(name === 'product_options' ? 'product_option.not_found' : 'product_option_group.not_found')
}

async function attached(em: Em, name: Choice, product_id: string) {
  const { link, column } = CHOICES[name]
  const found = await rows<{ id: string }>(
    em,
    sql`select ${sql.ref(column)} as id from ${sql.table(link)} where product_id = ${product_id} order by sort, ${sql.ref(column)}`,
  )
  return found.map(({ id }) => id)
}

async function replace(em: Em, name: Choice, product_id: string, ids: readonly string[]) {
  const { link, column } = CHOICES[name]
  await changed(
    em,
    sql`delete from ${sql.table(link)} where product_id = ${product_id} and ${sql.ref(column)} <> all(${ids}::uuid[])`,
  )
  await changed(
    em,
    sql`insert into ${sql.table(link)} (product_id, ${sql.ref(column)}, sort)
        select ${product_id}::uuid, id, place - 1 from unnest(${ids}::uuid[]) with ordinality as listed (id, place)
        on conflict (product_id, ${sql.ref(column)}) do update set sort = excluded.sort`,
  )
}
