import { isOff } from '@ostrov/shared/formats/installation'
import { SIGN_IN } from '@ostrov/shared/paths'
import { RESET_FORM } from '@ostrov/shared/staff/form'
import { Button } from '@ostrov/shared/ui/Button'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { FormField } from '@ostrov/shared/ui/FormField'
import { useForm } from '@ostrov/shared/ui/use-form'
import { ask } from '@ostrov/shared/wire/answers'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '../api'
import { NoMailPage } from './NoMailPage'
import { SignedOutPage } from './SignedOutPage'

/** Asks for a link by mail. The answer is the same whether the mail is known or not. */
export function RequestResetPage() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useForm({
    table: RESET_FORM,
    initial: { email: '' },
    submit: async (values) => {
      const email = values.email.trim()
      await ask(api.business_user.request_password_reset.post({ email }))
      setSentTo(email)
    },
  })
  if (isOff('mail')) return <NoMailPage title="Новый пароль" />
  return (
    <SignedOutPage title="Новый пароль">
      {sentTo === null ? (
        <form className="form" {...form.bind}>
          <FormField form={form} name="email" />
          <FormFailure text={form.failure} />
          <Button type="submit" variant="sea" size="large" wide busy={form.busy} busyLabel="Отправляем…">
            Получить ссылку
          </Button>
        </form>
      ) : (
        <p role="status">
          Если {sentTo} есть у&nbsp;нас, письмо со&nbsp;ссылкой уже в&nbsp;пути. Она действует один&nbsp;час.
        </p>
      )}
      <Link className="ui-link signed-out__link" to={SIGN_IN}>
        Вернуться ко&nbsp;входу
      </Link>
    </SignedOutPage>
  )
}
