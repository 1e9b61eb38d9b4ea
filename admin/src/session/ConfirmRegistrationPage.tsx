import { SIGN_IN } from '@ostrov/shared/paths'
import { Button } from '@ostrov/shared/ui/Button'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { showToast } from '@ostrov/shared/ui/toasts'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { api } from '../api'
import { SignedOutPage } from './SignedOutPage'

/** Where the letter's link leads: `?token=`. It waits for a press, since mail programs open links by themselves. */
export function ConfirmRegistrationPage() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const token = params.get('token') ?? ''
  const confirm = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const { email } = await ask(api.business_user.register.confirm.post({ token }))
      showToast('Почта подтверждена. Войдите', { kind: 'success' })
      navigate(SIGN_IN, { replace: true, state: { email } })
    } catch (problem) {
      setFailure(sentenceOf(problem))
      setBusy(false)
    }
  }
  return (
    <SignedOutPage title="Подтверждение почты">
      <p>
        {token === ''
          ? 'Ссылка неполная: откройте её из\u00A0письма целиком.'
          : 'Остался один шаг: подтвердите, что почта ваша.'}
      </p>
      <FormFailure text={failure} />
      {token !== '' && (
        <Button variant="sea" size="large" wide busy={busy} busyLabel="Подтверждаем…" onClick={confirm}>
          Подтвердить почту
        </Button>
      )}
      <Link className="ui-link signed-out__link" to={SIGN_IN}>
        Ко&nbsp;входу
      </Link>
    </SignedOutPage>
  )
}
