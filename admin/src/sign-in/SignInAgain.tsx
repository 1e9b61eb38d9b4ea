import { SIGN_IN_FORM } from '@ostrov/shared/staff/form'
import { Button } from '@ostrov/shared/ui/Button'
import { Dialog } from '@ostrov/shared/ui/Dialog'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { FormField } from '@ostrov/shared/ui/FormField'
import { PasswordField } from '@ostrov/shared/ui/PasswordField'
import { useForm } from '@ostrov/shared/ui/use-form'
import { useState } from 'react'
import { queryClient } from '../query'
import { authenticate, type Credentials } from '../session/authenticate'
import { $lapsed, forgetStaff, rememberStaff, type Staff } from '../session/store'
import { CodeStep } from './CodeStep'
import { Consent } from './Consent'

/**
 * A session that ended in the middle of something: the same person signs in over the page and goes on where they were.
 * Who closes it to look at the page is asked again by the next refused call.
 */
export function SignInAgain({ email }: { email: string }) {
  const [half, setHalf] = useState<Credentials | null>(null)
  return (
    <Dialog kind="SignInAgain" open onClose={() => $lapsed.set(false)} title="Войдите ещё раз" size="small-centre">
      {half ? (
        <CodeStep credentials={half} onSignedIn={goOn} onBack={() => setHalf(null)} />
      ) : (
        <PasswordStep email={email} onCodeWanted={setHalf} />
      )}
    </Dialog>
  )
}

function goOn(staff: Staff) {
  rememberStaff(staff)
  void queryClient.invalidateQueries()
}

async function leave() {
  const { forgetNotices } = await import('../session/device-notices')
  await forgetNotices().catch(() => null)
  forgetStaff()
  queryClient.clear()
}

function PasswordStep({ email, onCodeWanted }: { email: string; onCodeWanted: (credentials: Credentials) => void }) {
  const form = useForm({
    table: SIGN_IN_FORM,
    initial: { email, password: '' },
    submit: async (credentials) => {
      const staff = await authenticate(credentials)
      if (staff === 'code_wanted') onCodeWanted(credentials)
      else goOn(staff)
      return undefined
    },
  })
  return (
    <form className="form" {...form.bind}>
      <p>
        Прошлый вход закончился. То, что вы набрали, осталось на&nbsp;месте: войдите как {email} и&nbsp;продолжайте.
      </p>
      <input type="hidden" name="email" autoComplete="username" value={email} />
      <FormField form={form} name="password" as={PasswordField} />
      <FormFailure text={form.failure} />
      <Consent act="Входя, владелец ресторана" />
      <Button type="submit" variant="sea" size="large" wide busy={form.busy} busyLabel="Входим…">
        Войти
      </Button>
      <Button variant="quiet" wide onClick={leave}>
        Это не&nbsp;я
      </Button>
    </form>
  )
}
