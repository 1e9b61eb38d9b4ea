import { checkForm } from '@ostrov/shared/forms/form'
import { loginPath } from '@ostrov/shared/paths'
import { PER_PERSON_MAX, TICKET_MAIL_FORM } from '@ostrov/shared/tickets/form'
import { ticketsPath } from '@ostrov/shared/tickets/paths'
import type { WaitWire } from '@ostrov/shared/tickets/schema'
import { ask } from '@ostrov/shared/wire/answers'
import { isUuid } from '@ostrov/shared/wire/uuid'
import { refusalOf, textOf, type Visit } from '../../visit'
import type { BuyView } from './buy-view'

/** The name of the field that says how many of a kind are waited for. */
export const waitField = (kind_id: string) => `wait-${kind_id}`

/** The queues of a session that a person stands in. */
export const waitsOf = async ({ api }: Visit, session_id: string): Promise<WaitWire[]> =>
  (await ask(api.user.event_sessions({ id: session_id }).waits.get())).items

type Asked = { view: BuyView; form: URLSearchParams; isSignedIn: boolean }

/** Somebody stands in a queue, or leaves it: the page to draw, the way on, or null where neither was pressed. */
export async function actOnWait(visit: Visit, { view, form, isSignedIn }: Asked): Promise<BuyView | Response | null> {
  const [act, id = ''] = textOf(form, 'act').split(':')
  if ((act !== 'wait' && act !== 'leave') || !isUuid(id)) return null
  const { event, sale, mail } = view
  const back = ticketsPath({ ...event, session: sale.id, mail })
  if (act === 'wait') {
    const errors = checkForm(TICKET_MAIL_FORM, { mail, code: '' })
    if (errors.mail) return { ...view, errors: { mail: errors.mail } }
  }
  if (!isSignedIn) return visit.leave(loginPath({ redirect: back }))
  try {
    if (act === 'leave') await ask(visit.api.user.ticket_waits({ id }).delete())
    else {
      const count = Number(textOf(form, waitField(id)) || 1)
      if (!Number.isInteger(count) || count < 1 || count > PER_PERSON_MAX)
        return { ...view, refusal: `Сколько билетов ждать: напишите целое число от\u00A01 до\u00A0${PER_PERSON_MAX}` }
      await ask(visit.api.user.ticket_waits.post({ session_id: sale.id, kind_id: id, count, mail }))
    }
    return visit.leave(back)
  } catch (problem) {
    const { message, errors } = refusalOf(problem)
    return { ...view, errors: { mail: errors.mail }, refusal: errors.mail ? null : message }
  }
}
