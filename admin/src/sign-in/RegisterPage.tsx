import { isOff } from '@ostrov/shared/formats/installation'
import { SIGN_IN } from '@ostrov/shared/paths'
import { REGISTER_FORM } from '@ostrov/shared/staff/form'
import { Button } from '@ostrov/shared/ui/Button'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { FormField } from '@ostrov/shared/ui/FormField'
import { PasswordField } from '@ostrov/shared/ui/PasswordField'
import { Phrase } from '@ostrov/shared/ui/Phrase'
import { useForm } from '@ostrov/shared/ui/use-form'
import { ask } from '@ostrov/shared/wire/answers'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '../api'
import { useAttempt } from '../components/forms/use-attempt'
import { Consent } from './Consent'
import { LetterAgain } from './LetterAgain'
import { NoMailPage } from './NoMailPage'
import { SignedOutPage } from './SignedOutPage'

const EMPTY = { name: '', phone: '', email: '', password: '' }

/** An owner joins. What comes next is told by a letter, the same page whether the mail is known or not. */
export function RegisterPage() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const attempt = useAttempt()
  const form = useForm({
    table: REGISTER_FORM,
    initial: EMPTY,
    submit: async (values) => {
      const body = { ...values, email: values.email.trim() }
      await ask(api.business_user.register.post(body, { headers: attempt(body) }))
      setSentTo(body.email)
    },
  })
  if (isOff('mail')) return <NoMailPage title="Регистрация" />
  if (sentTo !== null) return <LetterSent email={sentTo} />
  return (
    <SignedOutPage title="Регистрация">
      <form className="form" {...form.bind}>
        <p className="ui-muted">Для&nbsp;владельцев ресторанов. Менеджеров вы пригласите сами.</p>
        <FormField form={form} name="name" />
        <FormField form={form} name="phone" />
        <FormField form={form} name="email" />
        <FormField form={form} name="password" as={PasswordField} />
        <FormFailure text={form.failure} />
        <Button type="submit" variant="sea" size="large" wide busy={form.busy} busyLabel="Отправляем…">
          Зарегистрироваться
        </Button>
        <Consent act="Регистрируясь, владелец ресторана" />
      </form>
      <Link className="ui-link signed-out__link" to={SIGN_IN}>
        Уже есть кабинет? Войти
      </Link>
    </SignedOutPage>
  )
}

function LetterSent({ email }: { email: string }) {
  return (
    <SignedOutPage title="Письмо отправлено">
      <p role="status">
        <Phrase text={`Мы написали на\u00A0${email}. Откройте ссылку из\u00A0письма: она действует сутки.`} />
      </p>
      <p className="ui-muted">Не&nbsp;видите письма? Загляните в&nbsp;«Спам».</p>
      <LetterAgain email={email} waiting />
      <Link className="ui-link signed-out__link" to={SIGN_IN}>
        Ко&nbsp;входу
      </Link>
    </SignedOutPage>
  )
}
