import { PASSWORD_FORM } from '@ostrov/shared/staff/form'
import { Button } from '@ostrov/shared/ui/Button'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { FormField } from '@ostrov/shared/ui/FormField'
import { PasswordField } from '@ostrov/shared/ui/PasswordField'
import { showToast } from '@ostrov/shared/ui/toasts'
import { useForm } from '@ostrov/shared/ui/use-form'
import { ask } from '@ostrov/shared/wire/answers'
import { useOwnAccount } from './use-own-account'

const NO_PASSWORD = { current: '', password: '', repeated: '' }

/** A new password by who knows the present one. */
export function PasswordForm() {
  const { password: door } = useOwnAccount()
  const form = useForm({
    table: PASSWORD_FORM,
    initial: NO_PASSWORD,
    submit: async ({ current, password }) => {
      await ask(door.post({ current, password }))
      showToast('Пароль изменён. На\u00A0других устройствах нужно войти заново', { kind: 'success' })
      form.change(NO_PASSWORD)
      return NO_PASSWORD
    },
  })
  return (
    <section className="stack gap-4" aria-labelledby="own-password">
      <h2 id="own-password">Пароль</h2>
      <form className="form" {...form.bind}>
        <FormField form={form} name="current" as={PasswordField} />
        <FormField form={form} name="password" as={PasswordField} />
        <FormField form={form} name="repeated" as={PasswordField} />
        <FormFailure text={form.failure} />
        <div>
          <Button type="submit" variant="sea" busy={form.busy} busyLabel="Меняем…">
            Сменить пароль
          </Button>
        </div>
      </form>
    </section>
  )
}
