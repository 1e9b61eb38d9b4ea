import { AGREEMENT, PRIVACY } from '@ostrov/shared/paths'
import { SESSION_MESSAGES } from '@ostrov/shared/sessions/messages'
import { leaving } from '@ostrov/shared/ui/use-form'
import { useState } from 'react'
import { showToastOnNextPage } from '../../components/left-toast'
import { CodeStep } from '../account/CodeStep'
import './login.css'
import { PhoneStep } from '../account/PhoneStep'
import type { SignedIn } from '../account/session'
import { loadBaskets } from '../baskets/store'
import type { Closing } from '../modals/kind'
import { ClosedProviders } from './ClosedProviders'

/** Signing in where one stands: the phone, then the code, then the same page as a person. */
export default function Login({ close }: Closing) {
  const [step, setStep] = useState<'phone' | 'code'>('phone')
  const [phone, setPhone] = useState('')
  const goOn = async ({ is_confirmed }: SignedIn) => {
    if (!is_confirmed) return setStep('code')
    // A basket that could not be merged now is merged by the next page that loads the baskets.
    await loadBaskets().catch(() => {})
    showToastOnNextPage(SESSION_MESSAGES.signedIn, 'success')
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
      <ClosedProviders />
    </>
  )
}
