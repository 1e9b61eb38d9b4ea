import { BLOCKED_SIGN_IN, BLOCKED_SIGN_IN_BUTTON, BLOCKED_SIGN_IN_TEXT } from '@ostrov/shared/sessions/messages'
import { Button } from '@ostrov/shared/ui/Button'
import { firstFocus } from '@ostrov/shared/ui/Dialog'
import type { Closing } from './kind'

export type ClosedProvider = {
  provider: keyof typeof BLOCKED_SIGN_IN
  support_email: string
  support_hours: string | null
  onSupport: () => void
  onOtherWay: () => void
}

/** A provider the law has closed; the way back to the account and the other way in. */
export default function LoginWarning(props: ClosedProvider & Closing) {
  const other = async () => {
    await props.close()
    props.onOtherWay()
  }
  const write = async () => {
    await props.close()
    props.onSupport()
  }
  return (
    <>
      <ClosedWords {...props} />
      <div className="ui-sheet__actions">
        <Button onClick={write}>Написать в&nbsp;поддержку</Button>
        <Button ref={firstFocus} variant="primary" onClick={other}>
          {BLOCKED_SIGN_IN_BUTTON}
        </Button>
      </div>
    </>
  )
}

type Told = Pick<ClosedProvider, 'provider' | 'support_email' | 'support_hours'>

/** What has been closed, and whom to ask for the account back. */
export function ClosedWords({ provider, support_email, support_hours }: Told) {
  return (
    <>
      <p>
        <strong>{BLOCKED_SIGN_IN[provider]}</strong>
      </p>
      <p className="ui-muted modal-text">
        {BLOCKED_SIGN_IN_TEXT}
        <a href={`mailto:${support_email}`}>{support_email}</a>.{support_hours && ` Отвечаем ${support_hours}.`}
      </p>
    </>
  )
}
