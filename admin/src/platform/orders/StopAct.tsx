import type { AdminOrderCardWire } from '@ostrov/shared/orders/desk-schema'
import { STOP_FORM, STOPS } from '@ostrov/shared/orders/form'
import { ChoiceField } from '@ostrov/shared/ui/ChoiceField'
import { FormField } from '@ostrov/shared/ui/FormField'
import { showToast } from '@ostrov/shared/ui/toasts'
import { useForm } from '@ostrov/shared/ui/use-form'
import { ask } from '@ostrov/shared/wire/answers'
import { namesOf } from '@ostrov/shared/wire/names'
import { CircleX } from 'lucide-react'
import { api } from '../../api'
import { DialogForm } from '../../components/forms/DialogForm'
import { useAttempt } from '../../components/forms/use-attempt'
import { DialogAct } from '../../components/records/DialogAct'
import { useFreshCard } from '../../components/records/use-renewed'

type Props = { order: AdminOrderCardWire }

/** Ends an order that is not over, with a reason. */
export function StopAct({ order }: Props) {
  const money = order.account.paid > 0 ? ' Деньги вернутся тем\u00A0же путём.' : ''
  return (
    <DialogAct
      kind="StopOrder"
      icon={CircleX}
      variant="danger"
      label="Отменить заказ"
      title="Отменить или остановить заказ?"
      text={`Клиент и\u00A0ресторан узнают причину.${money}`}
    >
      {(onDone) => <StopForm order={order} onDone={onDone} />}
    </DialogAct>
  )
}

const MORE = {
  CANCELLED: 'Заказ не\u00A0состоится',
  EXECUTION_STOPPED: 'Уже готовят или везут, но\u00A0дальше нельзя',
} as const

function StopForm({ order, onDone }: Props & { onDone: () => void }) {
  const fresh = useFreshCard<AdminOrderCardWire>('order', order)
  const attempt = useAttempt()
  const initial: { status: keyof typeof STOPS; comment: string } = { status: 'CANCELLED', comment: '' }
  const form = useForm({
    table: STOP_FORM,
    initial,
    submit: async (input) => {
      fresh(await ask(api.admin.orders({ id: String(order.id) }).status.put(input, { headers: attempt(input) })))
      onDone()
      showToast('Заказ отменён', { kind: 'success' })
      return undefined
    },
  })
  return (
    <DialogForm
      form={form}
      send={form.values.status === 'CANCELLED' ? 'Отменить заказ' : 'Остановить заказ'}
      variant="berry"
      leave="Не&nbsp;отменять"
      onLeave={onDone}
    >
      <ChoiceField
        legend={STOP_FORM.status.label}
        name="status"
        options={namesOf(STOPS).map((value) => ({ value, label: STOPS[value], more: MORE[value] }))}
        value={[form.values.status]}
        error={form.errors.status}
        onChange={([chosen]) => form.change({ status: namesOf(STOPS).find((one) => one === chosen) ?? 'CANCELLED' })}
      />
      <FormField form={form} name="comment" />
    </DialogForm>
  )
}
