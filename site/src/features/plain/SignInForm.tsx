import { Button } from '@ostrov/shared/ui/Button'
import { Field } from '@ostrov/shared/ui/Field'
import type { SignInView } from './sign-in'
import './plain.css'

/** The sign-in as plain forms. */
export function SignInForm({ view }: { view: SignInView }) {
  return view.step === 'phone' ? <PhoneForm view={view} /> : <CodeForm view={view} />
}

function PhoneForm({ view }: { view: SignInView }) {
  const { phone, errors, asks_password, action } = view
  return (
    <>
      <p className="ui-muted">Пришлём код в&nbsp;СМС. Корзина останется с&nbsp;вами.</p>
      <form className="plain-form" method="post" action={action}>
        <Field
          label="Номер телефона"
          type="tel"
          name="phone"
          autoComplete="tel"
          required
          maxLength={30}
          placeholder="+7 (___) ___-__-__"
          defaultValue={phone}
          error={errors.phone}
        />
        {asks_password && (
          <Field
            label="Пароль"
            type="password"
            name="password"
            autoComplete="current-password"
            error={errors.password}
          />
        )}
        <Button type="submit" variant="primary" size="large" wide name="act" value="phone">
          Продолжить
        </Button>
      </form>
      <p className="ui-muted ui-small">
        Продолжая, вы принимаете <a href="/agreement">пользовательское соглашение</a> и&nbsp;
        <a href="/privacy">политику конфиденциальности</a>.
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
        <Field
          label="Код из СМС"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          hint={note ?? ''}
          error={errors.code}
        />
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
