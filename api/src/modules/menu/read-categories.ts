import type { ListQuery } from '@ostrov/shared/lists/table'
import { businessCategories } from '@ostrov/shared/menu/business-lists'
import type { BusinessCategoryWire } from '@ostrov/shared/menu/business-schema'
import { readList } from '../../db/list'
import type { Em } from '../../db/orm'
import { row, sql } from '../../db/sql'
import { Refusal } from '../../kernel/problems'
import type { Served } from '../../kernel/served'
import { versionOf } from '../../kernel/version'
import { lastProposal, moderationColumns } from '../moderation/moderated-sql'

type Row = Omit<BusinessCategoryWire, 'version'>

const source = {
  select: sql`c.id, c.sort, c.label, c.icon, c.restaurant_id as "restaurantId", c.is_active,
    c.served_from, c.served_till, c.served_days, c.dishes_per_quarter,
    (select count(*)::int from product p where p.category_id = c.id and p.deleted_at is null) as products_count,
    ${moderationColumns('c')}`,
  from: sql`product_category c`,
  joined: sql`${lastProposal('product_category', 'c')}`,
  key: sql`c.id`,
}
const ofMenu = (restaurant: Served) => sql`c.restaurant_id = ${restaurant.id} and c.deleted_at is null`

/** Every category of a restaurant, those without dishes too, in their order. */
export async function listBusinessCategories(em: Em, restaurant: Served, query: ListQuery<typeof businessCategories>) {
  const list = await readList<Row, typeof businessCategories>(em, businessCategories, query, {
    ...source,
    where: ofMenu(restaurant),
    order: sql`c.sort, c.id`,
  })
  return { ...list, items: list.items.map(versioned) }
}

/** @throws {Refusal} `product_category.not_found` */
export async function readBusinessCategory(em: Em, restaurant: Served, id: string): Promise<BusinessCategoryWire> {
  const found = await row<Row>(
    em,
    sql`select ${source.select} from ${source.from} ${source.joined} where ${ofMenu(restaurant)} and c.id = ${id}`,
  )
  if (!found) throw new Refusal('product_category.not_found')
  return versioned(found)
}

/** Its place and its dishes are changed from elsewhere. */
function versioned(found: Row): BusinessCategoryWire {
  const { sort: _, products_count: _c, ...said } = found
  return { ...found, version: versionOf(said) }
}
