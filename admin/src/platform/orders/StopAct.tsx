import type { AdminOrderCardWire } from '@ostrov/shared/orders/desk-schema'
import { STOP_FORM, STOPS } from '@ostrov/shared/orders/form'
import { Button } from '@ostrov/shared/ui/Button'
import { ChoiceField } from '@ostrov/shared/ui/ChoiceField'
import { Dialog } from '@ostrov/shared/ui/Dialog'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { FormField } from '@ostrov/shared/ui/FormField'
import { showToast } from '@ostrov/shared/ui/toasts'
import { useForm } from '@ostrov/shared/ui/use-form'
import { ask } from '@ostrov/shared/wire/answers'
import { namesOf } from '@ostrov/shared/wire/names'
import { CircleX } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api'
import { useAttempt } from '../../components/forms/use-attempt'
import { CardAct } from '../../components/records/CardAct'
import { useFreshCard } from './use-fresh-card'

type Props = { order: AdminOrderCardWire }

/** Ends an order that is not over, with a reason. */
export function StopAct({ order }: Props) {
  const [open, setOpen] = useState(false)
  const money = order.account.paid > 0 ? ' Деньги вернутся тем\u00A0же путём.' : ''
  return (
    <>
      <CardAct
        icon={CircleX}
        variant="danger"
        label="Отменить заказ"
        text={`Клиент и\u00A0ресторан узнают причину.${money}`}
        onPress={() => setOpen(true)}
      />
      <Dialog kind="StopOrder" open={open} onClose={() => setOpen(false)} title="Отменить или остановить заказ?">
        <StopForm order={order} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

const MORE = {
  CANCELLED: 'Заказ не\u00A0состоится',
  EXECUTION_STOPPED: 'Уже готовят или везут, но\u00A0дальше нельзя',
} as const

function StopForm({ order, onDone }: Props & { onDone: () => void }) {
  const fresh = useFreshCard(order)
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
    <form className="form" {...form.bind}>
      <ChoiceField
        legend={STOP_FORM.status.label}
        name="status"
        options={namesOf(STOPS).map((value) => ({ value, label: STOPS[value], more: MORE[value] }))}
        value={[form.values.status]}
        error={form.errors.status}
        onChange={([chosen]) => form.change({ status: namesOf(STOPS).find((one) => one === chosen) ?? 'CANCELLED' })}
      />
      <FormField form={form} name="comment" />
      <FormFailure text={form.failure} />
      <div className="form__actions">
        <Button size="large" onClick={onDone}>
          Не&nbsp;отменять
        </Button>
        <Button type="submit" variant="berry" size="large" busy={form.busy}>
          {form.values.status === 'CANCELLED' ? 'Отменить заказ' : 'Остановить заказ'}
        </Button>
      </div>
    </form>
  )
}
