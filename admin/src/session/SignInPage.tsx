import { useStore } from '@nanostores/react'
import { Button } from '@ostrov/shared/ui/Button'
import { Field } from '@ostrov/shared/ui/Field'
import { ask } from '@ostrov/shared/wire/answers'
import { safePath } from '@ostrov/shared/wire/safe-path'
import { Link, Navigate, useSearchParams } from 'react-router'
import { api } from '../api'
import { serverNow } from '../clock'
import { useForm } from '../components/use-form'
import { queryClient } from '../query'
import { validateSignIn } from './forms'
import { FormFailure, SignedOutPage } from './SignedOutPage'
import { $staff, isStillSignedIn, rememberStaff } from './store'

/** E-mail and password; the server tells owner, manager and administrator apart. */
export function SignInPage() {
  const staff = useStore($staff)
  const [params] = useSearchParams()
  const form = useForm({
    initial: { email: '', password: '' },
    validate: validateSignIn,
    submit: async ({ email, password }) => {
      const session = await ask(api.staff.authenticate.post({ email: email.trim(), password }))
      queryClient.clear()
      rememberStaff(session)
    },
  })
  if (isStillSignedIn(staff, serverNow())) return <Navigate to={safePath(params.get('from')) ?? '/'} replace />
  return (
    <SignedOutPage title="Вход в&nbsp;кабинет">
      <form className="form" onSubmit={form.send} noValidate>
        <Field
          label="Почта"
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          value={form.values.email}
          error={form.errors.email}
          onChange={(event) => form.set('email', event.target.value)}
        />
        <Field
          label="Пароль"
          type="password"
          name="password"
          autoComplete="current-password"
          value={form.values.password}
          error={form.errors.password}
          onChange={(event) => form.set('password', event.target.value)}
        />
        <FormFailure text={form.failure} />
        <Button type="submit" variant="sea" size="large" wide busy={form.busy} busyLabel="Входим…">
          Войти
        </Button>
        <Link className="ui-link signed-out__link" to="/request-password-reset">
          Забыли пароль?
        </Link>
      </form>
    </SignedOutPage>
  )
}
