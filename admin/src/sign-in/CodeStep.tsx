import { RECOVERY_CODE_FORM, SIGN_IN_CODE_FORM } from '@ostrov/shared/staff/form'
import { Button } from '@ostrov/shared/ui/Button'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { FormField } from '@ostrov/shared/ui/FormField'
import { useForm } from '@ostrov/shared/ui/use-form'
import { useState } from 'react'
import { authenticate, type Credentials } from '../session/authenticate'
import type { Staff } from '../session/store'
import { useFirstField } from './second-factor/use-first-field'

type Means = 'app' | 'recovery'
type Props = {
  credentials: Credentials
  onSignedIn: (staff: Staff) => void
  /** Back to the password. */
  onBack: () => void
}

const TABLES = { app: SIGN_IN_CODE_FORM, recovery: RECOVERY_CODE_FORM }
const OTHER = { app: 'Нет телефона под\u00A0рукой', recovery: 'Ввести код из\u00A0приложения' }

/** The second step of signing in: the code an app shows, or one of those kept for a lost phone. */
export function CodeStep(props: Props) {
  const [means, setMeans] = useState<Means>('app')
  const turn = () => setMeans(means === 'app' ? 'recovery' : 'app')
  return <CodeForm key={means} means={means} onTurn={turn} {...props} />
}

function CodeForm({ means, onTurn, credentials, onSignedIn, onBack }: Props & { means: Means; onTurn: () => void }) {
  const node = useFirstField()
  const form = useForm({
    table: TABLES[means],
    initial: { code: '' },
    submit: async ({ code }) => {
      const staff = await authenticate({ ...credentials, code })
      if (staff === 'code_wanted') onBack()
      else onSignedIn(staff)
      return undefined
    },
  })
  return (
    <form ref={node} className="form" {...form.bind}>
      <p>
        {means === 'app'
          ? 'Откройте приложение с\u00A0кодами и\u00A0введите шесть цифр, которые оно показывает для\u00A0этого кабинета.'
          : 'Введите один из\u00A0десяти кодов, которые вы сохранили, когда включали вход с\u00A0кодом. Он сработает один раз.'}
      </p>
      <FormField form={form} name="code" />
      <FormFailure text={form.failure} />
      <Button type="submit" variant="sea" size="large" wide busy={form.busy} busyLabel="Входим…">
        Войти
      </Button>
      <Button wide onClick={onTurn}>
        {OTHER[means]}
      </Button>
      <Button variant="quiet" wide onClick={onBack}>
        Назад к&nbsp;паролю
      </Button>
    </form>
  )
}
