import { SECOND_FACTOR_FORM, SECOND_FACTOR_PASSWORD_FORM } from '@ostrov/shared/staff/form'
import { keyInGroups } from '@ostrov/shared/staff/second-factor'
import { Button } from '@ostrov/shared/ui/Button'
import { copyText } from '@ostrov/shared/ui/copy-text'
import { Dialog } from '@ostrov/shared/ui/Dialog'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { FormField } from '@ostrov/shared/ui/FormField'
import { PasswordField } from '@ostrov/shared/ui/PasswordField'
import { useForm } from '@ostrov/shared/ui/use-form'
import { Copy } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { RecoveryCodes } from './RecoveryCodes'
import { useFirstField } from './use-first-field'
import type { SecondFactorActs } from './use-second-factor'

const QrCode = lazy(() => import('./QrCode'))

type Props = { acts: SecondFactorActs; onClose: () => void }
type Key = { secret: string; uri: string }

/** Password, picture for the app, a code of it, and the codes for a lost phone: one after the other. */
export function SetUpDialog({ acts, onClose }: Props) {
  const [key, setKey] = useState<Key | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const title = codes ? 'Сохраните коды восстановления' : 'Вход с\u00A0кодом'
  return (
    <Dialog kind="SecondFactor" open onClose={onClose} title={title} size="small-centre">
      {codes && <RecoveryCodes codes={codes} isNew onDone={onClose} />}
      {!codes && key && <AppStep secretKey={key} onConfirm={acts.confirm} onCodes={setCodes} />}
      {!codes && !key && <PasswordStep onBegin={acts.begin} onKey={setKey} />}
    </Dialog>
  )
}

type PasswordProps = { onBegin: SecondFactorActs['begin']; onKey: (key: Key) => void }

function PasswordStep({ onBegin, onKey }: PasswordProps) {
  const node = useFirstField()
  const form = useForm({
    table: SECOND_FACTOR_PASSWORD_FORM,
    initial: { current: '' },
    submit: async ({ current }) => {
      onKey(await onBegin(current))
      return undefined
    },
  })
  return (
    <form ref={node} className="form" {...form.bind}>
      <p>
        Понадобится приложение с&nbsp;кодами на&nbsp;телефоне: подойдёт любое, в&nbsp;котором можно добавить аккаунт
        по&nbsp;QR-коду. Для&nbsp;начала подтвердите, что&nbsp;это вы.
      </p>
      <FormField form={form} name="current" as={PasswordField} />
      <FormFailure text={form.failure} />
      <Button type="submit" variant="sea" size="large" wide busy={form.busy} busyLabel="Проверяем…">
        Продолжить
      </Button>
    </form>
  )
}

type AppProps = { secretKey: Key; onConfirm: SecondFactorActs['confirm']; onCodes: (codes: string[]) => void }

function AppStep({ secretKey: { secret, uri }, onConfirm, onCodes }: AppProps) {
  const node = useFirstField()
  const form = useForm({
    table: SECOND_FACTOR_FORM,
    initial: { code: '' },
    submit: async ({ code }) => {
      onCodes(await onConfirm(code))
      return undefined
    },
  })
  return (
    <form ref={node} className="form" {...form.bind}>
      <p>Наведите на&nbsp;картинку камеру в&nbsp;приложении с&nbsp;кодами или введите в&nbsp;нём ключ.</p>
      <Suspense fallback={<div className="qr-code ui-skeleton" />}>
        <QrCode text={uri} />
      </Suspense>
      <div className="second-factor__key stack-centre gap-2">
        <code>{keyInGroups(secret)}</code>
        <Button onClick={() => copyText(secret, 'Ключ скопирован')}>
          <Copy size={20} aria-hidden="true" />
          Скопировать ключ
        </Button>
      </div>
      <FormField form={form} name="code" />
      <FormFailure text={form.failure} />
      <p className="ui-muted">На&nbsp;других устройствах вы выйдете: там нужно будет войти заново, уже с&nbsp;кодом.</p>
      <Button type="submit" variant="sea" size="large" wide busy={form.busy} busyLabel="Включаем…">
        Включить
      </Button>
    </form>
  )
}
