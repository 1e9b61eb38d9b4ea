import { normalizePhone } from '@ostrov/shared/formats/phone'
import type { FormErrors } from '@ostrov/shared/forms/form'
import { PHONE_FORM } from '@ostrov/shared/sessions/form'
import { SESSION_MESSAGES } from '@ostrov/shared/sessions/messages'
import { Button } from '@ostrov/shared/ui/Button'
import { FormField } from '@ostrov/shared/ui/FormField'
import { useForm } from '@ostrov/shared/ui/use-form'
import { Problem } from '@ostrov/shared/wire/answers'
import { useEffect, useRef, useState } from 'react'
import { type SignedIn, signIn } from './session'

export type PhoneProps = {
  /** The phone as it is shown. */
  phone: string
  onPhone: (shown: string) => void
  social_id?: string | undefined
  onSignedIn: (signedIn: SignedIn) => Promise<void>
  /** Where the form posts to without scripts, and what came back of it. */
  action?: string
  asks_password?: boolean
  errors?: FormErrors
}

/** The first step: a phone, and a password for the one phone that asks for it. */
export function PhoneStep({ phone, onPhone, social_id, onSignedIn, action, errors, ...first }: PhoneProps) {
  const [asks_password, setAsksPassword] = useState(first.asks_password ?? false)
  // Without scripts nobody could say later that there is something to send.
  const [asleep, setAsleep] = useState(true)
  useEffect(() => setAsleep(false), [])
  const fields = useRef<HTMLFormElement>(null)
  const cameBack = useRef(phone !== '')
  // The button that led back from the code is gone, and the focus with it.
  useEffect(() => {
    if (cameBack.current) fields.current?.querySelector('input')?.focus()
  }, [])
  const form = useForm({
    table: PHONE_FORM,
    initial: { phone, password: '' },
    told: errors,
    blame: 'phone',
    submit: async (typed) => {
      onPhone(typed.phone)
      try {
        const password = asks_password ? typed.password : undefined
        await onSignedIn(await signIn(normalizePhone(typed.phone) ?? typed.phone, { password, social_id }))
      } catch (problem) {
        // Asked for the first time, it is no mistake yet.
        if (asks_password || !(problem instanceof Problem) || !problem.errors.password) throw problem
        setAsksPassword(true)
      }
    },
  })
  return (
    <form ref={fields} className="login__form stack gap-4" method="post" action={action} {...form.bind}>
      <FormField form={form} name="phone" />
      {asks_password && <FormField form={form} name="password" />}
      <Button
        type="submit"
        variant="primary"
        size="large"
        wide
        busy={form.busy}
        busyLabel={SESSION_MESSAGES.pending}
        name="act"
        value="phone"
        disabled={!asleep && form.values.phone === ''}
      >
        Продолжить
      </Button>
    </form>
  )
}
