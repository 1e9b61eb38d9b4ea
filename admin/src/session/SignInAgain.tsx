import { SIGN_IN_FORM } from '@ostrov/shared/accounts/form'
import { Button } from '@ostrov/shared/ui/Button'
import { Dialog } from '@ostrov/shared/ui/Dialog'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { FormField } from '@ostrov/shared/ui/FormField'
import { useForm } from '@ostrov/shared/ui/use-form'
import { ask } from '@ostrov/shared/wire/answers'
import { api } from '../api'
import { queryClient } from '../query'
import { $lapsed, forgetStaff, rememberStaff } from './store'

/**
 * A session that ended in the middle of something: the same person signs in over the page and goes on where they were.
 * Who closes it to look at the page is asked again by the next refused call.
 */
export function SignInAgain({ email }: { email: string }) {
  const form = useForm({
    table: SIGN_IN_FORM,
    initial: { email, password: '' },
    submit: async (values) => {
      rememberStaff(await ask(api.staff.authenticate.post(values)))
      void queryClient.invalidateQueries()
    },
  })
  const leave = () => {
    forgetStaff()
    queryClient.clear()
  }
  return (
    <Dialog kind="SignInAgain" open onClose={() => $lapsed.set(false)} title="Войдите ещё раз" size="small-centre">
      <form className="form" {...form.bind}>
        <p>
          Прошлый вход закончился. То, что вы набрали, осталось на&nbsp;месте: войдите как {email} и&nbsp;продолжайте.
        </p>
        <input type="hidden" name="email" autoComplete="username" value={email} />
        <FormField form={form} name="password" />
        <FormFailure text={form.failure} />
        <Button type="submit" variant="sea" size="large" wide busy={form.busy} busyLabel="Входим…">
          Войти
        </Button>
        <Button variant="quiet" wide onClick={leave}>
          Это не&nbsp;я
        </Button>
      </form>
    </Dialog>
  )
}
