import type { ListQuery } from '@ostrov/shared/lists/table'
import { optionList } from '@ostrov/shared/options/lists'
import type { OptionGroupWire, OptionsAndGroupsWire, OptionWire } from '@ostrov/shared/options/schema'
import { readList } from '../../db/list'
import type { Em } from '../../db/orm'
import { containing, moment, row, rows, sql } from '../../db/sql'
import { Refusal } from '../../kernel/problems'
import type { Served } from '../../kernel/served'
import { versionOf } from '../../kernel/version'
import { lastProposal } from '../moderation/moderated-sql'

type OptionRow = Omit<OptionWire, 'version'>
type GroupRow = Omit<OptionGroupWire, 'version' | 'product_options'>

const dishesOf = (links: ReturnType<typeof sql>) => sql`(
  select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name) order by p.name, p.id), '[]'::json)
  from ${links} where p.deleted_at is null)`

/** The moderator's words stand beside what is shown, where they are about a proposal of it. */
const moderation = (
  alias: string,
) => sql`${sql.ref(`${alias}.moderation_status`)}, v.proposed ->> 'name' as proposed_name,
  coalesce(${sql.ref(`${alias}.moderation_reason`)}, v.reason) as moderation_reason`

const optionSource = {
  select: sql`o.id, o.group_id, o.name, o.price, o.sort, o.is_active, ${moment('o.stopped_until')} as stopped_until,
    ${moderation('o')},
    case when o.group_id is null
      then ${dishesOf(sql`product_option_link link join product p on p.id = link.product_id and link.option_id = o.id`)}
      else ${dishesOf(sql`product_option_group_link link join product p on p.id = link.product_id and link.group_id = o.group_id`)}
    end as products`,
  from: sql`product_option o left join product_option_group g on g.id = o.group_id`,
  joined: lastProposal('product_option', 'o'),
  key: sql`o.id`,
  order: sql`o.group_id is not null, g.sort, g.id, o.sort, o.id`,
}

const groupColumns = sql`g.id, g.name, g.min, g.max, g.sort, g.is_active, ${moment('g.stopped_until')} as stopped_until,
  ${moderation('g')},
  ${dishesOf(sql`product_option_group_link link join product p on p.id = link.product_id and link.group_id = g.id`)} as products`

/** A restaurant's options: those that stand alone, then group by group. */
export async function listOptions(em: Em, restaurant: Served, query: ListQuery<typeof optionList>) {
  const list = await readList<OptionRow, typeof optionList>(em, optionList, query, {
    ...optionSource,
    where: sql`o.restaurant_id = ${restaurant.id}`,
    conditions: { query: (text) => sql`lower(o.name collate pg_c_utf8) like ${containing(text.trim().toLowerCase())}` },
  })
  return { ...list, items: list.items.map(versioned) }
}

/** All a restaurant has to choose from, in its order. */
export async function readOptionsAndGroups(em: Em, restaurant: Served): Promise<OptionsAndGroupsWire> {
  const options = await rows<OptionRow>(
    em,
    sql`select ${optionSource.select} from ${optionSource.from} ${optionSource.joined} where o.restaurant_id = ${restaurant.id}
        order by ${optionSource.order}`,
  )
  const groups = await rows<GroupRow>(
    em,
    sql`select ${groupColumns} from product_option_group g ${lastProposal('product_option_group', 'g')} where g.restaurant_id = ${restaurant.id} order by g.sort, g.id`,
  )
  const products = await rows<{ id: string; name: string }>(
    em,
    sql`select id, name from product where restaurant_id = ${restaurant.id} and deleted_at is null order by name, id`,
  )
  const inGroup = Map.groupBy(options.map(versioned), ({ group_id }) => group_id)
  return {
    product_options: inGroup.get(null) ?? [],
    product_option_groups: groups.map((group) => ({
      ...versioned(group),
      product_options: inGroup.get(group.id) ?? [],
    })),
    products,
  }
}

/** @throws {Refusal} `product_option.not_found` */
export async function readOption(em: Em, restaurant: Served, id: string): Promise<OptionWire> {
  const found = await row<OptionRow>(
    em,
    sql`select ${optionSource.select} from ${optionSource.from} ${optionSource.joined} where o.id = ${id} and o.restaurant_id = ${restaurant.id}`,
  )
  if (!found) throw new Refusal('product_option.not_found')
  return versioned(found)
}

/** @throws {Refusal} `product_option_group.not_found` */
export async function readGroup(em: Em, restaurant: Served, id: string): Promise<OptionGroupWire> {
  const found = await row<GroupRow>(
    em,
    sql`select ${groupColumns} from product_option_group g ${lastProposal('product_option_group', 'g')} where g.id = ${id} and g.restaurant_id = ${restaurant.id}`,
  )
  if (!found) throw new Refusal('product_option_group.not_found')
  const options = await rows<OptionRow>(
    em,
    sql`select ${optionSource.select} from ${optionSource.from} ${optionSource.joined} where o.group_id = ${id} order by ${optionSource.order}`,
  )
  return { ...versioned(found), product_options: options.map(versioned) }
}

/** An editor is stopped only by what they would overwrite; its place and whether it is sold now are changed from elsewhere. */
function versioned<Row extends { sort: number; is_active: boolean; stopped_until: string | null }>(found: Row) {
  const { sort: _, is_active: _a, stopped_until: _s, ...said } = found
  return { ...found, version: versionOf(said) }
}
