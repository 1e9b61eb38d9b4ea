import type { BusinessCategoryWire } from '@ostrov/shared/menu/business-schema'
import { DISH_PICTURES_MAX, NUTRIENTS } from '@ostrov/shared/menu/form'
import type { DishValues } from '@ostrov/shared/menu/values'
import { ChoiceField } from '@ostrov/shared/ui/ChoiceField'
import { SelectField } from '@ostrov/shared/ui/Field'
import { FormField } from '@ostrov/shared/ui/FormField'
import { ImagesField } from '@ostrov/shared/ui/ImagesField'
import { sendImageTo } from '@ostrov/shared/ui/send-image'
import { wordsOf } from '@ostrov/shared/ui/use-form'
import { useOptions } from '../options/use-options'
import type { useDishForm } from './use-dish-form'

const send = sendImageTo('/api/business_user/images')

type DishForm = ReturnType<typeof useDishForm>['form']
type Props = {
  form: DishForm
  isNew: boolean
  renewed: number
  categories: readonly BusinessCategoryWire[]
  restaurantId: string
}

/** Every field of a dish. */
export function DishFields({ form, isNew, renewed, categories, restaurantId }: Props) {
  const { values, change } = form
  return (
    <>
      <FormField
        form={form}
        name="name"
        hint={isNew ? 'Гости увидят блюдо, когда модератор его одобрит' : 'Новое название увидят после\u00A0проверки'}
      />
      <SelectField
        {...wordsOf(form, 'category_id')}
        value={values.category_id}
        onChange={({ target }) => change({ category_id: target.value })}
      >
        {categories.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
      <FormField form={form} name="description" />
      <ImagesField
        key={renewed}
        {...wordsOf(form, 'pictures')}
        value={values.pictures}
        max={DISH_PICTURES_MAX}
        hint={`Первое\u00A0— главное, и\u00A0до\u00A0${DISH_PICTURES_MAX - 1} других. Сейчас: ${values.pictures.length}`}
        send={send}
        onChange={(pictures) => change({ pictures })}
      />
      <div className="dish-editor__pair">
        <FormField form={form} name="price" />
        <FormField form={form} name="discount_price" />
        <FormField form={form} name="weight" />
        <FormField form={form} name="weight_unit" />
      </div>
      <fieldset className="dish-editor__food">
        <legend className="ui-field__label">Пищевая ценность на&nbsp;100&nbsp;г</legend>
        <div className="dish-editor__pair">
          {NUTRIENTS.map((name) => (
            <FormField key={name} form={form} name={name} />
          ))}
        </div>
      </fieldset>
      <FormField form={form} name="is_popular" />
      <FormField form={form} name="is_additional" />
      <Choices values={values} change={change} restaurantId={restaurantId} />
    </>
  )
}

type ChoicesProps = { values: DishValues; change: DishForm['change']; restaurantId: string }

/** What a guest chooses of the dish: groups and options of the restaurant, each in the order they were ticked. */
function Choices({ values, change, restaurantId }: ChoicesProps) {
  const { data } = useOptions(restaurantId).options
  if (!data || data.product_options.length + data.product_option_groups.length === 0) return null
  const { product_options, product_option_groups } = values
  return (
    <>
      {data.product_option_groups.length > 0 && (
        <ChoiceField
          many
          legend="Группы опций"
          name="product_option_groups"
          options={data.product_option_groups.map(({ id, name }) => ({ value: id, label: name }))}
          value={product_option_groups}
          onChange={(ids) => change({ product_option_groups: ids })}
        />
      )}
      {data.product_options.length > 0 && (
        <ChoiceField
          many
          legend={'Опции сами по\u00A0себе'}
          name="product_options"
          options={data.product_options.map(({ id, name }) => ({ value: id, label: name }))}
          value={product_options}
          onChange={(ids) => change({ product_options: ids })}
        />
      )}
    </>
  )
}
