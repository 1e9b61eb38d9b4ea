import { normalizePhone } from '@ostrov/shared/formats/phone'
import { Button } from '@ostrov/shared/ui/Button'
import { type SyntheticEvent, useState } from 'react'
import type { Closing } from '../modals/kind'
import { PhoneField } from './PhoneField'

export type PhoneTaker = {
  /** Receives '7XXXXXXXXXX'; a thrown error's message is shown under the field. */
  onPhone: (phone: string) => Promise<void>
}

/** Asks for a phone and hands it on as '7XXXXXXXXXX'; closes when it was taken. */
export default function InputPhone({ onPhone, close }: PhoneTaker & Closing) {
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const phone = normalizePhone(typed)

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (!phone) return setError('Введите номер полностью')
    setBusy(true)
    setError(null)
    try {
      await onPhone(phone)
      await close()
    } catch (failure) {
      setError(
        failure instanceof Error && failure.message
          ? failure.message
          : 'Не\u00a0получилось отправить. Попробуйте ещё раз',
      )
      setBusy(false)
    }
  }

  return (
    <form className="modal-form" onSubmit={submit} noValidate>
      <PhoneField
        hint="Позвоним, только если что-то уточнить"
        error={error}
        name="phone"
        value={typed}
        onChange={setTyped}
      />
      <Button type="submit" variant="primary" wide busy={busy} busyLabel="Загрузка...">
        Продолжить
      </Button>
    </form>
  )
}
