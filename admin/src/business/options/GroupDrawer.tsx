import { OPTION_GROUP_FORM } from '@ostrov/shared/options/form'
import type { OptionGroupWire, OptionsAndGroupsWire } from '@ostrov/shared/options/schema'
import { choiceLabel, choicePlain, groupValues } from '@ostrov/shared/options/values'
import { limitWords } from '@ostrov/shared/options/words'
import { FormField } from '@ostrov/shared/ui/FormField'
import { ask } from '@ostrov/shared/wire/answers'
import { FormDrawer } from '../../components/forms/FormDrawer'
import { MeanwhileNote } from '../../components/forms/MeanwhileNote'
import { useMergedForm } from '../../components/forms/use-merged-form'
import { DeleteChoice } from './DeleteChoice'
import { DishPicker } from './DishPicker'
import { ModerationWords } from './ModerationWords'
import { picked } from './picked'
import type { Options } from './use-options'

type Props = { group: OptionGroupWire | null; all: OptionsAndGroupsWire; options: Options; onClose: () => void }

/** A group: its name waits for a moderator; limits and dishes apply at once. */
export function GroupDrawer({ group, all, options, onClose }: Props) {
  const { calls, refresh } = options
  const { form, ...merging } = useMergedForm({
    table: OPTION_GROUP_FORM,
    initial: groupValues(group),
    known: group && { version: group.version, values: groupValues(group) },
    present: ({ data: { current: now } }) => (isGroup(now) ? { version: now.version, values: groupValues(now) } : null),
    labelOf: choiceLabel,
    plain: choicePlain,
    send: ({ name, min, max, product_ids }, { changed, version, headers }) => {
      const body = { name: name.trim(), min: Number(min), max: Number(max), product_ids: [...product_ids] }
      if (!group) return ask(calls.group.post(body, { headers }))
      return ask(calls.group({ groupId: group.id }).put({ ...picked(body, changed), version }))
    },
    onDone: () => {
      void refresh()
      onClose()
    },
  })
  const { min, max, product_ids } = form.values
  return (
    <FormDrawer
      kind="OptionGroup"
      title={group ? 'Группа опций' : 'Новая группа'}
      form={form}
      onClose={onClose}
      aside={group && <DeleteChoice what={{ kind: 'group', one: group }} options={options} onDone={onClose} />}
    >
      <MeanwhileNote title="Группу изменил кто-то другой" {...merging} labelOf={choiceLabel} onTake={merging.take} />
      {group && <ModerationWords {...group} />}
      <FormField form={form} name="name" hint="Новое название увидят после проверки, остальное&nbsp;— сразу" />
      <fieldset className="option-limits">
        <legend className="ui-field__label">Сколько выбирает клиент</legend>
        <FormField form={form} name="min" />
        <FormField form={form} name="max" />
        {form.valid && <p className="ui-muted">{limitWords({ min: Number(min), max: Number(max) })}</p>}
      </fieldset>
      <DishPicker dishes={all.products} chosen={product_ids} onChange={(ids) => form.change({ product_ids: ids })} />
    </FormDrawer>
  )
}

/** The API answers a whole group there, or nothing. */
function isGroup(value: unknown): value is OptionGroupWire {
  return typeof value === 'object' && value !== null && 'version' in value && 'product_options' in value
}
