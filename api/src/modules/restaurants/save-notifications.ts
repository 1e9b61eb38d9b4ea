import { LockMode } from '@mikro-orm/postgresql'
import { normalizePhone } from '@ostrov/shared/formats/phone'
import { checkForm, isValid } from '@ostrov/shared/forms/form'
import { adminPath, NOTIFICATION_SETTINGS } from '@ostrov/shared/paths'
import { NOTIFICATION_FORM } from '@ostrov/shared/profiles/form'
import { linesOf } from '@ostrov/shared/profiles/notifications'
import type { NotificationConfigWire } from '@ostrov/shared/profiles/schema'
import type { Em } from '../../db/orm'
import { addJobs, newJob } from '../../db/queue'
import { row, sql } from '../../db/sql'
import type { By } from '../../kernel/actors'
import type { Deps } from '../../kernel/deps'
import { Refusal } from '../../kernel/problems'
import type { Served } from '../../kernel/served'
import { restaurantNoticeLetter } from '../../services/mail/letters'
import { writeEntry } from '../audit/write-entry'
import { normalEmail } from '../staff/normal-email'
import { Restaurant } from './restaurant'

type Acting = { by: By; restaurant: Served; now: Date }

/** Where the restaurant is told of what, from the next notice on. Call inside a transaction. */
export async function saveNotifications(
  em: Em,
  { by, restaurant, input, now }: Acting & { input: NotificationConfigWire },
): Promise<NotificationConfigWire> {
  const typed = { ...input, emails: input.emails.join('\n'), phones: input.phones.join('\n') }
  const errors = checkForm(NOTIFICATION_FORM, typed)
  if (!isValid(errors)) throw new Refusal('request.invalid', { errors })
  const current = await em.findOneOrFail(
    Restaurant,
    { id: restaurant.id },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  )
  const { stopped = [], ...from } = current.notification_config
  const config: NotificationConfigWire = {
    ...input,
    // A page from before may not know of every event.
    events: { ...from.events, ...input.events },
    emails: linesOf(typed.emails).map(normalEmail),
    phones: linesOf(typed.phones).flatMap((phone) => normalizePhone(phone) ?? []),
  }
  const still = stopped.filter((one) => config.emails.includes(one))
  current.notification_config = { ...config, ...(still.length > 0 && { stopped: still }) }
  await em.flush()
  const entry = { by, restaurant_id: restaurant.id, subject: `restaurant:${restaurant.id}`, now }
  await writeEntry(em, { ...entry, act: 'restaurant.notifications', from, to: { ...config } })
  return config
}

/**
 * A notice to try every address and browser there is, whatever the quiet hours and the chosen events. Call inside a
 * transaction.
 * @returns to how many it goes, by way.
 */
export async function tryNotifications(em: Em, { config }: Deps, { by, restaurant, now }: Acting) {
  const { title: name, notification_config } = await em.findOneOrFail(Restaurant, { id: restaurant.id })
  const { emails, phones, push } = notification_config
  const browsers = push ? await countBrowsers(em, restaurant.id) : 0
  const title = 'Пробное уведомление'
  const body = `${name}: если вы это читаете, всё настроено верно.`
  const url = adminPath(NOTIFICATION_SETTINGS)
  const letter = restaurantNoticeLetter({
    ...{ brand: config.brand.name, support_email: config.brand.supportEmail },
    ...{ title, text: body, url: config.origin + url },
  })
  const toStaff = { restaurant_id: restaurant.id, permission: 'orders', title, body, url, topic: 'test' } as const
  const about = { kind: 'restaurant', restaurant_id: restaurant.id } as const
  await addJobs(em, [
    ...phones.map((phone) => newJob('sms.send', { phone, text: `${title}. ${body}`, about })),
    ...emails.map((to) => newJob('mail.send', { to, about, ...letter })),
    ...(browsers > 0 ? [newJob('staff.push', toStaff)] : []),
  ])
  const entry = { by, restaurant_id: restaurant.id, subject: `restaurant:${restaurant.id}`, now }
  await writeEntry(em, { ...entry, act: 'restaurant.test_notice' })
  return { mail: emails.length, sms: phones.length, push: browsers }
}

async function countBrowsers(em: Em, restaurant_id: string): Promise<number> {
  const found = await row<{ count: number }>(
    em,
    sql`select count(*)::int as count from business_subscription s
        join business_user b on b.id = s.business_user_id and not b.is_blocked
        join restaurant r on r.id = ${restaurant_id} and r.owner_id in (b.id, b.owner_id)
        left join restaurant_manager m on m.restaurant_id = r.id and m.business_user_id = b.id
        where r.owner_id = b.id or 'orders' = any(m.permissions)`,
  )
  return found?.count ?? 0
}
