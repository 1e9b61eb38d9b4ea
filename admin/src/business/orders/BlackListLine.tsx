import type { BusinessOrderWire } from '@ostrov/shared/orders/schema'
import { BLACK_LIST_FORM } from '@ostrov/shared/staff/form'
import { Button } from '@ostrov/shared/ui/Button'
import { Dialog } from '@ostrov/shared/ui/Dialog'
import { FormField } from '@ostrov/shared/ui/FormField'
import { showToast } from '@ostrov/shared/ui/toasts'
import { useForm } from '@ostrov/shared/ui/use-form'
import { ask } from '@ostrov/shared/wire/answers'
import { UserX } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api'
import { DialogForm } from '../../components/forms/DialogForm'
import { Reasons } from '../../components/Reasons'
import { type Listed, useBlackListChanged, useForgive } from '../people/use-black-list'

const BLACK_LIST_REASONS = ['Не\u00A0забирает заказы', 'Оскорбляет сотрудников', 'Обманывает с\u00A0оплатой']

/** Whether the restaurant serves this customer, and the way to end it. */
export function BlackListLine({ order }: { order: BusinessOrderWire }) {
  const { restaurant_id, user_id } = order
  return user_id && <PersonLine order={order} listed={{ restaurant_id, user_id }} />
}

type Props = { order: BusinessOrderWire; listed: Listed }

function PersonLine({ order, listed }: Props) {
  const [open, setOpen] = useState(false)
  const forgive = useForgive(listed)
  if (order.is_black_listed) {
    return (
      <p className="details__listed cluster-row">
        <span>Клиент в&nbsp;чёрном списке: новых заказов от&nbsp;него не&nbsp;будет.</span>
        <Button busy={forgive.isPending} busyLabel="Убираем…" onClick={() => forgive.mutate()}>
          Снять
        </Button>
      </p>
    )
  }
  return (
    <div>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        <UserX size={20} aria-hidden="true" />
        В&nbsp;чёрный список
      </Button>
      <Dialog
        kind="BlackList"
        open={open}
        onClose={() => setOpen(false)}
        title={`Больше не\u00A0обслуживать: ${order.user_name}?`}
      >
        <ReasonForm listed={listed} onClose={() => setOpen(false)} />
      </Dialog>
    </div>
  )
}

function ReasonForm({ listed, onClose }: { listed: Listed; onClose: () => void }) {
  const onChanged = useBlackListChanged()
  const { restaurant_id: restaurantId, user_id } = listed
  const form = useForm({
    table: BLACK_LIST_FORM,
    initial: { reason: '' },
    submit: async ({ reason }) => {
      await ask(api.business_user.restaurant({ restaurantId }).black_list.post({ user_id, reason: reason.trim() }))
      showToast('Клиент в\u00A0чёрном списке', { kind: 'success' })
      onChanged()
      onClose()
    },
  })
  return (
    <DialogForm form={form} send="В&nbsp;чёрный список" variant="berry" leave="Не&nbsp;нужно" onLeave={onClose}>
      <p>Этот заказ останется в&nbsp;силе, новых клиент сделать не&nbsp;сможет. Причину увидите только вы.</p>
      <Reasons
        reasons={BLACK_LIST_REASONS}
        chosen={form.values.reason}
        onChoose={(reason) => form.change({ reason })}
      />
      <FormField form={form} name="reason" />
    </DialogForm>
  )
}
