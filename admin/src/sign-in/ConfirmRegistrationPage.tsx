import { SIGN_IN } from '@ostrov/shared/paths'
import { REGISTRATION_PROOF_FORM } from '@ostrov/shared/staff/form'
import { Button } from '@ostrov/shared/ui/Button'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { FormField } from '@ostrov/shared/ui/FormField'
import { PasswordField } from '@ostrov/shared/ui/PasswordField'
import { showToast } from '@ostrov/shared/ui/toasts'
import { useForm } from '@ostrov/shared/ui/use-form'
import { ask, Problem, sentenceOf } from '@ostrov/shared/wire/answers'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { api } from '../api'
import { SignedOutPage } from './SignedOutPage'
import { useFirstField } from './second-factor/use-first-field'

/**
 * Where the letter's link leads: `?token=`. It waits for a press, since mail programs open links by themselves. Where several
 * people have named the mail, the password tells whose registration the letter is of.
 */
export function ConfirmRegistrationPage() {
  const [params] = useSearchParams()
  const token = params.get('token') ?? ''
  const [isAsked, setIsAsked] = useState(false)
  return (
    <SignedOutPage title="Подтверждение почты">
      {token === '' && <p>Ссылка неполная: откройте её из&nbsp;письма целиком.</p>}
      {token !== '' &&
        (isAsked ? <ByPassword token={token} /> : <ByPress token={token} onAsked={() => setIsAsked(true)} />)}
      <Link className="ui-link signed-out__link" to={SIGN_IN}>
        Ко&nbsp;входу
      </Link>
    </SignedOutPage>
  )
}

function ByPress({ token, onAsked }: { token: string; onAsked: () => void }) {
  const confirmed = useConfirmed()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const confirm = async () => {
    setBusy(true)
    setFailure(null)
    try {
      confirmed(await ask(api.business_user.register.confirm.post({ token })))
    } catch (problem) {
      if (problem instanceof Problem && problem.errorMessage === 'account.registration_password_wanted')
        return onAsked()
      setFailure(sentenceOf(problem))
      setBusy(false)
    }
  }
  return (
    <>
      <p>Остался один шаг: подтвердите, что почта ваша.</p>
      <FormFailure text={failure} />
      <Button variant="sea" size="large" wide busy={busy} busyLabel="Подтверждаем…" onClick={confirm}>
        Подтвердить почту
      </Button>
    </>
  )
}

function ByPassword({ token }: { token: string }) {
  const confirmed = useConfirmed()
  const node = useFirstField()
  const form = useForm({
    table: REGISTRATION_PROOF_FORM,
    initial: { password: '' },
    submit: async ({ password }) => {
      confirmed(await ask(api.business_user.register.confirm.post({ token, password })))
    },
  })
  return (
    <form ref={node} className="form" {...form.bind}>
      <p>С&nbsp;этой почтой регистрировались не&nbsp;один раз. Введите пароль, который придумали вы.</p>
      <FormField form={form} name="password" as={PasswordField} />
      <FormFailure text={form.failure} />
      <Button type="submit" variant="sea" size="large" wide busy={form.busy} busyLabel="Подтверждаем…">
        Подтвердить почту
      </Button>
    </form>
  )
}

function useConfirmed() {
  const navigate = useNavigate()
  return ({ email }: { email: string }) => {
    showToast('Почта подтверждена. Войдите', { kind: 'success' })
    navigate(SIGN_IN, { replace: true, state: { email } })
  }
}
