import { CODE_LENGTH } from '@ostrov/shared/accounts/codes'
import { isWholeCode } from '@ostrov/shared/accounts/forms'
import { formatWait } from '@ostrov/shared/formats/wait'
import { Button } from '@ostrov/shared/ui/Button'
import { FieldFrame } from '@ostrov/shared/ui/Field'
import { sentenceOf } from '@ostrov/shared/wire/answers'
import { type ChangeEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { confirm, type SignedIn } from './session'
import { type Sending, useSending } from './use-sending'

const CELLS = Array.from({ length: CODE_LENGTH }, (_, at) => at)

type Props = {
  /** The phone as it is shown. */
  phone: string
  onConfirmed: (signedIn: SignedIn) => Promise<void>
  onOtherPhone: () => void
}

/** The second step: four digits out of the SMS, sent by themselves when the last one is in. */
export function CodeStep({ phone, onConfirmed, onOtherPhone }: Props) {
  const { sending, left, resend } = useSending()
  const [error, setError] = useState<string | null>(null)
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  const type = async (event: ChangeEvent<HTMLInputElement>) => {
    const digits = event.target.value.replace(/\D/g, '').slice(0, CODE_LENGTH)
    setCode(digits)
    setError(null)
    if (!isWholeCode(digits) || busy) return
    setBusy(true)
    try {
      await onConfirmed(await confirm(digits))
    } catch (problem) {
      setError(sentenceOf(problem, 'Не\u00a0получилось проверить код. Попробуйте ещё раз'))
      setCode('')
      setBusy(false)
      input.current?.focus()
    }
  }

  return (
    <div className="login__form">
      <p className="ui-muted" role="status">
        <SendingNote sending={sending} phone={<span className="login__phone">{phone}</span>} />{' '}
        <button type="button" className="ui-link login__other" onClick={onOtherPhone}>
          Изменить номер
        </button>
      </p>
      <FieldFrame label="Код из СМС" error={error}>
        {(bound) => (
          <span className="login__cells">
            <input
              {...bound}
              ref={input}
              className="login__code"
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              value={code}
              readOnly={busy}
              onChange={type}
            />
            {CELLS.map((at) => (
              <span key={at} className="login__cell" data-next={at === code.length ? '' : undefined} aria-hidden="true">
                {code[at]}
              </span>
            ))}
          </span>
        )}
      </FieldFrame>
      <p className="login__wait ui-muted" role="timer">
        {busy
          ? 'Проверяем код…'
          : left > 0
            ? `${sending.state === 'refused' ? 'Следующая попытка' : 'Отправить ещё раз можно'} через ${formatWait(left)}`
            : ''}
      </p>
      {left === 0 && !busy && (
        <Button
          variant="quiet"
          wide
          busy={sending.state === 'sending'}
          onClick={() => {
            setError(null)
            void resend()
          }}
        >
          Отправить код ещё раз
        </Button>
      )}
    </div>
  )
}

/** Says that an SMS is on its way only when it is. */
function SendingNote({ sending, phone }: { sending: Sending; phone: ReactNode }) {
  switch (sending.state) {
    case 'sending':
      return <>Отправляем СМС на&nbsp;{phone}…</>
    case 'sent':
      return <>Отправили СМС на&nbsp;{phone}.</>
    case 'refused':
      return (
        <>Новый код на&nbsp;{phone} не&nbsp;отправили: запросов слишком много. Если код уже пришёл, введите&nbsp;его.</>
      )
    case 'failed':
      return (
        <>
          Код на&nbsp;{phone} не&nbsp;отправили. {sending.why}
        </>
      )
  }
}
