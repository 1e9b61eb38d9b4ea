import { formatMoney } from '@ostrov/shared/formats/money'
import { PRODUCT_DESK_FORM } from '@ostrov/shared/menu/desk-form'
import { productDesk } from '@ostrov/shared/menu/desk-lists'
import type { ProductDeskWire } from '@ostrov/shared/menu/desk-schema'
import { ALL_DISHES } from '@ostrov/shared/paths'
import { api } from '../../api'
import { TwoLines } from '../../components/records/columns'
import { recordPage } from '../../components/records/record-page'
import { besideMenu, ofMenu, tabs } from './common'

/** Dishes of all restaurants. */
export const DishesPage = recordPage<typeof PRODUCT_DESK_FORM, ProductDeskWire>({
  noun: 'product',
  path: ALL_DISHES,
  calls: api.admin.products,
  file: '/api/admin/products/export',
  list: productDesk,
  form: PRODUCT_DESK_FORM,
  together: ['is_active', 'is_popular', 'is_additional'],
  tabs,
  columns: [
    { key: 'name', title: 'Блюдо', cell: ({ name, category }) => <TwoLines second={category}>{name}</TwoLines> },
    {
      key: 'price',
      title: 'Цена',
      align: 'end',
      cell: ({ price, discount_price }) =>
        discount_price === null ? (
          formatMoney(price)
        ) : (
          <TwoLines second={<del>{formatMoney(price)}</del>}>{formatMoney(discount_price)}</TwoLines>
        ),
    },
    ...ofMenu,
  ],
  titleOf: ({ name }) => name,
  removal: 'Блюдо пропадёт из\u00A0меню навсегда. В\u00A0заказах и\u00A0отзывах оно останется.',
  groups: [{ names: ['price', 'discount_price'] }],
  beside: besideMenu,
})
