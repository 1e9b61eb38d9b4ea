import { isOff } from '@ostrov/shared/formats/installation'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { useEffect, useRef, useState } from 'react'
import { CodeStep } from '../account/CodeStep'
import { isToDelivery } from '../account/next-path'
import { recallPerson } from '../account/restore'
import { SocialNote } from '../account/SocialNote'
import type { SignedIn } from '../account/session'
import { $user_delivery } from '../account/store'
import { arrive } from './arrive'
import { FirstStep } from './FirstStep'
import type { SignInView } from './posted-sign-in'
import { SIGN_IN_TITLES } from './titles'

type Props = Pick<SignInView, 'phone' | 'asks_password' | 'errors' | 'action' | 'offered' | 'social' | 'failure'> & {
  redirect: string | null
  init: boolean
  /** The social sign-in that is gone on with. */
  social_id: string | null
}

/** Phone, then code, then on with the way: through the address step when there is no address yet. */
export default function LoginFlow({ redirect, init, social_id, social, failure, ...first }: Props) {
  const [step, setStep] = useState<'phone' | 'code'>('phone')
  const [phone, setPhone] = useState(first.phone)
  const goOn = async ({ is_confirmed, ...signedIn }: SignedIn) => {
    if (is_confirmed) return arrive({ ...signedIn, redirect, init })
    setStep('code')
  }
  const arrived = useRef(false)
  useEffect(() => {
    if (!social?.is_signed_in || arrived.current) return
    arrived.current = true
    const { documents_changed } = social
    void recallPerson().then(async () => {
      const person = $user_delivery.get()
      if (person) await goOn({ is_confirmed: true, has_address: person.address !== null, documents_changed })
    })
  })
  const awaited = social?.is_signed_in ? null : social
  return (
    <div className="login stack gap-3">
      <h1 className="login__title">{isOff('sms') ? 'Вход' : SIGN_IN_TITLES[step]}</h1>
      {step === 'phone' ? (
        <FirstStep
          {...first}
          words={awaited ? <SocialNote attempt={awaited} /> : <Words failure={failure} redirect={redirect} />}
          phone={phone}
          onPhone={setPhone}
          social_id={(awaited && social_id) ?? undefined}
          onSignedIn={goOn}
        />
      ) : (
        <CodeStep phone={phone} onConfirmed={goOn} onOtherPhone={() => setStep('phone')} />
      )}
    </div>
  )
}

function Words({ failure, redirect }: Pick<Props, 'failure' | 'redirect'>) {
  return (
    <>
      <FormFailure text={failure} />
      <p className="ui-muted">Пришлём код в&nbsp;СМС.{isToDelivery(redirect) && ' Корзина останется с\u00A0вами.'}</p>
    </>
  )
}
