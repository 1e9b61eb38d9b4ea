import { PHONE_MASK } from '@ostrov/shared/formats/phone'
import { AGREEMENT, PRIVACY } from '@ostrov/shared/paths'
import { CODE_FORM, PHONE_FORM } from '@ostrov/shared/sessions/form'
import { Button } from '@ostrov/shared/ui/Button'
import { FormField } from '@ostrov/shared/ui/FormField'
import type { SignInView } from './sign-in'
import './plain.css'

/** The sign-in as plain forms. */
export function SignInForm({ view }: { view: SignInView }) {
  return view.step === 'phone' ? <PhoneForm view={view} /> : <CodeForm view={view} />
}

function PhoneForm({ view }: { view: SignInView }) {
  const { phone, errors, asks_password, action } = view
  const form = { table: PHONE_FORM, values: { phone }, errors }
  return (
    <>
      <p className="ui-muted">Пришлём код в&nbsp;СМС. Корзина останется с&nbsp;вами.</p>
      <form className="plain-form" method="post" action={action}>
        <FormField form={form} name="phone" placeholder={PHONE_MASK.replaceAll('9', '_')} />
        {asks_password && <FormField form={form} name="password" />}
        <Button type="submit" variant="primary" size="large" wide name="act" value="phone">
          Продолжить
        </Button>
      </form>
      <p className="ui-muted ui-small">
        Продолжая, вы принимаете <a href={AGREEMENT}>пользовательское соглашение</a> и&nbsp;
        <a href={PRIVACY}>политику конфиденциальности</a>.
      </p>
    </>
  )
}

function CodeForm({ view }: { view: SignInView }) {
  const { phone, errors, note, action } = view
  const other = action.replace(/([?&])step=code/, '$1')
  return (
    <>
      <p className="ui-muted">
        Отправили СМС на&nbsp;{phone ? <span className="ui-price">{phone}</span> : 'ваш номер'}.{' '}
        <a href={other}>Изменить номер</a>
      </p>
      <form className="plain-form" method="post" action={action}>
        <FormField form={{ table: CODE_FORM, values: {}, errors }} name="code" hint={note ?? ''} />
        <Button type="submit" variant="primary" size="large" wide name="act" value="code">
          Войти
        </Button>
        <Button type="submit" variant="quiet" wide name="act" value="resend">
          Отправить код ещё раз
        </Button>
      </form>
    </>
  )
}
