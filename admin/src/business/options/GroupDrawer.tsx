import { bodyOf, valuesOf } from '@ostrov/shared/forms/values'
import { OPTION_GROUP_FORM } from '@ostrov/shared/options/form'
import type { OptionGroupWire, OptionsAndGroupsWire } from '@ostrov/shared/options/schema'
import { limitWords } from '@ostrov/shared/options/words'
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

type Props = { group: OptionGroupWire | null; all: OptionsAndGroupsWire; options: Options; onClose: () => void }

const LIMITS = { legend: 'Сколько выбирает клиент', names: ['min', 'max'], className: 'option-limits' } as const

/** A group: its name waits for a moderator; limits and dishes apply at once. */
export function GroupDrawer({ group, all, options, onClose }: Props) {
  const { calls, refresh } = options
  const { form, note } = useMergedForm({
    table: OPTION_GROUP_FORM,
    initial: groupValues(group),
    known: group && { version: group.version, values: groupValues(group) },
    present: (problem) => {
      const now = group && currentOf(problem, group)
      return now && { version: now.version, values: groupValues(now) }
    },
    send: (values, { changed, version, headers }) => {
      if (!group) return ask(calls.group.post(bodyOf(OPTION_GROUP_FORM, values), { headers }))
      return ask(calls.group({ groupId: group.id }).put({ ...bodyOf(OPTION_GROUP_FORM, values, changed), version }))
    },
    onDone: () => {
      void refresh()
      onClose()
    },
  })
  const { min, max } = form.values
  return (
    <FormDrawer
      kind="OptionGroup"
      title={group ? 'Группа опций' : 'Новая группа'}
      form={form}
      onClose={onClose}
      before={<AppealOf restaurant_id={options.restaurantId} kind="product_option_group" row={group} />}
      aside={group && <DeleteChoice what={{ kind: 'group', one: group }} options={options} onDone={onClose} />}
    >
      <MeanwhileNote title="Группу изменил кто-то другой" {...note} />
      {group && <ModerationWords {...group} />}
      <FormFields form={form} names={['name', 'min', 'max']} groups={[LIMITS]} />
      {form.valid && <p className="ui-muted">{limitWords({ min: Number(min), max: Number(max) })}</p>}
      <DishPicker dishes={all.products} form={form} />
    </FormDrawer>
  )
}

/** The name that waits is the one its author last wrote. */
function groupValues(group: OptionGroupWire | null) {
  if (!group) return { ...valuesOf(OPTION_GROUP_FORM, null), min: '1', max: '1' }
  const { name, proposed_name, products } = group
  const product_ids = products.map(({ id }) => id)
  return valuesOf(OPTION_GROUP_FORM, { ...group, name: proposed_name ?? name, product_ids })
}
