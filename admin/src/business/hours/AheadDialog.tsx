import { AHEAD_FORM } from '@ostrov/shared/restaurants/form'
import type { RestaurantHoursWire } from '@ostrov/shared/restaurants/hours-schema'
import { FormField } from '@ostrov/shared/ui/FormField'
import { useForm } from '@ostrov/shared/ui/use-form'
import { FormDrawer } from '../../components/forms/FormDrawer'
import { useNowChange } from './use-hours'

type Props = { id: string; now: Pick<RestaurantHoursWire, 'ahead_days' | 'ahead_lead'>; onClose: () => void }

/** For how many days ahead orders are taken for a time, and how soon. */
export function AheadDialog({ id, now, onClose }: Props) {
  const change = useNowChange(id)
  const form = useForm({
    table: AHEAD_FORM,
    initial: { ahead_days: now.ahead_days === null ? '' : String(now.ahead_days), ahead_lead: String(now.ahead_lead) },
    submit: async ({ ahead_days, ahead_lead }) => {
      await change({ ahead_days: ahead_days === '' ? null : Number(ahead_days), ahead_lead: Number(ahead_lead) })
      onClose()
      return undefined
    },
  })
  return (
    <FormDrawer kind="OrdersAhead" size="small" title="Заказы ко&nbsp;времени" form={form} onClose={onClose}>
      <FormField form={form} name="ahead_days" />
      <FormField form={form} name="ahead_lead" />
      <p className="ui-muted">
        Клиент выберет четверть часа, в&nbsp;которую кухня успеет: по&nbsp;часам работы, времени в&nbsp;пути
        и&nbsp;ограничению заказов за&nbsp;15&nbsp;минут. Заказы придут и&nbsp;пока вы закрыты.
      </p>
    </FormDrawer>
  )
}
