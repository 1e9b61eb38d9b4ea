import type { SocialAttemptWire } from '@ostrov/shared/sessions/schema'
import { SOCIAL_NAMES } from '@ostrov/shared/sessions/social'

/** Whose phone is asked for, and why, when somebody came by a service for the first time. */
export function SocialNote({ attempt: { provider, name } }: { attempt: Pick<SocialAttemptWire, 'provider' | 'name'> }) {
  return (
    <p className="ui-muted" role="status">
      {name ? `${name}, подтвердите` : 'Подтвердите'} номер телефона: в&nbsp;следующий раз {SOCIAL_NAMES[provider]}{' '}
      впустит вас сразу.
    </p>
  )
}
