import { type NotificationConfig, noticeTargets, type RestaurantEvent } from '@ostrov/shared/profiles/notifications'
import type { BusinessPermission } from '@ostrov/shared/staff/permissions'
import type { Em } from '../../db/orm'
import { addJobs, newJob } from '../../db/queue'
import type { Deps } from '../../kernel/deps'
import type { Letter } from '../../services/mail/mail'
import type { PushMessage } from '../../services/push/push'
import { orderOf } from './push-to-staff'

type Told = {
  restaurant_id: string
  config: NotificationConfig
  event: RestaurantEvent
  /** Of the occasion: nothing of it is said twice. */
  key: string
  /** The same for everybody, or each address's own. */
  letter: Letter | ((to: string) => Letter & { unsubscribe?: string })
  /** The SMS. */
  text: string
  message: PushMessage & { topic: string }
}

/** Whose browsers hear of it. */
const PERMISSIONS = {
  new_order: 'orders',
  unanswered: 'orders',
  cancelled: 'orders',
  review: 'reviews',
  weekly: 'settings',
} as const satisfies Record<RestaurantEvent, BusinessPermission>

/** Tells a restaurant in the ways it chose for such an event: the jobs are the transaction's of `em`. */
export async function notifyRestaurant(em: Em, { now }: Pick<Deps, 'now'>, told: Told): Promise<void> {
  const { restaurant_id, event, key, letter, text, message } = told
  const { emails, phones, push } = noticeTargets(told.config, event, now())
  const permission = PERMISSIONS[event]
  const letterTo = typeof letter === 'function' ? letter : () => letter
  const about = { kind: 'restaurant', restaurant_id, ...orderOf(message.topic) } as const
  await addJobs(em, [
    ...phones.map((phone) => newJob('sms.send', { phone, text, about }, { once: `restaurant-sms:${key}:${phone}` })),
    ...emails.map((to) =>
      newJob('mail.send', { to, about, ...letterTo(to) }, { once: `restaurant-mail:${key}:${to}` }),
    ),
    ...(push
      ? [newJob('staff.push', { restaurant_id, permission, ...message }, { once: `restaurant-push:${key}` })]
      : []),
  ])
}
