import { bodyOf, type ValuesOf, valuesOf } from '@ostrov/shared/forms/values'
import { OPTION_FORM } from '@ostrov/shared/options/form'
import type { OptionsAndGroupsWire, OptionWire } from '@ostrov/shared/options/schema'
import { ask } from '@ostrov/shared/wire/answers'
import { currentOf } from '@ostrov/shared/wire/current'
import { FormDrawer } from '../../components/forms/FormDrawer'
import { FormFields } from '../../components/forms/FormFields'
import { MeanwhileNote } from '../../components/forms/MeanwhileNote'
import { useMergedForm } from '../../components/forms/use-merged-form'
import { AppealOf } from '../settings/AppealForm'
import { DeleteChoice } from './DeleteChoice'
import { DishPicker } from './DishPicker'
import { ModerationWords } from './ModerationWords'
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
  const { form, note } = useMergedForm<keyof typeof OPTION_FORM, ValuesOf<typeof OPTION_FORM>>({
    table: tableOf(all),
    initial: optionValues(option, group_id),
    known: option && { version: option.version, values: optionValues(option, null) },
    present: (problem) => {
      const now = option && currentOf(problem, option)
      return now && { version: now.version, values: optionValues(now, null) }
    },
    send: (values, { changed, version, headers }) => {
      if (!option) return ask(calls.post(bodyOf(OPTION_FORM, values), { headers }))
      // The dishes of one in a group are the group's.
      const mine = changed.filter((name) => name !== 'product_ids' || values.group_id === '')
      return ask(calls({ optionId: option.id }).put({ ...bodyOf(OPTION_FORM, values, mine), version }))
    },
    onDone: () => {
      void refresh()
      onClose()
    },
  })
  return (
    <FormDrawer
      kind="Option"
      title={option ? 'Опция' : 'Новая опция'}
      form={form}
      onClose={onClose}
      before={<AppealOf restaurant_id={options.restaurantId} kind="product_option" row={option} />}
      aside={option && <DeleteChoice what={{ kind: 'option', one: option }} options={options} onDone={onClose} />}
    >
      <MeanwhileNote title="Опцию изменил кто-то другой" {...note} />
      {option && <ModerationWords {...option} />}
      <FormFields form={form} own={{ product_ids: () => <DishPicker dishes={all.products} form={form} /> }} />
    </FormDrawer>
  )
}

/** The table with the groups there are. */
function tableOf({ product_option_groups }: OptionsAndGroupsWire) {
  const groups = Object.fromEntries(product_option_groups.map(({ id, name }) => [id, name]))
  const choices = { '': 'Сама по\u00A0себе', ...groups }
  return { ...OPTION_FORM, group_id: { ...OPTION_FORM.group_id, choices } }
}

/** The name that waits is the one its author last wrote. */
function optionValues(option: OptionWire | null, group_id: string | null) {
  if (!option) return { ...valuesOf(OPTION_FORM, null), group_id: group_id ?? '' }
  const { name, proposed_name, products } = option
  return valuesOf(OPTION_FORM, { ...option, name: proposed_name ?? name, product_ids: products.map(({ id }) => id) })
}
