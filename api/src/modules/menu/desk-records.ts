import { CATEGORY_DESK_FORM } from '@ostrov/shared/menu/desk-form'
import { categoryDesk, optionDesk, optionGroupDesk } from '@ostrov/shared/menu/desk-lists'
import { CategoryDeskInput, CategoryDeskRow } from '@ostrov/shared/menu/desk-schema'
import { NOUNS } from '@ostrov/shared/nouns'
import { OPTION_DESK_FORM, OPTION_GROUP_DESK_FORM } from '@ostrov/shared/options/desk-form'
import {
  OptionDeskInput,
  OptionDeskRow,
  OptionGroupDeskInput,
  OptionGroupDeskRow,
} from '@ostrov/shared/options/desk-schema'
import type { Em } from '../../db/orm'
import { changed, containing, row, sql } from '../../db/sql'
import { Refusal } from '../../kernel/problems'
import { followChange } from '../moderation/follow-change'
import { demandRows } from '../records/demand-rows'
import { record } from '../records/record'
import { menuConditions, ofRestaurantJoin, shownOfMenu } from './desk-sql'
import { ProductCategory } from './product-category'
import { ProductOption } from './product-option'
import { ProductOptionGroup } from './product-option-group'

const touched = ({ now }: { now: Date }) => ({ updated_at: now.toISOString() })
const named = (column: string) => (typed: string) => sql`${sql.ref(column)} ilike ${containing(typed)}`
const ordersBy = (one: string, name: string) => ({
  '-created_at': { by: [sql.ref(`${one}.id`)], falling: true } as const,
  name: { by: [sql.ref(`${one}.${name}`), sql.ref(`${one}.id`)] },
})

/** Categories as administrators keep them; what they write applies at once. */
export const categoryRecord = record({
  noun: 'product_category',
  entity: ProductCategory,
  may: 'restaurants',
  list: categoryDesk,
  form: CATEGORY_DESK_FORM,
  row: CategoryDeskRow,
  input: CategoryDeskInput,
  ofRestaurant: ({ restaurant_id }) => restaurant_id,
  source: {
    select: sql`c.id, c.restaurant_id, c.label, c.is_active, ${shownOfMenu('product_category', 'c')},
      (select count(*)::int from product p where p.category_id = c.id and p.deleted_at is null) as products_count`,
    from: sql`product_category c`,
    joined: ofRestaurantJoin('c'),
    where: sql`c.deleted_at is null`,
    key: sql`c.id`,
    conditions: { query: named('c.label'), ...menuConditions('c') },
    orders: ordersBy('c', 'label'),
  },
  check: demandHome,
  columns: ({ id, now }) => ({ ...touched({ now }), ...(id === null && { moderation_status: 'approved' }) }),
  written: async (em, { id, input, before }) => {
    if (before) return followChange(em, { kind: 'product_category', row_id: id }, { from: before, to: input })
    await changed(
      em,
      sql`update product_category c set sort = (select coalesce(max(sort), -1) + 1 from product_category other
            where other.restaurant_id = c.restaurant_id and other.id <> c.id and other.deleted_at is null)
          where id = ${id}`,
    )
  },
  refuses: { saving: ['product_category.too_many'] },
})

/** A category stays in its restaurant, which has no more of them than a list is long. */
async function demandHome(em: Em, { id, input }: { id: string | null; input: { restaurant_id: string } }) {
  const { restaurant_id } = input
  await demandRows(em, { restaurant: { restaurant_id } })
  if (id === null) {
    const own = await row<{ count: number }>(
      em,
      sql`select count(*)::int as count from product_category where restaurant_id = ${restaurant_id} and deleted_at is null`,
    )
    if (own && own.count >= NOUNS.product_category.most) throw new Refusal('product_category.too_many')
    return
  }
  const home = await row(em, sql`select from product_category where id = ${id} and restaurant_id = ${restaurant_id}`)
  if (!home)
    throw new Refusal('request.invalid', {
      errors: { restaurant_id: 'Категорию не\u00A0переносят в\u00A0другой ресторан' },
    })
}

/** Options as administrators keep them. */
export const optionRecord = record({
  noun: 'product_option',
  entity: ProductOption,
  may: 'restaurants',
  list: optionDesk,
  form: OPTION_DESK_FORM,
  row: OptionDeskRow,
  input: OptionDeskInput,
  together: ['is_active', 'price'],
  ofRestaurant: ({ restaurant }) => restaurant.id,
  source: {
    select: sql`o.id, o.name, o.price, o.is_active, ${shownOfMenu('product_option', 'o')}, g.name as "group"`,
    from: sql`product_option o`,
    joined: sql`${ofRestaurantJoin('o')} left join product_option_group g on g.id = o.group_id`,
    where: sql`true`,
    key: sql`o.id`,
    conditions: { query: named('o.name'), ...menuConditions('o') },
    orders: ordersBy('o', 'name'),
  },
  columns: touched,
  written: (em, { id, input, before }) =>
    followChange(em, { kind: 'product_option', row_id: id }, { from: before, to: input }),
})

/** Groups of options as administrators keep them. */
export const optionGroupRecord = record({
  noun: 'product_option_group',
  entity: ProductOptionGroup,
  may: 'restaurants',
  list: optionGroupDesk,
  form: OPTION_GROUP_DESK_FORM,
  row: OptionGroupDeskRow,
  input: OptionGroupDeskInput,
  ofRestaurant: ({ restaurant }) => restaurant.id,
  source: {
    select: sql`g.id, g.name, g.min, g.max, g.is_active, ${shownOfMenu('product_option_group', 'g')},
      (select count(*)::int from product_option o where o.group_id = g.id) as options_count`,
    from: sql`product_option_group g`,
    joined: ofRestaurantJoin('g'),
    where: sql`true`,
    key: sql`g.id`,
    conditions: { query: named('g.name'), ...menuConditions('g') },
    orders: ordersBy('g', 'name'),
  },
  columns: touched,
  written: (em, { id, input, before }) =>
    followChange(em, { kind: 'product_option_group', row_id: id }, { from: before, to: input }),
})
