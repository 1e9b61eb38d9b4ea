import { foldedText } from '@ostrov/shared/formats/same-text'
import type { WeightUnit } from '@ostrov/shared/formats/weight'
import type { Em } from '../../db/orm'
import { rows, sql } from '../../db/sql'
import type { Served } from '../../kernel/served'

export type CategoryState = { id: string; label: string }
export type GroupState = { id: string; name: string; min: number; max: number; is_active: boolean }
export type OptionState = { id: string; group_id: string | null; name: string; price: number; is_active: boolean }
export type DishState = {
  id: string
  category_id: string
  name: string
  description: string
  price: number
  discount_price: number
  weight: number
  weight_unit: WeightUnit
  nutritional_value: { calories: number; protein: number; fat: number; carbohydrates: number } | null
  is_active: boolean
  is_popular: boolean
  is_additional: boolean
  product_options: string[]
  product_option_groups: string[]
}
/** A restaurant's menu as its staff last wrote it: what waits for a moderator counts. */
export type MenuState = {
  categories: CategoryState[]
  groups: GroupState[]
  options: OptionState[]
  dishes: DishState[]
}

const written = (kind: string, alias: string, name: string) => sql`coalesce((select v.proposed ->> ${sql.lit(name)}
  from revision v where v.kind = ${sql.lit(kind)} and v.row_id = ${sql.ref(`${alias}.id`)} and v.cause = 'proposal'
    and v.status = 'pending'),
  ${sql.ref(`${alias}.${name}`)}) as ${sql.ref(name)}`

const linked = (
  table: string,
  column: string,
) => sql`(select coalesce(json_agg(l.${sql.ref(column)} order by l.sort, l.${sql.ref(column)}), '[]'::json)
  from ${sql.table(table)} l where l.product_id = p.id)`

export async function readMenuState(em: Em, restaurant: Served): Promise<MenuState> {
  const { id } = restaurant
  const categories = await rows<CategoryState>(
    em,
    sql`select c.id, ${written('product_category', 'c', 'label')} from product_category c
        where c.restaurant_id = ${id} and c.deleted_at is null order by c.sort, c.id`,
  )
  const groups = await rows<GroupState>(
    em,
    sql`select g.id, ${written('product_option_group', 'g', 'name')}, g.min, g.max, g.is_active
        from product_option_group g where g.restaurant_id = ${id} order by g.sort, g.id`,
  )
  const options = await rows<OptionState>(
    em,
    sql`select o.id, o.group_id, ${written('product_option', 'o', 'name')}, o.price, o.is_active from product_option o
        left join product_option_group g on g.id = o.group_id where o.restaurant_id = ${id}
        order by g.sort, g.id, o.sort, o.id`,
  )
  const dishes = await rows<DishState>(
    em,
    sql`select p.id, p.category_id, ${written('product', 'p', 'name')}, ${written('product', 'p', 'description')}, p.price,
          p.discount_price, p.weight::float8 as weight, p.weight_unit, p.nutritional_value, p.is_active, p.is_popular, p.is_additional,
          ${linked('product_option_link', 'option_id')} as product_options,
          ${linked('product_option_group_link', 'group_id')} as product_option_groups
        from product p join product_category c on c.id = p.category_id
        where p.restaurant_id = ${id} and p.deleted_at is null order by c.sort, c.id, p.sort, p.id`,
  )
  return { categories, groups, options, dishes }
}

/** A category as what has a name. */
export const named = ({ id, label }: CategoryState) => ({ id, name: label })

/** What each is called in a file: its name, and where several have one, a piece of its code beside it. */
export function labelsOf(named: readonly { id: string; name: string }[]): Map<string, string> {
  const count = new Map<string, number>()
  for (const { name } of named) count.set(foldedText(name), (count.get(foldedText(name)) ?? 0) + 1)
  return new Map(
    named.map(({ id, name }) => [id, count.get(foldedText(name)) === 1 ? name : `${name} [${id.slice(-8)}]`]),
  )
}
