import type { PurchaseDeskCardWire } from '@ostrov/shared/tickets/desk-schema'
import { PURCHASE_SEND_FORM } from '@ostrov/shared/tickets/form'
import { FormField } from '@ostrov/shared/ui/FormField'
import { showToast } from '@ostrov/shared/ui/toasts'
import { useForm } from '@ostrov/shared/ui/use-form'
import { ask } from '@ostrov/shared/wire/answers'
import { Mail } from 'lucide-react'
import { api } from '../../api'
import { DialogForm } from '../../components/forms/DialogForm'
import { useAttempt } from '../../components/forms/use-attempt'
import { DialogAct } from '../../components/records/DialogAct'
import { useFreshCard } from '../../components/records/use-renewed'

type Props = { purchase: PurchaseDeskCardWire }

/** Sends the tickets that are left once more, to the same mail or to another. */
export function SendTicketsAct({ purchase }: Props) {
  return (
    <DialogAct
      kind="SendTickets"
      icon={Mail}
      label="Отправить билеты ещё раз"
      text="На&nbsp;ту же почту или на&nbsp;другую, если в&nbsp;адресе ошиблись."
    >
      {(onDone) => <SendForm purchase={purchase} onDone={onDone} />}
    </DialogAct>
  )
}

function SendForm({ purchase, onDone }: Props & { onDone: () => void }) {
  const fresh = useFreshCard<PurchaseDeskCardWire>('ticket_purchase', purchase)
  const attempt = useAttempt()
  const form = useForm({
    table: PURCHASE_SEND_FORM,
    initial: { mail: purchase.mail },
    submit: async (input) => {
      const { id } = purchase
      fresh(await ask(api.admin.ticket_purchases({ id }).send.post(input, { headers: attempt(input) })))
      onDone()
      showToast(`Билеты отправляются на\u00A0${input.mail.trim()}`, { kind: 'success' })
      return undefined
    },
  })
  return (
    <DialogForm form={form} send="Отправить">
      <FormField form={form} name="mail" />
    </DialogForm>
  )
}
