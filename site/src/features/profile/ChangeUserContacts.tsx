import { CONTACTS_FORM, emailOrNull } from '@ostrov/shared/customers/form'
import { CUSTOMER_MESSAGES } from '@ostrov/shared/customers/messages'
import type { UserWire } from '@ostrov/shared/customers/schema'
import { formatPhone, normalizePhone } from '@ostrov/shared/formats/phone'
import { formatWait } from '@ostrov/shared/formats/wait'
import { CODE_FORM } from '@ostrov/shared/sessions/form'
import { Button } from '@ostrov/shared/ui/Button'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { FormField } from '@ostrov/shared/ui/FormField'
import { showToast } from '@ostrov/shared/ui/toasts'
import { useForm } from '@ostrov/shared/ui/use-form'
import { sentenceOf } from '@ostrov/shared/wire/answers'
import { useEffect, useRef, useState } from 'react'
import { useCountdown } from '../account/use-countdown'
import type { Closing } from '../modals/kind'
import { askForPhone, saveProfile, takePhone } from './store'

export type ContactsChange = { profile: UserWire; onChanged: (saved: UserWire) => void }
type Step = { phone: string; wait: number }

/** Another phone, by the code that comes there, and another e-mail. */
export default function ChangeUserContacts(props: ContactsChange & Closing) {
  const [step, setStep] = useState<Step | null>(null)
  return step ? (
    <NewPhone {...props} step={step} onOtherPhone={() => setStep(null)} />
  ) : (
    <Contacts {...props} onPhone={(phone, wait) => setStep({ phone, wait })} />
  )
}

function Contacts({
  profile,
  onChanged,
  onPhone,
  close,
}: ContactsChange & Closing & { onPhone: (phone: string, wait: number) => void }) {
  const form = useForm({
    table: CONTACTS_FORM,
    initial: { phone: formatPhone(profile.phone ?? ''), email: profile.email ?? '' },
    blame: 'phone',
    otherwise: 'Не\u00A0получилось сохранить. Попробуйте ещё раз',
    submit: async ({ phone, email }) => {
      const wanted = normalizePhone(phone) ?? phone
      if (emailOrNull(email) !== (profile.email ?? null)) {
        onChanged(await saveProfile({ email: emailOrNull(email) }))
        showToast(CUSTOMER_MESSAGES.profileSaved, { kind: 'success' })
      }
      if (wanted === profile.phone) await close()
      else onPhone(wanted, await askForPhone(wanted))
      return undefined
    },
  })
  return (
    <form className="stack gap-5" {...form.bind}>
      <FormField form={form} name="phone" hint="На&nbsp;новый номер придёт код в&nbsp;СМС" />
      <FormField form={form} name="email" />
      <p className="ui-muted ui-small">
        Когда номер сменится, на&nbsp;других устройствах вы&nbsp;выйдете, уведомления в&nbsp;браузерах нужно будет
        включить снова, а&nbsp;на&nbsp;прежний номер придёт СМС. В&nbsp;объявлениях останется телефон, который там
        указан.
      </p>
      <FormFailure text={form.failure} />
      <Button type="submit" variant="primary" wide busy={form.busy} busyLabel="Сохраняем…">
        Сохранить
      </Button>
    </form>
  )
}

type CodeProps = ContactsChange & Closing & { step: Step; onOtherPhone: () => void }

function NewPhone({ step: { phone, wait }, onChanged, onOtherPhone, close }: CodeProps) {
  const form = useForm({
    table: CODE_FORM,
    initial: { code: '' },
    blame: 'code',
    otherwise: 'Не\u00A0получилось проверить код. Попробуйте ещё раз',
    submit: async ({ code }) => {
      onChanged(await takePhone(phone, code))
      await close()
      showToast('Номер изменён. На\u00A0других устройствах вы\u00A0вышли', { kind: 'success' })
      return undefined
    },
  })
  return (
    <form className="stack gap-5" {...form.bind}>
      <p className="ui-muted" role="status">
        Отправили СМС на&nbsp;<span className="ui-price">{formatPhone(phone)}</span>.{' '}
        <button type="button" className="ui-link" onClick={onOtherPhone}>
          Другой номер
        </button>
      </p>
      <FormField form={form} name="code" />
      <FormFailure text={form.failure} />
      <Button type="submit" variant="primary" wide busy={form.busy} busyLabel="Проверяем код…">
        Сменить номер
      </Button>
      <AnotherCode phone={phone} wait={wait} />
    </form>
  )
}

/** The code once more; `wait` is in how many seconds it may be asked for. */
function AnotherCode({ phone, wait }: Step) {
  const [left, start] = useCountdown()
  const [asking, setAsking] = useState(false)
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    start(wait)
  })
  const again = async () => {
    setAsking(true)
    try {
      start(await askForPhone(phone))
    } catch (problem) {
      showToast(sentenceOf(problem), { kind: 'error' })
    }
    setAsking(false)
  }
  return left > 0 ? (
    <p className="ui-muted ui-small" role="timer">
      Ещё один код можно попросить через {formatWait(left)}
    </p>
  ) : (
    <Button variant="quiet" wide busy={asking} onClick={again}>
      Отправить код ещё раз
    </Button>
  )
}
