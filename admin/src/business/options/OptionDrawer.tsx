import { valueWords } from '@ostrov/shared/forms/merge'
import { OPTION_FORM } from '@ostrov/shared/options/form'
import type { OptionsAndGroupsWire, OptionWire } from '@ostrov/shared/options/schema'
import { type ChoiceValues, choiceLabel, choicePlain, optionValues } from '@ostrov/shared/options/values'
import { SelectField } from '@ostrov/shared/ui/Field'
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

type Props = {
  option: OptionWire | null
  group_id: string | null
  all: OptionsAndGroupsWire
  options: Options
  onClose: () => void
}

/** An option: its name waits for a moderator, all else applies at once. */
export function OptionDrawer({ option, group_id, all, options, onClose }: Props) {
  const { calls, refresh } = options
  const { form, ...merging } = useMergedForm({
    table: OPTION_FORM,
    initial: optionValues(option, group_id),
    known: option && { version: option.version, values: optionValues(option, null) },
    present: ({ data: { current: now } }) =>
      isOption(now) ? { version: now.version, values: optionValues(now, null) } : null,
    labelOf: choiceLabel,
    plain: choicePlain,
    send: ({ name, price, group_id: group, product_ids }, { changed, version, headers }) => {
      const body = { name: name.trim(), price: Number(price), group_id: group || null }
      const dishes = group ? {} : { product_ids: [...product_ids] }
      if (!option) return ask(calls.post({ ...body, ...dishes }, { headers }))
      return ask(calls({ optionId: option.id }).put({ ...picked({ ...body, ...dishes }, changed), version }))
    },
    onDone: () => {
      void refresh()
      onClose()
    },
  })
  const { group_id: group, product_ids } = form.values
  const wordsOf = (values: ChoiceValues, field: string) =>
    field === 'group_id'
      ? valueWords(all.product_option_groups.find(({ id }) => id === values.group_id)?.name)
      : undefined
  return (
    <FormDrawer
      kind="Option"
      title={option ? 'Опция' : 'Новая опция'}
      form={form}
      onClose={onClose}
      aside={option && <DeleteChoice what={{ kind: 'option', one: option }} options={options} onDone={onClose} />}
    >
      <MeanwhileNote
        title="Опцию изменил кто-то другой"
        {...merging}
        labelOf={choiceLabel}
        wordsOf={wordsOf}
        onTake={merging.take}
      />
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
      {group === '' && (
        <DishPicker dishes={all.products} chosen={product_ids} onChange={(ids) => form.change({ product_ids: ids })} />
      )}
    </FormDrawer>
  )
}

/** The API answers a whole option there, or nothing. */
function isOption(value: unknown): value is OptionWire {
  return typeof value === 'object' && value !== null && 'version' in value && 'group_id' in value
}
