import { quoted } from '@ostrov/shared/formats/quoted'
import type { BusinessCategoryWire } from '@ostrov/shared/menu/business-schema'
import { CATEGORY_FORM } from '@ostrov/shared/menu/form'
import { SwitchField } from '@ostrov/shared/ui/Field'
import { FormField } from '@ostrov/shared/ui/FormField'
import { ask } from '@ostrov/shared/wire/answers'
import { DeleteButton } from '../../components/forms/DeleteButton'
import { FormDrawer } from '../../components/forms/FormDrawer'
import { MeanwhileNote } from '../../components/forms/MeanwhileNote'
import { useMergedForm } from '../../components/forms/use-merged-form'
import { ProposedWords } from '../../components/moderation/ProposedWords'
import type { Menu } from './use-menu'

const LABELS = { label: CATEGORY_FORM.label.label, is_active: 'Показывать гостям' }
const labelOf = (name: keyof typeof LABELS) => LABELS[name]

type Props = { menu: Menu; category: BusinessCategoryWire | null; onClose: () => void }

/** A category: its name waits for a moderator, whether it is shown applies at once. */
export function CategoryDrawer({ menu, category, onClose }: Props) {
  const { form, ...merging } = useMergedForm({
    table: CATEGORY_FORM,
    initial: categoryValues(category),
    blame: 'label',
    known: category && { version: category.version, values: categoryValues(category) },
    present: ({ data: { current: now } }) =>
      isCategory(now) ? { version: now.version, values: categoryValues(now) } : null,
    labelOf,
    send: ({ label, is_active }, { version, headers }) => {
      const body = { label: label.trim(), is_active }
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
      <MeanwhileNote title="Категорию изменил кто-то другой" {...merging} labelOf={labelOf} onTake={merging.take} />
      {category && <ProposedWords kind="product_category" row={category} />}
      <FormField form={form} name="label" hint="Новое название увидят после проверки" />
      <SwitchField
        label={LABELS.is_active}
        checked={form.values.is_active}
        onChange={({ target }) => form.change({ is_active: target.checked })}
      />
    </FormDrawer>
  )
}

/** The name that waits is the one its author last wrote. */
function categoryValues(category: BusinessCategoryWire | null) {
  return {
    label: String(category?.revision?.proposed.label ?? category?.label ?? ''),
    is_active: category?.is_active ?? true,
  }
}

/** The API answers a whole category there, or nothing. */
function isCategory(value: unknown): value is BusinessCategoryWire {
  return typeof value === 'object' && value !== null && 'version' in value && 'products_count' in value
}
