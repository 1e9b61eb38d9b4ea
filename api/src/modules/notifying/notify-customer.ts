import { channelsOf, isOptional, type NoticeEvent, type Notices, USUAL_NOTICES } from '@ostrov/shared/notices/rules'
import { addJob } from '../../db/queue'
import { type Sql, sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'
import { noticeLetter } from '../../services/mail/letters'
import type { Letter } from '../../services/mail/mail'
import type { PushMessage, PushSubscription } from '../../services/push/push'
import { sendPush } from './send-push'
import { stopLink } from './stop-letters'

/** What of a customer can be reached, and how they chose to be. */
export const reachOf = (
  user_id: Sql,
) => sql`(select json_build_object('user_id', u.id, 'notices', u.notices, 'phone', u.phone,
    'mail', case when u.email_confirmed_at is not null then u.email end,
    'browsers', (select coalesce(json_agg(json_build_object('endpoint', s.endpoint, 'keys', s.keys)), '[]')
                 from push_subscription s where s.user_id = u.id))
  from "user" u where u.id = ${user_id}) as reach`
/** Of the customer of an order `o`. */
export const reach = reachOf(sql`o.user_id`)
export type Reach = {
  user_id: string
  notices: Partial<Notices> | null
  mail: string | null
  phone: string | null
  browsers: PushSubscription[]
}

type Told = PushMessage & {
  event: NoticeEvent
  /** Must not be lost: a message to the phone where nothing else reaches them. */
  is_necessary: boolean
  topic: string
  /** What the letter's button says, where it does not open an order. */
  label?: string
  /** Which try of the job this is. */
  attempt?: number
  /** Of the ways they chose this one alone. */
  only?: 'push' | 'mail'
  /** What goes as a letter, where that says more. */
  letter?: Letter & { unsubscribe?: string }
}

/** A push service that still asks to come again, some ten seconds later, has taken nothing. */
const MOST_TRIES = 3

/**
 * Tells a customer by the way they chose for such an event, and of what must be known by SMS when that way reaches
 * nobody: no browser, or no push service that takes it. Throws when one asks to come again and nothing goes instead.
 */
export async function notifyCustomer(
  deps: Deps,
  person: Reach,
  { event, is_necessary, label, attempt = 1, only, letter, ...message }: Told,
): Promise<void> {
  const em = deps.orm.em.fork()
  const way = channelsOf({ ...USUAL_NOTICES, ...person.notices }[event])
  const mail = way.mail && only !== 'push' ? person.mail : null
  const isElsewhere = mail !== null || (person.phone !== null && (way.sms || (is_necessary && attempt >= MOST_TRIES)))
  const { title, body, topic, url } = message
  const about = { kind: 'notice', user_id: person.user_id, ...orderOf(topic) } as const
  const pushed = way.push && only !== 'mail' && (await sendPush(deps, person.browsers, message, { isElsewhere, about }))
  const key = `${topic}:${event}:${Bun.hash(title + body).toString(36)}`
  if (mail) {
    const { brand, origin } = deps.config
    const facts = { brand: brand.name, support_email: brand.supportEmail, title, text: body, url: origin + url, label }
    const unsubscribe = isOptional(event) ? stopLink(deps.config, ['customer', person.user_id, event]) : undefined
    const stop = unsubscribe && { unsubscribe }
    const said = letter ?? noticeLetter({ ...facts, stop: unsubscribe })
    await addJob(em, 'mail.send', { to: mail, about, ...stop, ...said }, { key: `notice-mail:${key}` })
  }
  const isLost = !pushed && mail === null && is_necessary
  if (person.phone && (way.sms || isLost)) {
    await addJob(
      em,
      'sms.send',
      { phone: person.phone, text: `${title}. ${body}`, about },
      { key: `notice-sms:${key}` },
    )
  }
}

/** Topics of orders begin with a letter; what follows is their number. */
function orderOf(topic: string): { order_id?: number } {
  const number = /^o(\d{1,15})$/.exec(topic)?.[1]
  return number === undefined ? {} : { order_id: Number(number) }
}
