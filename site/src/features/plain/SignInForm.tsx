import { isOff } from '@ostrov/shared/formats/installation'
import { AGREEMENT, PRIVACY } from '@ostrov/shared/paths'
import { CODE_FORM, PHONE_FORM } from '@ostrov/shared/sessions/form'
import {
  BLOCKED_SIGN_IN,
  BLOCKED_SIGN_IN_BUTTON,
  BLOCKED_SIGN_IN_TEXT,
  NO_CODES,
} from '@ostrov/shared/sessions/messages'
import { SOCIAL_NAMES } from '@ostrov/shared/sessions/social'
import { supportPath } from '@ostrov/shared/support/paths'
import { Button, buttonClass } from '@ostrov/shared/ui/Button'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { FormField } from '@ostrov/shared/ui/FormField'
import { Fragment } from 'react'
import { Consent } from '../account/Consent'
import { SocialNote } from '../account/SocialNote'
import { CLOSED_PROVIDERS } from '../sign-in/closed-providers'
import { CLOSED_PARAMETER, type SignInView } from './sign-in'
import '../sign-in/login.css'
import './plain.css'

/** The sign-in as plain forms. */
export function SignInForm({ view }: { view: SignInView }) {
  if (view.step === 'changed') return <Changed view={view} />
  if (view.step === 'closed') return <Closed view={view} />
  return view.step === 'phone' ? <PhoneForm view={view} /> : <CodeForm view={view} />
}

function PhoneForm({ view }: { view: SignInView }) {
  const { phone, errors, asks_password, action } = view
  const form = { table: PHONE_FORM, values: { phone }, errors }
  if (isOff('sms')) {
    return (
      <>
        <p className="ui-muted">{NO_CODES}</p>
        <SocialForm view={view} />
        {view.offered.length > 0 && <Consent />}
      </>
    )
  }
  return (
    <>
      <FormFailure text={view.failure} />
      {view.social ? (
        <SocialNote attempt={view.social} />
      ) : (
        <p className="ui-muted">Пришлём код в&nbsp;СМС.{view.keeps_basket && ' Корзина останется с\u00A0вами.'}</p>
      )}
      <form className="plain-form" method="post" action={action}>
        <FormField form={form} name="phone" />
        {asks_password && <FormField form={form} name="password" />}
        <Button type="submit" variant="primary" size="large" wide name="act" value="phone">
          Продолжить
        </Button>
      </form>
      {!view.social && <SocialForm view={view} />}
      <Consent />
      {!view.social && <ClosedLinks action={action} />}
    </>
  )
}

function SocialForm({ view: { offered, action } }: { view: SignInView }) {
  if (offered.length === 0) return null
  return (
    <form className="login__social columns gap-2" method="post" action={action}>
      <p className="ui-muted ui-small" id="social-sign-in">
        Или войдите через
      </p>
      {offered.map((provider) => (
        <Button key={provider} type="submit" name="act" value={provider} aria-describedby="social-sign-in">
          {SOCIAL_NAMES[provider]}
        </Button>
      ))}
    </form>
  )
}

/** What the dialog tells who came by a service that the law has closed stands here on a page of its own. */
function ClosedLinks({ action }: { action: string }) {
  return (
    <p className="ui-muted ui-small">
      Раньше входили через{' '}
      {CLOSED_PROVIDERS.map(([provider, name], at) => (
        <Fragment key={provider}>
          {at > 0 && ' или\u00a0'}
          <a href={`${action}&${CLOSED_PARAMETER}=${provider}`}>{name}</a>
        </Fragment>
      ))}
      ? Не&nbsp;получается войти — <a href={supportPath({ subject: 'account' })}>напишите в&nbsp;поддержку</a>.
    </p>
  )
}

function Closed({ view: { closed, support_email, support_hours, action } }: { view: SignInView }) {
  const other = action.replace(new RegExp(`([?&])${CLOSED_PARAMETER}=\\w*`), '$1')
  return (
    <>
      <h2>{BLOCKED_SIGN_IN[closed]}</h2>
      <p className="ui-muted">
        {BLOCKED_SIGN_IN_TEXT}
        <a href={`mailto:${support_email}`}>{support_email}</a>.{support_hours && ` Отвечаем ${support_hours}.`}
      </p>
      <a className={buttonClass({ size: 'large', wide: true })} href={supportPath({ subject: 'account' })}>
        Написать в&nbsp;поддержку
      </a>
      <a className={buttonClass({ variant: 'primary', size: 'large', wide: true })} href={other}>
        {BLOCKED_SIGN_IN_BUTTON}
      </a>
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

function Changed({ view }: { view: SignInView }) {
  return (
    <>
      <p role="status">
        С&nbsp;прошлого раза условия сервиса изменились. Вот они: <a href={AGREEMENT}>пользовательское соглашение</a>{' '}
        и&nbsp;
        <a href={PRIVACY}>политика обработки персональных данных</a>.
      </p>
      <a className={buttonClass({ variant: 'primary', size: 'large', wide: true })} href={view.action}>
        Дальше
      </a>
    </>
  )
}
