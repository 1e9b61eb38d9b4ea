import { AGREEMENT, PRIVACY } from '@ostrov/shared/paths'
import { CODE_FORM } from '@ostrov/shared/sessions/form'
import { BLOCKED_SIGN_IN_BUTTON } from '@ostrov/shared/sessions/messages'
import { Button, buttonClass } from '@ostrov/shared/ui/Button'
import { FormField } from '@ostrov/shared/ui/FormField'
import { RESEND, SendingNote } from '../account/CodeStep'
import { ClosedWords } from '../modals/LoginWarning'
import SupportLink from '../support/SupportLink'
import type { SignInView } from './posted-sign-in'
import { SIGN_IN_TITLES } from './titles'
import './login.css'

const CALL = buttonClass({ variant: 'primary', size: 'large', wide: true })

/** What answers a form of the first step that was posted; where scripts run the page itself goes on. */
export function PostedStep({ view }: { view: SignInView }) {
  return (
    <div className="login stack gap-5">
      <h1 className="login__title">{SIGN_IN_TITLES[view.step]}</h1>
      {view.step === 'changed' ? (
        <Changed way={view.action} />
      ) : view.step === 'closed' ? (
        <Closed view={view} />
      ) : (
        <CodeForm view={view} />
      )}
    </div>
  )
}

function CodeForm({ view: { phone, errors, note, action } }: { view: SignInView }) {
  return (
    <form className="stack gap-4" method="post" action={action}>
      <p className="ui-muted">
        <SendingNote
          sending={{ state: 'sent' }}
          phone={phone ? <span className="login__phone">{phone}</span> : 'ваш номер'}
        />{' '}
        <a href={action.replace(/([?&])step=code/, '$1')}>Изменить номер</a>
      </p>
      <FormField form={{ table: CODE_FORM, values: {}, errors }} name="code" hint={note ?? ''} />
      <Button type="submit" variant="primary" size="large" wide name="act" value="code">
        Войти
      </Button>
      <Button type="submit" variant="quiet" wide name="act" value="resend">
        {RESEND}
      </Button>
    </form>
  )
}

function Changed({ way }: { way: string }) {
  return (
    <>
      <p role="status">
        С&nbsp;прошлого раза условия сервиса изменились. Вот они: <a href={AGREEMENT}>пользовательское соглашение</a>{' '}
        и&nbsp;
        <a href={PRIVACY}>политика обработки персональных данных</a>.
      </p>
      <a className={CALL} href={way}>
        Дальше
      </a>
    </>
  )
}

function Closed({ view: { closed, action } }: { view: SignInView }) {
  return (
    <>
      <ClosedWords {...closed} />
      <SupportLink className={buttonClass({ size: 'large', wide: true })} subject="account" />
      <a className={CALL} href={action}>
        {BLOCKED_SIGN_IN_BUTTON}
      </a>
    </>
  )
}
