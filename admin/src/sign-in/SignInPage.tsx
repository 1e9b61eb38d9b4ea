import { useStore } from '@nanostores/react'
import { REGISTER, REQUEST_RESET } from '@ostrov/shared/paths'
import { SIGN_IN_FORM } from '@ostrov/shared/staff/form'
import { Button } from '@ostrov/shared/ui/Button'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { FormField } from '@ostrov/shared/ui/FormField'
import { PasswordField } from '@ostrov/shared/ui/PasswordField'
import { useForm } from '@ostrov/shared/ui/use-form'
import { Problem } from '@ostrov/shared/wire/answers'
import { safePath } from '@ostrov/shared/wire/safe-path'
import { useState } from 'react'
import { Link, Navigate, useLocation, useSearchParams } from 'react-router'
import { serverNow } from '../clock'
import { queryClient } from '../query'
import { authenticate, type Credentials } from '../session/authenticate'
import { $staff, isStillSignedIn, rememberStaff, type Staff } from '../session/store'
import { CodeStep } from './CodeStep'
import { Consent } from './Consent'
import { LetterAgain } from './LetterAgain'
import { SignedOutPage } from './SignedOutPage'

/** E-mail and password, and a code of who has that on; the server tells owner, manager and administrator apart. */
export function SignInPage() {
  const staff = useStore($staff)
  const [params] = useSearchParams()
  const [half, setHalf] = useState<Credentials | null>(null)
  if (isStillSignedIn(staff, serverNow())) return <Navigate to={safePath(params.get('from')) ?? '/'} replace />
  if (half) {
    return (
      <SignedOutPage title="Код для&nbsp;входа">
        <CodeStep credentials={half} onSignedIn={enter} onBack={() => setHalf(null)} />
      </SignedOutPage>
    )
  }
  return (
    <SignedOutPage title="Вход в&nbsp;кабинет">
      <PasswordStep onCodeWanted={setHalf} />
      <p className="signed-out__foot">
        Ещё нет кабинета?{' '}
        <Link className="ui-link" to={REGISTER}>
          Зарегистрировать ресторан
        </Link>
      </p>
    </SignedOutPage>
  )
}

function enter(staff: Staff) {
  queryClient.clear()
  rememberStaff(staff)
}

function PasswordStep({ onCodeWanted }: { onCodeWanted: (credentials: Credentials) => void }) {
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null)
  const { state } = useLocation()
  const form = useForm({
    table: SIGN_IN_FORM,
    initial: { email: mailOf(state), password: '' },
    submit: async (typed) => {
      const email = typed.email.trim()
      const staff = await authenticate({ ...typed, email }).catch((problem: unknown) => {
        const waits = problem instanceof Problem && problem.errorMessage === 'account.mail_unconfirmed'
        setUnconfirmed(waits ? email : null)
        throw problem
      })
      if (staff === 'code_wanted') onCodeWanted({ ...typed, email })
      else enter(staff)
      return undefined
    },
  })
  return (
    <form className="form" {...form.bind}>
      <FormField form={form} name="email" />
      <FormField form={form} name="password" as={PasswordField} />
      <FormFailure text={form.failure} />
      {unconfirmed !== null && <LetterAgain email={unconfirmed} />}
      <Button type="submit" variant="sea" size="large" wide busy={form.busy} busyLabel="Входим…">
        Войти
      </Button>
      <Link className="ui-link signed-out__link" to={REQUEST_RESET}>
        Забыли пароль?
      </Link>
      <Consent act="Входя, владелец ресторана" />
    </form>
  )
}

/** The mail that was just confirmed, which nobody should have to type again. */
function mailOf(state: unknown): string {
  const email: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'email') : null
  return typeof email === 'string' ? email : ''
}
