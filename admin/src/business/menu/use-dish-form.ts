import type { BusinessProductWire } from '@ostrov/shared/menu/business-schema'
import { PRODUCT_FORM } from '@ostrov/shared/menu/form'
import { type DishValues, dishBody, dishValues, mergeDish } from '@ostrov/shared/menu/values'
import { ask, type Problem } from '@ostrov/shared/wire/answers'
import { useMergedForm } from '../../components/forms/use-merged-form'
import type { Menu } from './use-menu'

type Editing = { menu: Menu; dish: BusinessProductWire | null; initial: DishValues; onDone: () => void }

/** The form of a dish. */
export function useDishForm({ menu, dish, initial, onDone }: Editing) {
  return useMergedForm<keyof typeof PRODUCT_FORM, DishValues>({
    table: PRODUCT_FORM,
    initial,
    version: dish?.version,
    send: (values, version) => {
      const body = dishBody(values)
      return ask(dish ? menu.products({ productId: dish.id }).put({ ...body, version }) : menu.products.post(body))
    },
    present: ({ errorMessage, data: { current } }: Problem) =>
      errorMessage === 'product.changed' && isDish(current)
        ? { version: current.version, values: dishValues(current, current.category_id) }
        : null,
    merge: mergeDish,
    told: 'Пока вы\u00A0правили, блюдо изменили. Посмотрите, что вышло, и\u00A0сохраните ещё раз.',
    onDone: () => {
      void menu.refresh()
      onDone()
    },
  })
}

/** The API answers a whole dish there, or nothing. */
function isDish(value: unknown): value is BusinessProductWire {
  return typeof value === 'object' && value !== null && 'version' in value && 'revision' in value
}
