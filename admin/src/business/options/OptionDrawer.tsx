import { OPTION_FORM } from '@ostrov/shared/options/form'
import type { OptionsAndGroupsWire, OptionWire } from '@ostrov/shared/options/schema'
import { optionValues } from '@ostrov/shared/options/values'
import { SelectField, SwitchField } from '@ostrov/shared/ui/Field'
import { FormField } from '@ostrov/shared/ui/FormField'
import { ask } from '@ostrov/shared/wire/answers'
import { FormDrawer } from '../../components/forms/FormDrawer'
import { DeleteChoice } from './DeleteChoice'
import { DishPicker } from './DishPicker'
import { ModerationWords } from './ModerationWords'
import { useChoiceForm } from './use-choice-form'
import type { Options } from './use-options'

type Props = {
  option: OptionWire | null
  group_id: string | null
  all: OptionsAndGroupsWire
  options: Options
  onClose: () => void
}

/** An option: its name waits for a moderator, all else applies at once. */
export function OptionDrawer({ option, group_id, all, options, onClose }: Props) {
  const { calls, refresh, fresh } = options
  const form = useChoiceForm({
    table: OPTION_FORM,
    initial: optionValues(option, group_id),
    known: option && { version: option.version, values: optionValues(option, null) },
    fresh: async () => {
      const now = await fresh()
      const groups = now.product_option_groups.flatMap(({ product_options }) => product_options)
      const found = [...now.product_options, ...groups].find(({ id }) => id === option?.id)
      return found ? { version: found.version, values: optionValues(found, null) } : null
    },
    send: ({ name, price, group_id: group, is_active, product_ids }, changed, version) => {
      const body = { name: name.trim(), price: Number(price), is_active, group_id: group || null }
      const dishes = group ? {} : { product_ids: [...product_ids] }
      if (!option) return ask(calls.post({ ...body, ...dishes }))
      const kept = Object.fromEntries(
        Object.entries({ ...body, ...dishes }).filter(([key]) => changed.some((one) => one === key)),
      )
      return ask(calls({ optionId: option.id }).put({ ...kept, version }))
    },
    onDone: () => {
      void refresh()
      onClose()
    },
  })
  const { group_id: group, is_active, product_ids } = form.values
  return (
    <FormDrawer
      kind="Option"
      title={option ? 'Опция' : 'Новая опция'}
      form={form}
      onClose={onClose}
      aside={option && <DeleteChoice what={{ kind: 'option', one: option }} options={options} onDone={onClose} />}
    >
      {option && <ModerationWords {...option} />}
      <FormField form={form} name="name" hint="Новое название увидят после проверки, остальное&nbsp;— сразу" />
      <FormField form={form} name="price" />
      <SelectField label="Группа" value={group} onChange={({ target }) => form.change({ group_id: target.value })}>
        <option value="">Сама по&nbsp;себе</option>
        {all.product_option_groups.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SwitchField
        label="В&nbsp;продаже"
        checked={is_active}
        onChange={({ target }) => form.change({ is_active: target.checked })}
      />
      {group === '' && (
        <DishPicker dishes={all.products} chosen={product_ids} onChange={(ids) => form.change({ product_ids: ids })} />
      )}
    </FormDrawer>
  )
}
