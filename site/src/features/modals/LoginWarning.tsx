import { Button } from '@ostrov/shared/ui/Button'
import { firstFocus } from '@ostrov/shared/ui/Dialog'
import type { Closing } from './kind'

export type ClosedProvider = { provider: 'Gmail' | 'Apple ID'; support_email: string; onOtherWay: () => void }

/** A provider the law has closed; the way back to the account and the other way in. */
export default function LoginWarning(props: ClosedProvider & Closing) {
  const other = async () => {
    await props.close()
    props.onOtherWay()
  }
  return (
    <>
      <p>
        <strong>{`Вход через ${props.provider} недоступен`}</strong>
      </p>
      <p className="ui-muted modal-text">
        По&nbsp;закону №&nbsp;406 войти через иностранные сервисы больше нельзя. Чтобы восстановить аккаунт, напишите
        на&nbsp;<a href={`mailto:${props.support_email}`}>{props.support_email}</a>.
      </p>
      <div className="ui-sheet__actions">
        <Button ref={firstFocus} variant="primary" onClick={other}>
          Войти по&nbsp;другому
        </Button>
      </div>
    </>
  )
}
