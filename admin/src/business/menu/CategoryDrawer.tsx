import type { BusinessCategoryWire } from '@ostrov/shared/menu/business-schema'
import { CATEGORY_FORM } from '@ostrov/shared/menu/form'
import { SwitchField } from '@ostrov/shared/ui/Field'
import { FormField } from '@ostrov/shared/ui/FormField'
import { useForm } from '@ostrov/shared/ui/use-form'
import { ask } from '@ostrov/shared/wire/answers'
import { FormDrawer } from '../../components/forms/FormDrawer'
import { DeleteRow } from './DeleteRow'
import { ProposedWords } from './ProposedWords'
import type { Menu } from './use-menu'

type Props = { menu: Menu; category: BusinessCategoryWire | null; onClose: () => void }

/** A category: its name waits for a moderator, whether it is shown applies at once. */
export function CategoryDrawer({ menu, category, onClose }: Props) {
  const form = useForm({
    table: CATEGORY_FORM,
    initial: {
      label: String(category?.revision?.proposed.label ?? category?.label ?? ''),
      is_active: category?.is_active ?? true,
    },
    blame: 'label',
    submit: async ({ label, is_active }) => {
      const body = { label: label.trim(), is_active }
      await ask(
        category
          ? menu.groups({ categoryId: category.id }).put({ ...body, version: category.version })
          : menu.groups.post(body),
      )
      void menu.refresh()
      onClose()
      return undefined
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
          <DeleteRow
            what={`категорию «${category.label}»`}
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
      {category && <ProposedWords kind="product_category" row={category} />}
      <FormField form={form} name="label" hint="Новое название увидят после проверки" />
      <SwitchField
        label="Показывать гостям"
        checked={form.values.is_active}
        onChange={({ target }) => form.change({ is_active: target.checked })}
      />
    </FormDrawer>
  )
}
