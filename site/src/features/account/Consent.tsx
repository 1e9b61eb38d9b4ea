import { AGREEMENT, PRIVACY } from '@ostrov/shared/paths'

/** What a customer accepts by signing in, whichever way; the server writes it down once they are in. */
export function Consent() {
  return (
    <p className="ui-muted ui-small">
      Входя, вы&nbsp;принимаете <a href={AGREEMENT}>пользовательское соглашение</a> и&nbsp;
      <a href={PRIVACY}>политику обработки персональных данных</a>.
    </p>
  )
}
