import { isOff } from '@ostrov/shared/formats/installation'
import { NO_MAIL } from '@ostrov/shared/messages/fates'
import { NOTICES_FORM } from '@ostrov/shared/notices/form'
import type { NoticesWire } from '@ostrov/shared/notices/schema'
import { ACCOUNT } from '@ostrov/shared/paths'
import { FormField } from '@ostrov/shared/ui/FormField'
import type { Form } from '@ostrov/shared/ui/use-form'
import { namesOf } from '@ostrov/shared/wire/names'
import './profile.css'

type Props = { form: Form<keyof typeof NOTICES_FORM>; known: Pick<NoticesWire, 'browsers' | 'mail'> }

/** What messages come where, and whether they can: an island's form and the plain one draw the same. */
export function NoticeFields({ form, known: { browsers, mail } }: Props) {
  return (
    <>
      {namesOf(NOTICES_FORM).map((name) => (
        <FormField key={name} form={form} name={name} />
      ))}
      <ul className="notices__known columns gap-2">
        <li>
          {browsers > 0
            ? 'Уведомления приходят туда, где вы\u00a0их разрешили.'
            : isOff('push')
              ? 'Уведомления в\u00A0браузере здесь пока не\u00A0подключены.'
              : 'Уведомления пока нигде не\u00a0разрешены: мы\u00a0предложим включить их, когда вы\u00a0сделаете заказ.'}
        </li>
        <li>
          {isOff('mail') ? (
            `${NO_MAIL}.`
          ) : mail ? (
            `Письма приходят на\u00a0${mail}.`
          ) : (
            <>
              Письма приходят на&nbsp;подтверждённую почту. <a href={ACCOUNT}>Указать и&nbsp;подтвердить</a>
            </>
          )}
        </li>
        <li>
          {!isOff('sms') && 'Коды для\u00A0входа всегда приходят по\u00A0СМС. '}Рекламу мы&nbsp;не&nbsp;рассылаем.
        </li>
      </ul>
    </>
  )
}
