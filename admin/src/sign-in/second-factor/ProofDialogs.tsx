import { SECOND_FACTOR_PROOF_FORM } from '@ostrov/shared/staff/form'
import { Button, type ButtonLook } from '@ostrov/shared/ui/Button'
import { Dialog } from '@ostrov/shared/ui/Dialog'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { FormField } from '@ostrov/shared/ui/FormField'
import { PasswordField } from '@ostrov/shared/ui/PasswordField'
import { showToast } from '@ostrov/shared/ui/toasts'
import { useForm } from '@ostrov/shared/ui/use-form'
import { useState } from 'react'
import { RecoveryCodes } from './RecoveryCodes'
import { useFirstField } from './use-first-field'
import type { Proof, SecondFactorActs } from './use-second-factor'

type Props = { acts: SecondFactorActs; onClose: () => void }

/** New codes for a lost phone. */
export function RenewDialog({ acts, onClose }: Props) {
  const [codes, setCodes] = useState<string[] | null>(null)
  return (
    <Dialog kind="RecoveryCodes" open onClose={onClose} title="Коды восстановления" size="small-centre">
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <ProofForm
          text="Вместо прежних кодов вы получите десять новых. Прежние перестанут действовать."
          confirm="Получить новые"
          onProved={async (proof) => setCodes(await acts.renew(proof))}
        />
      )}
    </Dialog>
  )
}

/** The way back to a password alone. */
export function EndDialog({ acts, onClose }: Props) {
  const end = async (proof: Proof) => {
    await acts.end(proof)
    showToast('Вход с\u00A0кодом выключен', { kind: 'success' })
    onClose()
  }
  return (
    <Dialog kind="SecondFactorOff" open onClose={onClose} title="Выключить вход с&nbsp;кодом?" size="small-centre">
      <ProofForm
        text="Для входа снова будет хватать пароля. Ключ в приложении и коды восстановления больше не понадобятся."
        confirm="Выключить"
        variant="berry"
        onProved={end}
      />
    </Dialog>
  )
}

type FormProps = {
  text: string
  confirm: string
  variant?: ButtonLook['variant']
  onProved: (proof: Proof) => Promise<void>
}

function ProofForm({ text, confirm, variant = 'sea', onProved }: FormProps) {
  const node = useFirstField()
  const form = useForm({
    table: SECOND_FACTOR_PROOF_FORM,
    initial: { current: '', code: '' },
    submit: async (proof) => {
      await onProved(proof)
      return undefined
    },
  })
  return (
    <form ref={node} className="form" {...form.bind}>
      <p>{text}</p>
      <FormField form={form} name="current" as={PasswordField} />
      <FormField form={form} name="code" />
      <FormFailure text={form.failure} />
      <Button type="submit" variant={variant} size="large" wide busy={form.busy} busyLabel="Проверяем…">
        {confirm}
      </Button>
    </form>
  )
}
