import { countOf } from '@ostrov/shared/formats/plural'
import { quoted } from '@ostrov/shared/formats/quoted'
import { formatDate, localParts } from '@ostrov/shared/formats/time'
import { isDay } from '@ostrov/shared/forms/form'
import { bodyOf, type ValuesOf, valuesOf } from '@ostrov/shared/forms/values'
import { COMMISSIONS_FORM, PAYOUTS_FORM } from '@ostrov/shared/payouts/form'
import { monthsBefore } from '@ostrov/shared/payouts/months'
import type { RefusedWire } from '@ostrov/shared/payouts/schema'
import { Button } from '@ostrov/shared/ui/Button'
import { showToast } from '@ostrov/shared/ui/toasts'
import { useForm } from '@ostrov/shared/ui/use-form'
import { ask } from '@ostrov/shared/wire/answers'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api'
import { serverNow } from '../../clock'
import { DialogForm } from '../../components/forms/DialogForm'
import { FormDialog } from '../../components/forms/FormDialog'
import { FormFields } from '../../components/forms/FormFields'
import { ReferenceField } from '../../components/references/ReferenceField'
import { renewPayouts } from './PayoutActs'

/** Counts what is owed for days that are over, to all restaurants or to some. */
export function NewPayouts() {
  return (
    <FormDialog kind="NewPayout" label="Посчитать выплаты" variant="sea">
      {(onDone) => <PayoutsForm onDone={onDone} />}
    </FormDialog>
  )
}

/** What the service keeps by the contracts. */
export function NewCommission() {
  return (
    <FormDialog kind="NewCommission" label="Задать комиссию">
      {(onDone) => <CommissionForm onDone={onDone} />}
    </FormDialog>
  )
}

type Done = { onDone: () => void }

function PayoutsForm({ onDone }: Done) {
  const known = useQueryClient()
  const [refused, setRefused] = useState<readonly RefusedWire[]>([])
  const months = monthsBefore(localParts(serverNow()).date, MONTHS)
  const [last] = months
  const form = useForm<keyof typeof PAYOUTS_FORM, ValuesOf<typeof PAYOUTS_FORM>>({
    table: PAYOUTS_FORM,
    initial: { ...valuesOf(PAYOUTS_FORM, null), starts_on: last?.starts_on ?? '', ends_on: last?.ends_on ?? '' },
    submit: async (values) => {
      const made = await ask(api.admin.payouts.many.post(bodyOf(PAYOUTS_FORM, values)))
      await renewPayouts(known)
      setRefused(made.refused)
      const count = made.items.length
      if (made.refused.length === 0) onDone()
      if (count > 0) showToast(`Посчитали ${countOf(count, 'выплату', 'выплаты', 'выплат')}`, { kind: 'success' })
      else if (made.refused.length === 0) showToast('Выплачивать нечего')
      return undefined
    },
  })
  return (
    <DialogForm form={form} send="Посчитать">
      <fieldset className="cluster gap-2">
        <legend className="ui-hidden">За месяц</legend>
        {months.map(({ name, starts_on, ends_on }) => (
          <Button
            key={starts_on}
            size="small"
            aria-pressed={form.values.starts_on === starts_on && form.values.ends_on === ends_on}
            onClick={() => form.change({ starts_on, ends_on })}
          >
            {`За\u00A0${name}`}
          </Button>
        ))}
      </fieldset>
      <FormFields form={form} groups={[{ names: ['starts_on', 'ends_on'] }]} reference={ReferenceField} />
      <RefusedList title="Не посчитали" refused={refused} />
    </DialogForm>
  )
}

/** So many months are offered by name. */
const MONTHS = 3

function CommissionForm({ onDone }: Done) {
  const [refused, setRefused] = useState<readonly RefusedWire[]>([])
  const form = useForm<keyof typeof COMMISSIONS_FORM, ValuesOf<typeof COMMISSIONS_FORM>>({
    table: COMMISSIONS_FORM,
    initial: { ...valuesOf(COMMISSIONS_FORM, null), whom: 'chosen' },
    submit: async (values) => {
      const set = await ask(api.admin.payouts.commission.many.put(bodyOf(COMMISSIONS_FORM, values)))
      setRefused(set.refused)
      if (set.refused.length === 0) onDone()
      if (set.restaurants > 0) showToast(`Комиссия задана: ${restaurantsOf(set.restaurants)}`, { kind: 'success' })
      return undefined
    },
  })
  const before = useCommissionBefore(form.values)
  return (
    <DialogForm form={form} send="Сохранить">
      <FormFields form={form} groups={[{ names: ['percent', 'starts_on'] }]} reference={ReferenceField} />
      <p role="status">{form.valid && `${commissionSaid(form.values)}${before}.`}</p>
      <RefusedList title="Не задали" refused={refused} />
    </DialogForm>
  )
}

const restaurantsOf = (count: number) => countOf(count, 'ресторан', 'ресторана', 'ресторанов')
const ofRestaurants = (count: number) => countOf(count, 'ресторана', 'ресторанов', 'ресторанов')

/** What is about to be saved, in words: a slip of the comma is seen. */
function commissionSaid(values: ValuesOf<typeof COMMISSIONS_FORM>): string {
  const { percent, starts_on } = bodyOf(COMMISSIONS_FORM, values)
  const { length } = values.restaurant_ids
  const whose = values.whom === 'all' ? 'всех ресторанов' : ofRestaurants(length)
  return `С\u00A0${formatDate(starts_on, true)} комиссия ${whose}\u00A0— ${percentWords(percent)}`
}

const percentWords = (percent: unknown) => `${String(percent).replace('.', ',')}\u00A0%`

/** What it is on that day as things stand: «, была от 12 % до 17,5 %». */
function useCommissionBefore({ whom, restaurant_ids, starts_on }: ValuesOf<typeof COMMISSIONS_FORM>): string {
  const some = whom === 'all' ? {} : { restaurant_ids: restaurant_ids.join(',') }
  const { data } = useQuery({
    queryKey: ['payouts', 'commission', some, starts_on],
    staleTime: 0,
    queryFn: () => ask(api.admin.payouts.commission.get({ query: { ...some, day: starts_on } })),
    enabled: isDay(starts_on) && (whom === 'all' || restaurant_ids.length > 0),
  })
  if (!data) return ''
  const { least, most, none } = data
  if (least === null || most === null) return ', раньше не\u00A0задавали'
  const words = least === most ? percentWords(least) : `от\u00A0${percentWords(least)} до\u00A0${percentWords(most)}`
  return `, была ${words}${none > 0 ? `, а\u00A0у\u00A0${ofRestaurants(none)} не\u00A0задана` : ''}`
}

/** Many restaurants are mostly refused for the same reason: each reason is said once. */
function RefusedList({ title, refused }: { title: string; refused: readonly RefusedWire[] }) {
  if (refused.length === 0) return null
  return (
    <div role="alert">
      <p>{title}:</p>
      <ul>
        {[...Map.groupBy(refused, ({ message }) => message)].map(([message, those]) => {
          const names = those.flatMap(({ title }) => (title ? quoted(title) : []))
          return <li key={message}>{names.length > 0 ? `${names.join(', ')}: ${message}` : message}</li>
        })}
      </ul>
    </div>
  )
}
