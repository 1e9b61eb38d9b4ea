import type { Field } from '@ostrov/shared/forms/form'
import type { BusinessProductWire } from '@ostrov/shared/menu/business-schema'
import type { PRODUCT_FORM } from '@ostrov/shared/menu/form'
import { type DishValues, dishBody, dishValues } from '@ostrov/shared/menu/values'
import { ask } from '@ostrov/shared/wire/answers'
import { currentOf } from '@ostrov/shared/wire/current'
import { useMergedForm } from '../../components/forms/use-merged-form'
import type { Menu } from './use-menu'

type Table = { [Name in keyof typeof PRODUCT_FORM]: Field }
type Editing = {
  table: Table
  menu: Menu
  dish: BusinessProductWire | null
  initial: DishValues
  onDone: () => void
}

/** The form of a dish. */
export function useDishForm({ table, menu, dish, initial, onDone }: Editing) {
  return useMergedForm<keyof typeof PRODUCT_FORM, DishValues>({
    table,
    initial,
    known: dish && { version: dish.version, values: initial },
    present: (problem) => {
      const now = dish && currentOf(problem, dish)
      return now && { version: now.version, values: dishValues(now, now.category_id) }
    },
    send: (values, { version, headers }) => {
      const body = dishBody(values)
      if (!dish) return ask(menu.products.post(body, { headers }))
      return ask(menu.products({ productId: dish.id }).put({ ...body, version }))
    },
    onDone: () => {
      void menu.refresh()
      onDone()
    },
  })
}
