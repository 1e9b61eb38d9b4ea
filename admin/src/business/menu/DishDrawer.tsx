import { quoted } from '@ostrov/shared/formats/quoted'
import { shareUrl } from '@ostrov/shared/images/share-url'
import type { BusinessCategoryWire, BusinessProductWire } from '@ostrov/shared/menu/business-schema'
import { NUTRIENTS, PRODUCT_FORM } from '@ostrov/shared/menu/form'
import { dishValues } from '@ostrov/shared/menu/values'
import { Button, buttonClass } from '@ostrov/shared/ui/Button'
import { ask } from '@ostrov/shared/wire/answers'
import { Copy, ImageDown } from 'lucide-react'
import { DeleteButton } from '../../components/forms/DeleteButton'
import { FormDrawer } from '../../components/forms/FormDrawer'
import { FormFields } from '../../components/forms/FormFields'
import { MeanwhileNote } from '../../components/forms/MeanwhileNote'
import { ProposedWords } from '../../components/moderation/ProposedWords'
import { useOptions } from '../options/use-options'
import { AppealOf } from '../settings/AppealForm'
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
  const table = useTable(restaurantId, categories, dish === null)
  const { form, note } = useDishForm({ table, menu, dish, initial, onDone: onClose })
  return (
    <FormDrawer
      kind="Dish"
      title={dish ? dish.name : 'Новое блюдо'}
      form={form}
      size="full"
      onClose={onClose}
      before={<AppealOf restaurant_id={restaurantId} kind="product" row={dish} />}
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
            {dish.moderation_status === 'approved' && (
              <a className={buttonClass({ size: 'large' })} href={postOf(dish)} download={`${dish.name}.jpeg`}>
                <ImageDown size={20} aria-hidden="true" />
                Картинка для&nbsp;поста
              </a>
            )}
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
      <div className="dish-editor columns gap-5">
        <div className="dish-editor__fields">
          <MeanwhileNote title="Блюдо изменил кто-то другой" {...note} />
          {dish && <ProposedWords kind="product" row={dish} shown={shownOf(dish)} />}
          <FormFields form={form} groups={GROUPS} />
        </div>
        <DishPreview values={form.values} />
      </div>
    </FormDrawer>
  )
}

const PAIR = 'dish-editor__pair'
const GROUPS = [
  { names: ['price', 'discount_price', 'weight', 'weight_unit'], className: PAIR },
  { legend: 'Пищевая ценность на\u00A0100\u00A0г', names: NUTRIENTS, className: PAIR },
] as const

/** The form's table with what this restaurant chooses from. */
function useTable(restaurantId: string, categories: readonly BusinessCategoryWire[], isNew: boolean) {
  const { data } = useOptions(restaurantId).options
  const choices = (rows: readonly { id: string; name: string }[] = []) =>
    Object.fromEntries(rows.map(({ id, name }) => [id, name]))
  const { name, category_id, product_option_groups, product_options } = PRODUCT_FORM
  const hint = isNew ? 'Гости увидят блюдо, когда модератор его одобрит' : 'Новое название увидят после\u00A0проверки'
  return {
    ...PRODUCT_FORM,
    name: { ...name, hint },
    category_id: { ...category_id, choices: choices(categories.map(({ id, label }) => ({ id, name: label }))) },
    product_option_groups: { ...product_option_groups, choices: choices(data?.product_option_groups) },
    product_options: { ...product_options, choices: choices(data?.product_options) },
  }
}

const postOf = ({ id, name, price, discount_price, image }: BusinessProductWire) =>
  shareUrl('posts', id, [name, price, discount_price, image?.id])

const shownOf = ({ name, description, image, images }: BusinessProductWire) => ({
  ...{ name, description, image_id: image?.id ?? null },
  gallery: images.flatMap(({ id }) => (id === image?.id ? [] : [id])),
})
