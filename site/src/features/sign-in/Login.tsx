import { ACCOUNT_MESSAGES } from '@ostrov/shared/accounts/messages'
import { AGREEMENT, PRIVACY } from '@ostrov/shared/paths'
import { Button } from '@ostrov/shared/ui/Button'
import { showToast } from '@ostrov/shared/ui/toasts'
import { leaving } from '@ostrov/shared/ui/use-form'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useState } from 'react'
import { api } from '../../api'
import { showToastOnNextPage } from '../../components/left-toast'
import { CodeStep } from '../account/CodeStep'
import './login.css'
import { PhoneStep } from '../account/PhoneStep'
import type { SignedIn } from '../account/session'
import { loadBaskets } from '../baskets/store'
import type { Closing } from '../modals/kind'
import type { ClosedProvider } from '../modals/LoginWarning'
import { LOGIN_WARNING } from '../modals/modals'
import { $modal, openModal } from '../modals/store'

/** Signing in where one stands: the phone, then the code, then the same page as a person. */
export default function Login({ close }: Closing) {
  const [step, setStep] = useState<'phone' | 'code'>('phone')
  const [phone, setPhone] = useState('')
  const goOn = async ({ is_confirmed }: SignedIn) => {
    if (!is_confirmed) return setStep('code')
    // A basket that could not be merged now is merged by the next page that loads the baskets.
    await loadBaskets().catch(() => {})
    showToastOnNextPage(ACCOUNT_MESSAGES.signedIn, 'success')
    // The sheet owns a step of the history, and the page must not be left before that is undone.
    void close().then(() => location.reload())
    return leaving()
  }
  if (step === 'code') return <CodeStep phone={phone} onConfirmed={goOn} onOtherPhone={() => setStep('phone')} />
  return (
    <>
      <PhoneStep phone={phone} onPhone={setPhone} onSignedIn={goOn} />
      <p className="ui-muted ui-small">
        Продолжая, вы принимаете <a href={AGREEMENT}>пользовательское соглашение</a> и&nbsp;
        <a href={PRIVACY}>политику конфиденциальности</a>.
      </p>
      <ClosedProviders close={close} />
    </>
  )
}

/** Ways that the law has closed: who came by them is told how to get the account back. */
function ClosedProviders({ close }: Closing) {
  const [asking, setAsking] = useState<Provider | null>(null)
  const tell = async (provider: Provider) => {
    setAsking(provider)
    const signingIn = $modal.get()
    try {
      const { support_email } = await ask(api.settings.get())
      await close()
      openModal(LOGIN_WARNING, { provider, support_email, onOtherWay: () => $modal.set(signingIn) })
    } catch (problem) {
      setAsking(null)
      showToast(sentenceOf(problem), { kind: 'error' })
    }
  }
  return (
    <div className="login__closed">
      <p className="ui-muted ui-small" id="closed-providers">
        Раньше входили через
      </p>
      {PROVIDERS.map(([provider, name]) => (
        <Button
          key={provider}
          size="small"
          aria-describedby="closed-providers"
          busy={asking === provider}
          onClick={() => tell(provider)}
        >
          {name}
        </Button>
      ))}
    </div>
  )
}

type Provider = ClosedProvider['provider']

const PROVIDERS: readonly (readonly [Provider, string])[] = [
  ['gmail', 'Gmail'],
  ['apple', 'Apple ID'],
]
