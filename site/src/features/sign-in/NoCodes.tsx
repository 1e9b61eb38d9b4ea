import { NO_CODES } from '@ostrov/shared/sessions/messages'
import type { SocialProvider } from '@ostrov/shared/sessions/social'
import { Consent } from '../account/Consent'
import { SocialSignIn } from './SocialSignIn'

/** In the place of the phone, where no SMS leaves: the other ways in, `offered` as `SocialSignIn` takes it. */
export function NoCodes({ offered }: { offered?: readonly SocialProvider[] }) {
  return (
    <div className="stack gap-3">
      <p className="ui-muted">{NO_CODES}</p>
      <SocialSignIn {...(offered && { offered })} />
      {offered?.length !== 0 && <Consent />}
    </div>
  )
}
