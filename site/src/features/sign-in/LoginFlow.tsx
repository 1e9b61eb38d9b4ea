import { isOff } from '@ostrov/shared/formats/installation'
import { formatPhone } from '@ostrov/shared/formats/phone'
import type { SocialAttemptWire } from '@ostrov/shared/sessions/schema'
import type { SocialProvider } from '@ostrov/shared/sessions/social'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { useEffect, useState } from 'react'
import { CodeStep } from '../account/CodeStep'
import { Consent } from '../account/Consent'
import { arrive } from './arrive'
import { ClosedProviders } from './ClosedProviders'
import './login.css'
import { isToDelivery, nextPath } from '../account/next-path'
import { PhoneStep } from '../account/PhoneStep'
import { SocialNote } from '../account/SocialNote'
import type { SignedIn } from '../account/session'
import { $user_delivery, loadMe } from '../account/store'
import { NoCodes } from './NoCodes'
import { SocialSignIn } from './SocialSignIn'
import { type Social, useSocialAttempt } from './use-social-attempt'

type Props = {
  redirect: string | null
  init: boolean
  /** The social sign-in that is gone on with. */
  social_id: string | null
  offered: readonly SocialProvider[]
}
type Way = Pick<Props, 'redirect' | 'init'>

/** Phone, then code, then on with the way: through the address step when there is no address yet. */
export default function LoginFlow({ redirect, init, social_id, offered }: Props) {
  const [step, setStep] = useState<'phone' | 'code'>('phone')
  const [phone, setPhone] = useState('')
  const social = useSocialAttempt(social_id, (attempt) => arriveKnown(attempt, { redirect, init }))

  useEffect(() => {
    if (social_id === null || social.state === 'failed') void leaveWhenKnown({ redirect, init })
  }, [redirect, init, social_id, social.state])

  const goOn = async ({ is_confirmed, ...signedIn }: SignedIn) => {
    if (is_confirmed) return arrive({ ...signedIn, redirect, init })
    setStep('code')
  }

  if (isOff('sms')) {
    return (
      <div className="login stack gap-3">
        <h1 className="login__title">Вход</h1>
        <NoCodes offered={offered} />
      </div>
    )
  }
  return (
    <div className="login stack gap-3">
      <h1 className="login__title">{step === 'phone' ? 'Введите номер телефона' : 'Введите код'}</h1>
      {step === 'phone' ? (
        <>
          <Words social={social} redirect={redirect} />
          <PhoneStep
            // What the service knows of the phone comes after the page.
            key={social.state === 'phone' ? 'social' : 'plain'}
            phone={phone || phoneOf(social)}
            onPhone={setPhone}
            social_id={social.state === 'phone' ? (social_id ?? undefined) : undefined}
            onSignedIn={goOn}
          />
          {social.state !== 'phone' && <SocialSignIn offered={offered} />}
          <Consent />
          {social.state !== 'phone' && <ClosedProviders />}
        </>
      ) : (
        <CodeStep phone={phone} onConfirmed={goOn} onOtherPhone={() => setStep('phone')} />
      )}
    </div>
  )
}

function Words({ social, redirect }: { social: Social; redirect: string | null }) {
  if (social.state === 'phone') return <SocialNote attempt={social.attempt} />
  return (
    <>
      <FormFailure text={social.state === 'failed' ? social.why : null} />
      <p className="ui-muted">Пришлём код в&nbsp;СМС.{isToDelivery(redirect) && ' Корзина останется с\u00A0вами.'}</p>
    </>
  )
}

const phoneOf = (social: Social) => (social.state === 'phone' ? formatPhone(social.attempt.phone ?? '') : '')

/** Signed in by the service: back to where it began. */
function arriveKnown({ documents_changed }: SocialAttemptWire, { redirect, init }: Way) {
  return arrive({ has_address: Boolean($user_delivery.get()?.address), redirect, init, documents_changed })
}

/** Who is signed in already has nothing to do here, unless the server has forgotten them. */
async function leaveWhenKnown({ redirect, init }: Way) {
  const user = $user_delivery.get()
  if (!user?.is_confirmed) return
  await loadMe().catch(() => {})
  const known = $user_delivery.get()
  if (known?.is_confirmed) location.replace(nextPath({ has_address: known.address !== null, redirect, init }))
}
