import { useStore } from '@nanostores/react'
import { SIGN_IN_FORM } from '@ostrov/shared/accounts/form'
import { REGISTER, REQUEST_RESET } from '@ostrov/shared/paths'
import { Button } from '@ostrov/shared/ui/Button'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { FormField } from '@ostrov/shared/ui/FormField'
import { useForm } from '@ostrov/shared/ui/use-form'
import { ask, Problem } from '@ostrov/shared/wire/answers'
import { safePath } from '@ostrov/shared/wire/safe-path'
import { useState } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import { api } from '../api'
import { serverNow } from '../clock'
import { queryClient } from '../query'
import { LetterAgain } from './LetterAgain'
import { SignedOutPage } from './SignedOutPage'
import { $staff, isStillSignedIn, rememberStaff } from './store'

/** E-mail and password; the server tells owner, manager and administrator apart. */
export function SignInPage() {
  const staff = useStore($staff)
  const [params] = useSearchParams()
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null)
  const form = useForm({
    table: SIGN_IN_FORM,
    initial: { email: '', password: '' },
    submit: async (typed) => {
      const email = typed.email.trim()
      const session = await ask(api.staff.authenticate.post({ ...typed, email })).catch((problem: unknown) => {
        const waits = problem instanceof Problem && problem.errorMessage === 'account.mail_unconfirmed'
        setUnconfirmed(waits ? email : null)
        throw problem
      })
      queryClient.clear()
      rememberStaff(session)
    },
  })
  if (isStillSignedIn(staff, serverNow())) return <Navigate to={safePath(params.get('from')) ?? '/'} replace />
  return (
    <SignedOutPage title="Вход в&nbsp;кабинет">
      <form className="form" {...form.bind}>
        <FormField form={form} name="email" />
        <FormField form={form} name="password" />
        <FormFailure text={form.failure} />
        {unconfirmed !== null && <LetterAgain email={unconfirmed} />}
        <Button type="submit" variant="sea" size="large" wide busy={form.busy} busyLabel="Входим…">
          Войти
        </Button>
        <Link className="ui-link signed-out__link" to={REQUEST_RESET}>
          Забыли пароль?
        </Link>
      </form>
      <p className="signed-out__foot">
        Ещё нет кабинета?{' '}
        <Link className="ui-link" to={REGISTER}>
          Зарегистрировать ресторан
        </Link>
      </p>
    </SignedOutPage>
  )
}
