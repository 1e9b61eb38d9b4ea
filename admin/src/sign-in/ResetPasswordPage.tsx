import { REQUEST_RESET, SIGN_IN } from '@ostrov/shared/paths'
import { NEW_PASSWORD_FORM } from '@ostrov/shared/staff/form'
import { Button } from '@ostrov/shared/ui/Button'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { FormField } from '@ostrov/shared/ui/FormField'
import { PasswordField } from '@ostrov/shared/ui/PasswordField'
import { showToast } from '@ostrov/shared/ui/toasts'
import { useForm } from '@ostrov/shared/ui/use-form'
import { ask } from '@ostrov/shared/wire/answers'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { api } from '../api'
import { forgetStaff } from '../session/store'
import { SignedOutPage } from './SignedOutPage'

/** Where the mailed link leads: `?token=`. Every session of this person ends with the old password. */
export function ResetPasswordPage() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const token = params.get('token') ?? ''
  const isInvited = params.has('invited')
  const form = useForm({
    table: NEW_PASSWORD_FORM,
    initial: { password: '', repeated: '' },
    submit: async ({ password }) => {
      await ask(api.business_user.reset_password.post({ password }, { query: { token } }))
      forgetStaff()
      showToast(isInvited ? 'Пароль задан. Войдите' : 'Пароль изменён. Войдите с\u00A0новым', { kind: 'success' })
      navigate(SIGN_IN, { replace: true })
    },
  })
  if (token === '') return <DeadLink />
  return (
    <SignedOutPage title={isInvited ? 'Добро пожаловать' : 'Новый пароль'}>
      {isInvited && <p>Вас пригласили в&nbsp;кабинет ресторана. Придумайте пароль, чтобы войти.</p>}
      <form className="form" {...form.bind}>
        <FormField form={form} name="password" as={PasswordField} />
        <FormField form={form} name="repeated" as={PasswordField} />
        <FormFailure text={form.failure} />
        <Button type="submit" variant="sea" size="large" wide busy={form.busy}>
          Сохранить пароль
        </Button>
      </form>
    </SignedOutPage>
  )
}

function DeadLink() {
  return (
    <SignedOutPage title="Ссылка неполная">
      <p>Откройте её из&nbsp;письма целиком или запросите новую.</p>
      <Link className="ui-link signed-out__link" to={REQUEST_RESET}>
        Запросить новую
      </Link>
    </SignedOutPage>
  )
}
