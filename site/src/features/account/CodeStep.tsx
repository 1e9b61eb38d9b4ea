import { formatWait } from '@ostrov/shared/formats/wait'
import { CODE_LENGTH } from '@ostrov/shared/sessions/codes'
import { CODE_FORM, isWholeCode } from '@ostrov/shared/sessions/form'
import { Button } from '@ostrov/shared/ui/Button'
import { FieldFrame } from '@ostrov/shared/ui/Field'
import { useForm, wordsOf } from '@ostrov/shared/ui/use-form'
import { type ChangeEvent, type ReactNode, useEffect, useRef } from 'react'
import { confirm, type SignedIn } from './session'
import { type Sending, useSending } from './use-sending'

export const RESEND = 'Отправить код ещё раз'
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
  const form = useForm({
    table: CODE_FORM,
    initial: { code: '' },
    blame: 'code',
    otherwise: 'Не\u00a0получилось проверить код. Попробуйте ещё раз',
    submit: async ({ code }) => {
      try {
        await onConfirmed(await confirm(code))
      } catch (problem) {
        form.change({ code: '' })
        throw problem
      }
    },
  })
  return (
    <form className="login__form stack gap-4" {...form.bind}>
      <p className="ui-muted" role="status">
        <SendingNote sending={sending} phone={<span className="login__phone">{phone}</span>} />{' '}
        <button type="button" className="ui-link login__other" onClick={onOtherPhone}>
          Изменить номер
        </button>
      </p>
      <CodeField form={form} />
      <p className="login__wait ui-muted" role="timer">
        {form.busy
          ? 'Проверяем код…'
          : left > 0
            ? `${sending.state === 'refused' ? 'Следующая попытка' : 'Отправить ещё раз можно'} через ${formatWait(left)}`
            : ''}
      </p>
      {left === 0 && !form.busy && (
        <Button
          variant="quiet"
          wide
          busy={sending.state === 'sending'}
          onClick={() => {
            form.change({})
            void resend()
          }}
        >
          {RESEND}
        </Button>
      )}
    </form>
  )
}

type CodeForm = ReturnType<typeof useForm<'code', { code: string }>>

/** A cell for each digit; the last one sends them all. */
function CodeField({ form }: { form: CodeForm }) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const { code } = form.values
  const { label, error, ...words } = wordsOf(form, 'code')
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const digits = target.value.replace(/\D/g, '').slice(0, CODE_LENGTH)
    form.change({ code: digits })
    if (isWholeCode(digits)) void form.send(target.form, { code: digits })
  }
  return (
    <FieldFrame label={label} error={error}>
      {(bound) => (
        <span className="login__cells columns gap-3">
          <input
            {...words}
            {...bound}
            ref={input}
            className="login__code"
            inputMode="numeric"
            value={code}
            readOnly={form.busy}
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
  )
}

/** Says that an SMS is on its way only when it is. */
export function SendingNote({ sending, phone }: { sending: Sending; phone: ReactNode }) {
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
