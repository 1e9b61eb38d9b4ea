import { isOff } from '@ostrov/shared/formats/installation'
import { NO_CODES } from '@ostrov/shared/sessions/messages'
import type { SocialProvider } from '@ostrov/shared/sessions/social'
import type { ReactNode } from 'react'
import { Consent } from '../account/Consent'
import { type PhoneProps, PhoneStep } from '../account/PhoneStep'
import { ClosedProviders } from './ClosedProviders'
import { SocialSignIn } from './SocialSignIn'
import './login.css'

type Props = PhoneProps & {
  words?: ReactNode
  /** Services as the page knows them. */
  offered?: readonly SocialProvider[] | undefined
}

/** The ways in: the phone, where SMS leave, services, and those that the law has closed. */
export function FirstStep({ words, offered, ...phone }: Props) {
  const { action, social_id } = phone
  if (isOff('sms')) {
    return (
      <div className="stack gap-3">
        <p className="ui-muted">{NO_CODES}</p>
        <SocialSignIn offered={offered} action={action} />
        {offered?.length !== 0 && <Consent />}
      </div>
    )
  }
  return (
    <>
      {words}
      <PhoneStep {...phone} />
      {social_id === undefined && <SocialSignIn offered={offered} action={action} />}
      <Consent />
      {social_id === undefined && <ClosedProviders action={action} />}
    </>
  )
}
