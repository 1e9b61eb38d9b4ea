import type { BusinessProductWire } from '@ostrov/shared/menu/business-schema'
import { PRODUCT_FORM } from '@ostrov/shared/menu/form'
import { type DishField, type DishValues, dishBody, dishValues, mergeDish } from '@ostrov/shared/menu/values'
import { useForm } from '@ostrov/shared/ui/use-form'
import { ask, Problem } from '@ostrov/shared/wire/answers'
import { useRef, useState } from 'react'
import type { Menu } from './use-menu'

type Editing = { menu: Menu; dish: BusinessProductWire | null; initial: DishValues; onDone: () => void }

/** What somebody else did to the dish while it was edited here. */
export type Meanwhile = { theirs: DishValues; taken: readonly DishField[]; clashes: readonly DishField[] }

/**
 * The form of a dish. When somebody else has changed it meanwhile, what only they changed is taken over, what both did is
 * shown, and nothing that was typed is lost; the next press saves.
 */
export function useDishForm({ menu, dish, initial, onDone }: Editing) {
  const began = useRef({ version: dish?.version, values: initial })
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null)
  const [renewed, setRenewed] = useState(0)
  const form = useForm<keyof typeof PRODUCT_FORM, DishValues>({
    table: PRODUCT_FORM,
    initial,
    submit: async (values) => {
      try {
        await send(values)
      } catch (problem) {
        const current = problem instanceof Problem ? presentOf(problem) : null
        if (!current) throw problem
        const theirs = dishValues(current, current.category_id)
        const merged = mergeDish(began.current.values, values, theirs)
        began.current = { version: current.version, values: theirs }
        setMeanwhile({ theirs, taken: merged.taken, clashes: merged.clashes })
        form.change(merged.values)
        setRenewed((now) => now + 1)
        throw new Problem(
          409,
          'product.changed',
          'Пока вы\u00A0правили, блюдо изменили. Посмотрите, что вышло, и\u00A0сохраните ещё раз.',
        )
      }
      void menu.refresh()
      onDone()
      return undefined
    },
  })
  const take = (name: DishField) => {
    if (meanwhile) form.change({ [name]: meanwhile.theirs[name] })
    setRenewed((now) => now + 1)
  }
  return {
    form,
    meanwhile,
    /** The other's word instead of one's own. */
    take,
    /** Another number once values came from elsewhere than the fields, which the pictures would not notice. */
    renewed,
  }

  function send(values: DishValues) {
    const body = dishBody(values)
    return dish
      ? ask(menu.products({ productId: dish.id }).put({ ...body, version: began.current.version }))
      : ask(menu.products.post(body))
  }
}

function presentOf({ errorMessage, data: { current } }: Problem): BusinessProductWire | null {
  return errorMessage === 'product.changed' && isDish(current) ? current : null
}

/** The API answers a whole dish there, or nothing. */
function isDish(value: unknown): value is BusinessProductWire {
  return typeof value === 'object' && value !== null && 'version' in value && 'revision' in value
}
