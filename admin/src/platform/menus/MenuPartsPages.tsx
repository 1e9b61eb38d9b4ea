import { formatMoney } from '@ostrov/shared/formats/money'
import { CATEGORY_DESK_FORM } from '@ostrov/shared/menu/desk-form'
import { categoryDesk, optionDesk, optionGroupDesk } from '@ostrov/shared/menu/desk-lists'
import type { CategoryDeskWire } from '@ostrov/shared/menu/desk-schema'
import { OPTION_DESK_FORM, OPTION_GROUP_DESK_FORM } from '@ostrov/shared/options/desk-form'
import type { OptionDeskWire, OptionGroupDeskWire } from '@ostrov/shared/options/desk-schema'
import { ALL_CATEGORIES, ALL_OPTION_GROUPS, ALL_OPTIONS } from '@ostrov/shared/paths'
import { api } from '../../api'
import { TwoLines } from '../../components/records/columns'
import { recordPage } from '../../components/records/record-page'
import { besideMenu, ofMenu, tabs } from './common'

/** Categories of all menus. */
export const CategoriesPage = recordPage<typeof CATEGORY_DESK_FORM, CategoryDeskWire>({
  noun: 'product_category',
  path: ALL_CATEGORIES,
  calls: api.admin.product_category,
  file: '/api/admin/product_category/export',
  list: categoryDesk,
  form: CATEGORY_DESK_FORM,
  tabs,
  columns: [
    { key: 'label', title: 'Категория', cell: ({ label }) => label },
    { key: 'products', title: 'Блюд', align: 'end', cell: ({ products_count }) => products_count },
    ...ofMenu,
  ],
  titleOf: ({ label }) => label,
  fresh: () => ({ is_active: true }),
  removal: 'Категория пропадёт из\u00A0меню. Удалить можно только пустую.',
  beside: besideMenu,
})

/** Options of all menus. */
export const OptionsPage = recordPage<typeof OPTION_DESK_FORM, OptionDeskWire>({
  noun: 'product_option',
  path: ALL_OPTIONS,
  calls: api.admin['product-option'],
  file: '/api/admin/product-option/export',
  list: optionDesk,
  form: OPTION_DESK_FORM,
  together: ['is_active', 'price'],
  tabs,
  columns: [
    {
      key: 'name',
      title: 'Опция',
      cell: ({ name, group }) => <TwoLines second={group ?? 'Сама по\u00A0себе'}>{name}</TwoLines>,
    },
    { key: 'price', title: 'Доплата', align: 'end', cell: ({ price }) => formatMoney(price) },
    ...ofMenu,
  ],
  titleOf: ({ name }) => name,
  removal: 'Опция пропадёт у\u00A0всех блюд. В\u00A0оформленных заказах она останется.',
  beside: besideMenu,
})

/** Groups of options of all menus. */
export const OptionGroupsPage = recordPage<typeof OPTION_GROUP_DESK_FORM, OptionGroupDeskWire>({
  noun: 'product_option_group',
  path: ALL_OPTION_GROUPS,
  calls: api.admin['product-option'].group,
  file: '/api/admin/product-option/group/export',
  list: optionGroupDesk,
  form: OPTION_GROUP_DESK_FORM,
  tabs,
  columns: [
    { key: 'name', title: 'Группа', cell: ({ name }) => name },
    { key: 'limits', title: 'Выбрать', align: 'end', cell: ({ min, max }) => `${min}–${max}` },
    { key: 'options', title: 'Опций', align: 'end', cell: ({ options_count }) => options_count },
    ...ofMenu,
  ],
  titleOf: ({ name }) => name,
  removal: 'Группа пропадёт вместе со\u00A0своими опциями.',
  groups: [{ names: ['min', 'max'] }],
  beside: besideMenu,
})
