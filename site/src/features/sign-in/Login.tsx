import { leaving } from '@ostrov/shared/ui/use-form'
import { useState } from 'react'
import { CodeStep } from '../account/CodeStep'
import type { SignedIn } from '../account/session'
import { loadBaskets } from '../baskets/store'
import type { Closing } from '../modals/kind'
import { leaveWelcome } from './arrive'
import { FirstStep } from './FirstStep'

/** Signing in where one stands: the phone, then the code, then the same page as a person. */
export default function Login({ close }: Closing) {
  const [step, setStep] = useState<'phone' | 'code'>('phone')
  const [phone, setPhone] = useState('')
  const goOn = async (signedIn: SignedIn) => {
    if (!signedIn.is_confirmed) return setStep('code')
    // A basket that could not be merged now is merged by the next page that loads the baskets.
    await loadBaskets().catch(() => {})
    leaveWelcome(signedIn)
    // The sheet owns a step of the history, and the page must not be left before that is undone.
    void close().then(() => location.reload())
    return leaving()
  }
  if (step === 'code') return <CodeStep phone={phone} onConfirmed={goOn} onOtherPhone={() => setStep('phone')} />
  return <FirstStep phone={phone} onPhone={setPhone} onSignedIn={goOn} />
}
