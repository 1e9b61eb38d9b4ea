import { CODE_LENGTH, CODE_RESEND_SECONDS } from '@ostrov/shared/accounts/codes'
import { isWholeCode } from '@ostrov/shared/accounts/forms'
import { Button } from '@ostrov/shared/ui/Button'
import { FieldFrame } from '@ostrov/shared/ui/Field'
import { Problem, sentenceOf } from '@ostrov/shared/wire/answers'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { confirm, requestCode, type SignedIn } from './store'
import { useCountdown } from './use-countdown'

const CELLS = Array.from({ length: CODE_LENGTH }, (_, at) => at)

type Props = {
  /** The phone as it is shown. */
  phone: string
  onConfirmed: (signedIn: SignedIn) => Promise<void>
  onOtherPhone: () => void
}

/** The second step: four digits out of the SMS, sent by themselves when the last one is in. */
export function CodeStep({ phone, onConfirmed, onOtherPhone }: Props) {
  const { error, setError, left, resending, resend } = useSending()
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
      <p className="ui-muted">
        Отправили СМС на&nbsp;<span className="login__phone">{phone}</span>.{' '}
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
      <p className="login__wait ui-muted" role="status">
        {busy ? 'Проверяем код…' : left > 0 ? `Отправить ещё раз можно через ${left}\u00a0с` : ''}
      </p>
      {left === 0 && !busy && (
        <Button variant="quiet" wide busy={resending} onClick={resend}>
          Отправить код ещё раз
        </Button>
      )}
    </div>
  )
}

/** Sends the first code when the step opens, and another on request, 30 s apart. */
function useSending() {
  const [error, setError] = useState<string | null>(null)
  const [resending, setResending] = useState(false)
  const [left, start] = useCountdown()
  const sent = useRef(false)
  const resend = async () => {
    setResending(true)
    setError(null)
    try {
      start(await requestCode())
    } catch (problem) {
      // A code sent a moment ago, before the page was opened anew, is still on its way.
      if (problem instanceof Problem && problem.errorMessage === 'account.code_too_soon') start(CODE_RESEND_SECONDS)
      else setError(problem instanceof Problem ? problem.message : null)
    }
    setResending(false)
  }
  useEffect(() => {
    if (sent.current) return
    sent.current = true
    void resend()
  })
  return { error, setError, left, resending, resend }
}
