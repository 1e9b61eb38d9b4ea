import { validatePhone } from '@ostrov/shared/accounts/forms'
import { ACCOUNT_MESSAGES } from '@ostrov/shared/accounts/messages'
import { normalizePhone } from '@ostrov/shared/formats/phone'
import { Button } from '@ostrov/shared/ui/Button'
import { Field } from '@ostrov/shared/ui/Field'
import { Problem } from '@ostrov/shared/wire/answers'
import { type SyntheticEvent, useState } from 'react'
import { PhoneField } from './PhoneField'
import { type SignedIn, signIn } from './session'

type Props = {
  /** The phone as it is shown. */
  phone: string
  onPhone: (shown: string) => void
  ref_code?: string | undefined
  onSignedIn: (signedIn: SignedIn) => Promise<void>
}

/** The first step: a phone, and a password for the one phone that asks for it. */
export function PhoneStep({ phone, onPhone, ref_code, onSignedIn }: Props) {
  const [password, setPassword] = useState<string | null>(null)
  const [errors, setErrors] = useState<Record<string, string | undefined>>({})
  const [busy, setBusy] = useState(false)

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    const normalized = normalizePhone(phone)
    if (!normalized) return setErrors(validatePhone({ phone }))
    setBusy(true)
    setErrors({})
    try {
      await onSignedIn(await signIn(normalized, password ?? undefined, ref_code))
    } catch (problem) {
      const refused = problem instanceof Problem ? problem : null
      const asksPassword = refused?.errors.password !== undefined
      if (asksPassword && password === null) setPassword('')
      else if (refused)
        setErrors({ phone: refused.message, ...refused.errors, ...(asksPassword && { phone: undefined }) })
      setBusy(false)
    }
  }

  return (
    <form className="login__form" onSubmit={submit} noValidate>
      <PhoneField
        name="phone"
        value={phone}
        error={errors.phone}
        onChange={(shown) => {
          setErrors({})
          onPhone(shown)
        }}
      />
      {password !== null && (
        <Field
          label="Пароль"
          type="password"
          name="password"
          autoComplete="current-password"
          error={errors.password}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      )}
      <Button
        type="submit"
        variant="primary"
        size="large"
        wide
        busy={busy}
        busyLabel={ACCOUNT_MESSAGES.pending}
        disabled={phone === ''}
      >
        Продолжить
      </Button>
    </form>
  )
}
