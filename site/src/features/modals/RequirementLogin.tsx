import { EDA, loginPath } from '@ostrov/shared/paths'
import { buttonClass } from '@ostrov/shared/ui/Button'
import { firstFocus } from '@ostrov/shared/ui/Dialog'
import { Illustration } from '@ostrov/shared/ui/Illustration'
import { isUnder } from '@ostrov/shared/wire/is-under'

export type WayBack = { /** Address to come back to; this page when absent. */ redirect?: string }

/** What a guest sees in place of anything that needs a person. */
export default function RequirementLogin({ redirect }: WayBack) {
  const back = redirect ?? location.pathname + location.search
  return (
    <div className="ui-state stack-centre gap-2 modal-state">
      <div className="ui-state__picture">
        <Illustration name="person" />
      </div>
      <p className="ui-muted">
        Нужен только номер телефона: пришлём код в&nbsp;СМС.{isUnder(back, [EDA]) && ' Корзина останется с\u00A0вами.'}
      </p>
      <a
        ref={firstFocus}
        className={buttonClass({ variant: 'primary', wide: true })}
        href={loginPath({ redirect: back })}
      >
        Войти
      </a>
    </div>
  )
}
