import type { PurchaseDeskCardWire } from '@ostrov/shared/tickets/desk-schema'
import { PURCHASE_SEND_FORM } from '@ostrov/shared/tickets/form'
import { Button } from '@ostrov/shared/ui/Button'
import { Dialog } from '@ostrov/shared/ui/Dialog'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { FormField } from '@ostrov/shared/ui/FormField'
import { showToast } from '@ostrov/shared/ui/toasts'
import { useForm } from '@ostrov/shared/ui/use-form'
import { ask } from '@ostrov/shared/wire/answers'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api'
import { useAttempt } from '../../components/forms/use-attempt'
import { CardAct } from '../../components/records/CardAct'
import { useFreshPurchase } from './use-fresh-purchase'

type Props = { purchase: PurchaseDeskCardWire }

/** Sends the tickets that are left once more, to the same mail or to another. */
export function SendTicketsAct({ purchase }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <CardAct
        icon={Mail}
        label="Отправить билеты ещё раз"
        text="На&nbsp;ту же почту или на&nbsp;другую, если в&nbsp;адресе ошиблись."
        onPress={() => setOpen(true)}
      />
      <Dialog kind="SendTickets" open={open} onClose={() => setOpen(false)} title="Отправить билеты ещё раз">
        <SendForm purchase={purchase} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function SendForm({ purchase, onDone }: Props & { onDone: () => void }) {
  const fresh = useFreshPurchase(purchase)
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
    <form className="form" {...form.bind}>
      <FormField form={form} name="mail" />
      <FormFailure text={form.failure} />
      <div className="form__actions">
        <Button type="submit" variant="primary" size="large" busy={form.busy}>
          Отправить
        </Button>
      </div>
    </form>
  )
}
