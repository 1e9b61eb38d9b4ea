import { quoted } from '@ostrov/shared/formats/quoted'
import { bodyOf, valuesOf } from '@ostrov/shared/forms/values'
import type { BusinessCategoryWire } from '@ostrov/shared/menu/business-schema'
import { CATEGORY_FORM } from '@ostrov/shared/menu/form'
import { ask } from '@ostrov/shared/wire/answers'
import { currentOf } from '@ostrov/shared/wire/current'
import { DeleteButton } from '../../components/forms/DeleteButton'
import { FormDrawer } from '../../components/forms/FormDrawer'
import { FormFields } from '../../components/forms/FormFields'
import { MeanwhileNote } from '../../components/forms/MeanwhileNote'
import { useMergedForm } from '../../components/forms/use-merged-form'
import { ProposedWords } from '../../components/moderation/ProposedWords'
import { AppealOf } from '../settings/AppealForm'
import type { Menu } from './use-menu'

type Props = { menu: Menu; restaurantId: string; category: BusinessCategoryWire | null; onClose: () => void }

/** A category: its name waits for a moderator, whether it is shown applies at once. */
export function CategoryDrawer({ menu, restaurantId, category, onClose }: Props) {
  const { form, note } = useMergedForm({
    table: CATEGORY_FORM,
    initial: categoryValues(category),
    blame: 'label',
    known: category && { version: category.version, values: categoryValues(category) },
    present: (problem) => {
      const now = category && currentOf(problem, category)
      return now && { version: now.version, values: categoryValues(now) }
    },
    send: (values, { version, headers }) => {
      const body = bodyOf(CATEGORY_FORM, values)
      if (!category) return ask(menu.groups.post(body, { headers }))
      return ask(menu.groups({ categoryId: category.id }).put({ ...body, version }))
    },
    onDone: () => {
      void menu.refresh()
      onClose()
    },
  })
  return (
    <FormDrawer
      kind="Category"
      title={category ? 'Категория' : 'Новая категория'}
      form={form}
      onClose={onClose}
      before={<AppealOf restaurant_id={restaurantId} kind="product_category" row={category} />}
      aside={
        category && (
          <DeleteButton
            what={`категорию ${quoted(category.label)}`}
            text={
              category.products_count > 0
                ? 'В\u00A0ней есть блюда: сначала перенесите или\u00A0удалите их.'
                : 'В\u00A0ней нет блюд.'
            }
            send={() => ask(menu.groups({ categoryId: category.id }).delete())}
            onDone={() => {
              void menu.refresh()
              onClose()
            }}
          />
        )
      }
    >
      <MeanwhileNote title="Категорию изменил кто-то другой" {...note} />
      {category && <ProposedWords kind="product_category" row={category} />}
      <FormFields form={form} />
    </FormDrawer>
  )
}

/** The name that waits is the one its author last wrote. */
function categoryValues(category: BusinessCategoryWire | null) {
  if (!category) return { ...valuesOf(CATEGORY_FORM, null), is_active: true }
  return valuesOf(CATEGORY_FORM, { ...category, label: category.revision?.proposed.label ?? category.label })
}
