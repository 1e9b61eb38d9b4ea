import { PRODUCT_DESK_FORM } from '@ostrov/shared/menu/desk-form'
import { productDesk } from '@ostrov/shared/menu/desk-lists'
import { ProductDeskInput, ProductDeskRow } from '@ostrov/shared/menu/desk-schema'
import { MODERATION_LABELS } from '@ostrov/shared/moderation/statuses'
import { containing, sql } from '../../db/sql'
import { plainly } from '../../db/words'
import { followChange } from '../moderation/follow-change'
import { demandRows } from '../records/demand-rows'
import { record } from '../records/record'
import { menuConditions, ofRestaurantJoin, shownOfMenu } from './desk-sql'
import { Product } from './product'

/** Dishes as administrators keep them. What they change applies at once; what waits of the dish takes it in. */
export const productRecord = record({
  noun: 'product',
  entity: Product,
  may: 'restaurants',
  list: productDesk,
  form: PRODUCT_DESK_FORM,
  row: ProductDeskRow,
  input: ProductDeskInput,
  together: ['is_active', 'is_popular', 'is_additional'],
  ofRestaurant: ({ restaurant }) => restaurant.id,
  exported: {
    name: PRODUCT_DESK_FORM.name,
    category: { label: 'Категория' },
    ...{ price: PRODUCT_DESK_FORM.price, discount_price: PRODUCT_DESK_FORM.discount_price },
    is_active: PRODUCT_DESK_FORM.is_active,
    moderation_status: { label: 'Проверка', choices: MODERATION_LABELS },
    ...{ rating: { label: 'Рейтинг' }, reviews_count: { label: 'Отзывы' } },
  },
  source: {
    select: sql`p.id, p.name, p.description, p.image_id, p.price, nullif(p.discount_price, 0) as discount_price, p.is_popular,
      p.is_additional, p.is_active, ${shownOfMenu('product', 'p')}, c.label as category, p.rating::float8 as rating,
      p.reviews_count`,
    from: sql`product p`,
    joined: sql`${ofRestaurantJoin('p')} join product_category c on c.id = p.category_id`,
    where: sql`p.deleted_at is null`,
    key: sql`p.id`,
    walked: ['price'],
    conditions: {
      query: (typed) => sql`p.plain_name like ${containing(plainly(typed))}`,
      ...menuConditions('p'),
      price: sql`p.price`,
    },
    orders: {
      '-created_at': { by: [sql`p.id`], falling: true },
      '-reviews_count': { by: [sql`p.reviews_count`, sql`p.id`], falling: true },
    },
  },
  check: (em, { input: { image_id } }) => demandRows(em, { image: { image_id } }),
  columns: ({ input, now }) => ({ discount_price: input.discount_price ?? 0, updated_at: now.toISOString() }),
  written: (em, { id, input, before }) =>
    followChange(em, { kind: 'product', row_id: id }, { from: before, to: input }),
})
