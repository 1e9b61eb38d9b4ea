import { CUSTOMER_MESSAGES } from '@ostrov/shared/customers/messages'
import type { UserWire } from '@ostrov/shared/customers/schema'
import { isOff } from '@ostrov/shared/formats/installation'
import { NO_MAIL } from '@ostrov/shared/messages/fates'
import { Button } from '@ostrov/shared/ui/Button'
import { showToast } from '@ostrov/shared/ui/toasts'
import { sentenceOf } from '@ostrov/shared/wire/answers'
import { useState } from 'react'
import { mailConfirmationAgain } from './store'

/** Whether the saved e-mail has been proved to be the person's, and another letter when it has not. */
export function MailState({ profile: { email, email_confirmed } }: { profile: UserWire }) {
  const [busy, setBusy] = useState(false)
  if (email_confirmed) return <p className="stack-start gap-3 ui-muted ui-small">Почта подтверждена</p>
  if (isOff('mail')) return <p className="ui-muted ui-small">{NO_MAIL}, и&nbsp;подтвердить почту нельзя.</p>
  const again = async () => {
    setBusy(true)
    try {
      await mailConfirmationAgain()
      showToast(CUSTOMER_MESSAGES.mailSent, { kind: 'success' })
    } catch (problem) {
      showToast(sentenceOf(problem, 'Не\u00a0получилось отправить письмо'), { kind: 'error' })
    }
    setBusy(false)
  }
  return (
    <div className="stack-start gap-3">
      <p className="ui-small">
        Мы отправили письмо на <span className="mail-state__to">{email}</span>. Откройте ссылку из&nbsp;него,
        и&nbsp;почта будет подтверждена.
      </p>
      <Button busy={busy} busyLabel="Отправляем…" onClick={again}>
        Отправить ещё раз
      </Button>
    </div>
  )
}
