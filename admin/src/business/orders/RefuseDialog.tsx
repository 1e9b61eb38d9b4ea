import { formatNumber } from '@ostrov/shared/formats/money'
import { REFUSAL_FORM } from '@ostrov/shared/orders/form'
import type { BusinessOrderWire } from '@ostrov/shared/orders/schema'
import { Dialog } from '@ostrov/shared/ui/Dialog'
import { FormField } from '@ostrov/shared/ui/FormField'
import { useForm } from '@ostrov/shared/ui/use-form'
import { DialogForm } from '../../components/forms/DialogForm'
import { Reasons } from '../../components/Reasons'
import { refusalReasons } from './ready-reasons'

type Props = { order: BusinessOrderWire; open: boolean; onClose: () => void; onRefuse: (comment: string) => void }

/** Asks why. A refusal without a reason is not sent: the customer reads it. */
export function RefuseDialog({ order, open, onClose, onRefuse }: Props) {
  return (
    <Dialog
      kind="RefuseOrder"
      open={open}
      onClose={onClose}
      title={`Отказаться от\u00A0заказа №\u00A0${formatNumber(order.id)}?`}
    >
      <RefuseForm
        paid={order.is_paid}
        type={order.delivery.type}
        onClose={onClose}
        onRefuse={(comment) => {
          onClose()
          onRefuse(comment)
        }}
      />
    </Dialog>
  )
}

type FormProps = {
  paid: boolean
  type: BusinessOrderWire['delivery']['type']
  onClose: () => void
  onRefuse: (comment: string) => void
}

function RefuseForm({ paid, type, onClose, onRefuse }: FormProps) {
  const form = useForm({
    table: REFUSAL_FORM,
    initial: { comment: '' },
    submit: async ({ comment }) => void onRefuse(comment.trim()),
  })
  return (
    <DialogForm form={form} send="Отказать" variant="berry" leave="Не&nbsp;отказываться" onLeave={onClose}>
      <p>Клиент увидит причину.{paid && ' Деньги вернутся ему тем\u00A0же путём.'}</p>
      <Reasons
        legend="Почему"
        reasons={refusalReasons(type)}
        chosen={form.values.comment}
        onChoose={(comment) => form.change({ comment })}
      />
      <FormField form={form} name="comment" />
    </DialogForm>
  )
}
