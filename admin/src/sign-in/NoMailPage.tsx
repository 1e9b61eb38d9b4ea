import { NO_MAIL } from '@ostrov/shared/messages/fates'
import { SIGN_IN } from '@ostrov/shared/paths'
import { Link } from 'react-router'
import { SignedOutPage } from './SignedOutPage'

/** In the place of a form whose way goes through a letter, where none leaves. */
export function NoMailPage({ title }: { title: string }) {
  return (
    <SignedOutPage title={title}>
      <p>{NO_MAIL}, а&nbsp;дальше нужна ссылка из&nbsp;письма. Напишите владельцу площадки.</p>
      <Link className="ui-link signed-out__link" to={SIGN_IN}>
        Вернуться ко&nbsp;входу
      </Link>
    </SignedOutPage>
  )
}
