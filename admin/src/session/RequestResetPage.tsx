import { Button } from '@ostrov/shared/ui/Button'
import { Field } from '@ostrov/shared/ui/Field'
import { ask } from '@ostrov/shared/wire/answers'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '../api'
import { useForm } from '../components/use-form'
import { validateResetRequest } from './forms'
import { FormFailure, SignedOutPage } from './SignedOutPage'

/** Asks for a link by mail. The answer is the same whether the mail is known or not. */
export function RequestResetPage() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useForm({
    initial: { email: '' },
    validate: validateResetRequest,
    submit: async (values) => {
      const email = values.email.trim()
      await ask(api.business_user.request_password_reset.post({ email }))
      setSentTo(email)
    },
  })
  return (
    <SignedOutPage title="Новый пароль">
      {sentTo === null ? (
        <form className="form" onSubmit={form.send} noValidate>
          <Field
            label="Почта"
            hint="Пришлём ссылку, по&nbsp;которой можно задать пароль."
            type="email"
            name="email"
            autoComplete="username"
            value={form.values.email}
            error={form.errors.email}
            onChange={(event) => form.set('email', event.target.value)}
          />
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
      <Link className="ui-link signed-out__link" to="/sign-in">
        Вернуться ко&nbsp;входу
      </Link>
    </SignedOutPage>
  )
}
