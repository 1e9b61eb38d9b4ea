import { normalizePhone } from '@ostrov/shared/formats/phone'
import { PHONE_FORM } from '@ostrov/shared/sessions/form'
import { Button } from '@ostrov/shared/ui/Button'
import { FormField } from '@ostrov/shared/ui/FormField'
import { useForm } from '@ostrov/shared/ui/use-form'
import type { Closing } from '../modals/kind'

export type PhoneTaker = {
  /** Receives '7XXXXXXXXXX'; a thrown error's message is shown under the field. */
  onPhone: (phone: string) => Promise<void>
}

/** Asks for a phone and hands it on as '7XXXXXXXXXX'; closes when it was taken. */
export default function InputPhone({ onPhone, close }: PhoneTaker & Closing) {
  const form = useForm({
    table: { phone: PHONE_FORM.phone },
    initial: { phone: '' },
    blame: 'phone',
    otherwise: 'Не\u00a0получилось отправить. Попробуйте ещё раз',
    submit: async ({ phone }) => {
      await onPhone(normalizePhone(phone) ?? phone)
      await close()
    },
  })
  return (
    <form className="stack gap-5" {...form.bind}>
      <FormField form={form} name="phone" hint="Позвоним, только если что-то уточнить" />
      <Button type="submit" variant="primary" wide busy={form.busy} busyLabel="Загрузка...">
        Продолжить
      </Button>
    </form>
  )
}
