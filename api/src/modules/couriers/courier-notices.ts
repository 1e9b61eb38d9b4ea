import { courierPath } from '@ostrov/shared/couriers/paths'
import { formatNumber } from '@ostrov/shared/formats/money'
import type { Em } from '../../db/orm'
import type { Jobs } from '../../db/queue'
import { changed, row, sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'
import type { PushSubscription } from '../../services/push/push'
import { demandSubscription } from '../customers/demand-subscription'
import { sendPush } from '../notifying/send-push'
import type { Couriers } from './read-work'

/**
 * Keeps the browser in which a courier is told of orders given to them, in place of the one before; with null none. Whose it
 * was before loses it. Call inside a transaction. @throws {Refusal} `request.invalid` when nothing could be pushed there
 */
export async function setBrowser(em: Em, [first]: Couriers, browser: PushSubscription | null): Promise<void> {
  if (browser) demandSubscription(browser)
  const phone = sql`(select phone from courier where id = ${first?.id})`
  const known = sql`browser ->> 'endpoint' = ${browser?.endpoint ?? null}`
  await changed(em, sql`update courier set browser = null where browser is not null and (phone = ${phone} or ${known})`)
  if (browser)
    await changed(em, sql`update courier set browser = ${JSON.stringify(browser)}::jsonb where id = ${first?.id}`)
}

/** Tells a courier of an order that was given to them and is theirs still; of whom it is for only their page knows. */
export async function pushToCourier(deps: Deps, { order_id, courier_id }: Jobs['courier.push']): Promise<void> {
  const found = await row<{ browser: PushSubscription; key: string; restaurant_id: string; title: string }>(
    deps.orm.em.fork(),
    sql`select b.browser, b.key, c.restaurant_id, r.title from order_courier w join courier c on c.id = w.courier_id and c.is_active
          join restaurant r on r.id = c.restaurant_id join courier b on b.phone = c.phone and b.is_active and b.browser is not null
        where w.order_id = ${order_id} and w.courier_id = ${courier_id} and w.taken_back_at is null and w.picked_up_at is null limit 1`,
  )
  if (!found) return
  const { browser, key, restaurant_id, title } = found
  const notice = { title: `Новый заказ №\u00A0${formatNumber(order_id)}`, body: title, url: courierPath(key) }
  const about = { kind: 'restaurant', restaurant_id, order_id } as const
  await sendPush(deps, [browser], { ...notice, topic: `courier${order_id}` }, { about })
}
