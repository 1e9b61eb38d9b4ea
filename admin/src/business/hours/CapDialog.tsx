import { CAP_FORM } from '@ostrov/shared/restaurants/form'
import { FormField } from '@ostrov/shared/ui/FormField'
import { useForm } from '@ostrov/shared/ui/use-form'
import { FormDrawer } from '../../components/forms/FormDrawer'
import { useNowChange } from './use-hours'

type Props = { id: string; count: number | null; onClose: () => void }

/** How many orders the kitchen takes in a quarter of an hour. */
export function CapDialog({ id, count, onClose }: Props) {
  const change = useNowChange(id)
  const form = useForm({
    table: CAP_FORM,
    initial: { orders_per_quarter: count === null ? '' : String(count) },
    submit: async ({ orders_per_quarter }) => {
      await change({ orders_per_quarter: orders_per_quarter === '' ? null : Number(orders_per_quarter) })
      onClose()
      return undefined
    },
  })
  return (
    <FormDrawer kind="QuarterCap" size="small" title="Сколько заказов берёт кухня" form={form} onClose={onClose}>
      <FormField form={form} name="orders_per_quarter" />
      <p className="ui-muted">Когда 15&nbsp;минут заполнены, клиенту предложат оформить заказ в&nbsp;следующие.</p>
    </FormDrawer>
  )
}
