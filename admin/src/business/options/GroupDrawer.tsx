import { OPTION_GROUP_FORM } from '@ostrov/shared/options/form'
import type { OptionGroupWire, OptionsAndGroupsWire } from '@ostrov/shared/options/schema'
import { groupValues } from '@ostrov/shared/options/values'
import { limitWords } from '@ostrov/shared/options/words'
import { SwitchField } from '@ostrov/shared/ui/Field'
import { FormField } from '@ostrov/shared/ui/FormField'
import { ask } from '@ostrov/shared/wire/answers'
import { FormDrawer } from '../../components/forms/FormDrawer'
import { DeleteChoice } from './DeleteChoice'
import { DishPicker } from './DishPicker'
import { ModerationWords } from './ModerationWords'
import { useChoiceForm } from './use-choice-form'
import type { Options } from './use-options'

type Props = { group: OptionGroupWire | null; all: OptionsAndGroupsWire; options: Options; onClose: () => void }

/** A group: its name waits for a moderator; limits and dishes apply at once. */
export function GroupDrawer({ group, all, options, onClose }: Props) {
  const { calls, refresh, fresh } = options
  const form = useChoiceForm({
    table: OPTION_GROUP_FORM,
    initial: groupValues(group),
    known: group && { version: group.version, values: groupValues(group) },
    fresh: async () => {
      const found = (await fresh()).product_option_groups.find(({ id }) => id === group?.id)
      return found ? { version: found.version, values: groupValues(found) } : null
    },
    send: ({ name, min, max, is_active, product_ids }, changed, version) => {
      const body = { name: name.trim(), min: Number(min), max: Number(max), is_active, product_ids: [...product_ids] }
      if (!group) return ask(calls.group.post(body))
      const kept = Object.fromEntries(Object.entries(body).filter(([key]) => changed.some((one) => one === key)))
      return ask(calls.group({ groupId: group.id }).put({ ...kept, version }))
    },
    onDone: () => {
      void refresh()
      onClose()
    },
  })
  const { min, max, is_active, product_ids } = form.values
  return (
    <FormDrawer
      kind="OptionGroup"
      title={group ? 'Группа опций' : 'Новая группа'}
      form={form}
      onClose={onClose}
      aside={group && <DeleteChoice what={{ kind: 'group', one: group }} options={options} onDone={onClose} />}
    >
      {group && <ModerationWords {...group} />}
      <FormField form={form} name="name" hint="Новое название увидят после проверки, остальное&nbsp;— сразу" />
      <fieldset className="option-limits">
        <legend className="ui-field__label">Сколько выбирает клиент</legend>
        <FormField form={form} name="min" />
        <FormField form={form} name="max" />
        {form.valid && <p className="ui-muted">{limitWords({ min: Number(min), max: Number(max) })}</p>}
      </fieldset>
      <SwitchField
        label="В&nbsp;продаже"
        checked={is_active}
        onChange={({ target }) => form.change({ is_active: target.checked })}
      />
      <DishPicker dishes={all.products} chosen={product_ids} onChange={(ids) => form.change({ product_ids: ids })} />
    </FormDrawer>
  )
}
