import { AGREEMENT, PRIVACY } from '@ostrov/shared/paths'
import { useEffect, useRef, useState } from 'react'
import { CodeStep } from '../account/CodeStep'
import { arrive } from './arrive'
import { ClosedProviders } from './ClosedProviders'
import './login.css'
import { nextPath } from '../account/next-path'
import { PhoneStep } from '../account/PhoneStep'
import type { SignedIn } from '../account/session'
import { $user_delivery, loadMe } from '../account/store'

type Props = {
  redirect: string | null
  init: boolean
}

/** Phone, then code, then on with the way: through the address step when there is no address yet. */
export default function LoginFlow({ redirect, init }: Props) {
  const [step, setStep] = useState<'phone' | 'code'>('phone')
  const [phone, setPhone] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    void leaveWhenKnown({ redirect, init })
  }, [redirect, init])

  const goOn = async ({ is_confirmed, has_address }: SignedIn) => {
    if (is_confirmed) return arrive({ has_address, redirect, init })
    setStep('code')
  }

  return (
    <div className="login">
      <h1 className="login__title" ref={heading} tabIndex={-1}>
        {step === 'phone' ? 'Введите номер телефона' : 'Введите код'}
      </h1>
      {step === 'phone' ? (
        <>
          <p className="ui-muted">Пришлём код в&nbsp;СМС. Корзина останется с&nbsp;вами.</p>
          <PhoneStep phone={phone} onPhone={setPhone} onSignedIn={goOn} />
          <p className="ui-muted ui-small">
            Продолжая, вы принимаете <a href={AGREEMENT}>пользовательское соглашение</a> и&nbsp;
            <a href={PRIVACY}>политику конфиденциальности</a>.
          </p>
          <ClosedProviders />
        </>
      ) : (
        <CodeStep phone={phone} onConfirmed={goOn} onOtherPhone={() => setStep('phone')} />
      )}
    </div>
  )
}

/** Who is signed in already has nothing to do here, unless the server has forgotten them. */
async function leaveWhenKnown({ redirect, init }: { redirect: string | null; init: boolean }) {
  const user = $user_delivery.get()
  if (!user?.is_confirmed) return
  await loadMe().catch(() => {})
  const known = $user_delivery.get()
  if (known?.is_confirmed) location.replace(nextPath({ has_address: known.address !== null, redirect, init }))
}
