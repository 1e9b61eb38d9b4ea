import type { Jobs } from '../../db/queue'
import { rows, sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'
import type { PushSubscription } from '../../services/push/push'
import { sendPush } from './send-push'

/** Pushes a notice to every browser of those who may see what it is about: the owner, and managers with the permission. */
export async function pushToStaff(deps: Deps, { restaurant_id, permission, ...message }: Jobs['staff.push']) {
  const browsers = await rows<PushSubscription>(
    deps.orm.em.fork(),
    sql`select s.endpoint, s.keys from business_subscription s
        join business_user b on b.id = s.business_user_id and not b.is_blocked
        join restaurant r on r.id = ${restaurant_id} and r.owner_id in (b.id, b.owner_id)
        left join restaurant_manager m on m.restaurant_id = r.id and m.business_user_id = b.id
        where r.owner_id = b.id or ${permission} = any(m.permissions) limit 1000`,
  )
  const about = { kind: 'restaurant', restaurant_id, ...orderOf(message.topic) } as const
  await sendPush(deps, browsers, message, { about })
}

/** Topics of a board's orders. */
export function orderOf(topic: string): { order_id?: number } {
  const number = /^[kcw](\d{1,15})$/.exec(topic)?.[1]
  return number === undefined ? {} : { order_id: Number(number) }
}
