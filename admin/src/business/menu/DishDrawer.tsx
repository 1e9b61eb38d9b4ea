import { quoted } from '@ostrov/shared/formats/quoted'
import { valueWords } from '@ostrov/shared/forms/merge'
import type { BusinessCategoryWire, BusinessProductWire } from '@ostrov/shared/menu/business-schema'
import { type DishValues, dishLabel, dishValues } from '@ostrov/shared/menu/values'
import { Button } from '@ostrov/shared/ui/Button'
import { ask } from '@ostrov/shared/wire/answers'
import { Copy } from 'lucide-react'
import { DeleteButton } from '../../components/forms/DeleteButton'
import { FormDrawer } from '../../components/forms/FormDrawer'
import { MeanwhileNote } from '../../components/forms/MeanwhileNote'
import { ProposedWords } from '../../components/moderation/ProposedWords'
import { DishFields } from './DishFields'
import { DishPreview } from './DishPreview'
import { useDishForm } from './use-dish-form'
import type { Edited, Menu } from './use-menu'

type Props = {
  menu: Menu
  restaurantId: string
  categories: readonly BusinessCategoryWire[]
  dish: BusinessProductWire | null
  category_id: string
  /** A new dish that begins as this one is. */
  copy?: true | undefined
  onEdit: (edited: Edited) => void
  onClose: () => void
}

/** One dish: name, description and photos wait for a moderator, the rest applies at once; beside it what a guest will see. */
export function DishDrawer({ menu, restaurantId, categories, dish: shown, category_id, copy, onEdit, onClose }: Props) {
  const dish = copy ? null : shown
  const values = dishValues(shown, category_id)
  const initial = copy ? { ...values, name: `${values.name} (копия)` } : values
  const { form, meanwhile, take, renewed } = useDishForm({ menu, dish, initial, onDone: onClose })
  const wordsOf = (theirs: DishValues, field: string) =>
    field === 'category_id' ? valueWords(categories.find(({ id }) => id === theirs.category_id)?.label) : undefined
  return (
    <FormDrawer
      kind="Dish"
      title={dish ? dish.name : 'Новое блюдо'}
      form={form}
      size="full"
      onClose={onClose}
      aside={
        dish && (
          <>
            <DeleteButton
              what={quoted(dish.name)}
              text={'Блюдо пропадёт из\u00A0меню. В\u00A0прошлых заказах и\u00A0отзывах оно останется.'}
              send={() => ask(menu.products({ productId: dish.id }).delete())}
              onDone={() => {
                void menu.refresh()
                onClose()
              }}
            />
            {!form.dirty && (
              <Button size="large" onClick={() => onEdit({ what: 'dish', dish, category_id, copy: true })}>
                <Copy size={20} aria-hidden="true" />
                Скопировать
              </Button>
            )}
          </>
        )
      }
    >
      <div className="dish-editor">
        <div className="dish-editor__fields">
          <MeanwhileNote
            title="Блюдо изменил кто-то другой"
            {...{ meanwhile, wordsOf }}
            labelOf={dishLabel}
            onTake={take}
          />
          {dish && <ProposedWords kind="product" row={dish} shown={shownOf(dish)} />}
          <DishFields
            isNew={dish === null}
            renewed={renewed}
            form={form}
            categories={categories}
            restaurantId={restaurantId}
          />
        </div>
        <DishPreview values={form.values} />
      </div>
    </FormDrawer>
  )
}

const shownOf = ({ name, description, image, images }: BusinessProductWire) => ({
  ...{ name, description, image_id: image?.id ?? null },
  gallery: images.flatMap(({ id }) => (id === image?.id ? [] : [id])),
})
