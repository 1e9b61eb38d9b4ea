import { Button } from '@ostrov/shared/ui/Button'
import { Field } from '@ostrov/shared/ui/Field'
import { showToast } from '@ostrov/shared/ui/toasts'
import { ask } from '@ostrov/shared/wire/answers'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { api } from '../api'
import { useForm } from '../components/use-form'
import { validateNewPassword } from './forms'
import { FormFailure, SignedOutPage } from './SignedOutPage'
import { forgetStaff } from './store'

/** Where the mailed link leads: `?token=`. Every session of this person ends with the old password. */
export function ResetPasswordPage() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const token = params.get('token') ?? ''
  const form = useForm({
    initial: { password: '', repeated: '' },
    validate: validateNewPassword,
    submit: async ({ password }) => {
      await ask(api.business_user.reset_password.post({ password }, { query: { token } }))
      forgetStaff()
      showToast('Пароль изменён. Войдите с\u00A0новым', { kind: 'success' })
      navigate('/sign-in', { replace: true })
    },
  })
  if (token === '') return <DeadLink />
  return (
    <SignedOutPage title="Новый пароль">
      <form className="form" onSubmit={form.send} noValidate>
        <Field
          label="Новый пароль"
          hint="Не короче 8&nbsp;символов."
          type="password"
          autoComplete="new-password"
          value={form.values.password}
          error={form.errors.password}
          onChange={(event) => form.set('password', event.target.value)}
        />
        <Field
          label="Ещё раз"
          type="password"
          autoComplete="new-password"
          value={form.values.repeated}
          error={form.errors.repeated}
          onChange={(event) => form.set('repeated', event.target.value)}
        />
        <FormFailure text={form.failure} />
        <Button type="submit" variant="sea" size="large" wide busy={form.busy}>
          Сохранить пароль
        </Button>
      </form>
    </SignedOutPage>
  )
}

function DeadLink() {
  return (
    <SignedOutPage title="Ссылка неполная">
      <p>Откройте её из&nbsp;письма целиком или запросите новую.</p>
      <Link className="ui-link signed-out__link" to="/request-password-reset">
        Запросить новую
      </Link>
    </SignedOutPage>
  )
}
