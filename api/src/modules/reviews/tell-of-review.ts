import { adminPath, REVIEWS } from '@ostrov/shared/paths'
import type { NotificationConfig } from '@ostrov/shared/profiles/notifications'
import { row, sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'
import { restaurantNoticeLetter } from '../../services/mail/letters'
import { tellRestaurant } from '../restaurants/tell-restaurant'

type Written = {
  restaurant_id: string
  config: NotificationConfig
  order_id: number
  rating: number
  text: string
  dish: string | null
}

/** Tells the restaurant of a new review as its notification_config asks; nothing when it was taken back meanwhile. */
export async function tellOfReview(deps: Deps, { review_id }: { review_id: string }): Promise<void> {
  const em = deps.orm.em.fork()
  const review = await row<Written>(
    em,
    sql`select v.restaurant_id, r.notification_config as config, v.order_id::int as order_id, v.rating::float8 as rating,
          v.text, d.name as dish
        from review v join restaurant r on r.id = v.restaurant_id left join product d on d.id = v.product_id
        where v.id = ${review_id}`,
  )
  if (!review) return
  const { restaurant_id, config, order_id, rating, text, dish } = review
  const stars = `★ ${String(rating).replace('.', ',')}`
  const about = dish === null ? `Заказ №\u00A0${order_id}` : `«${dish}», заказ №\u00A0${order_id}`
  const title = `Новый отзыв: ${stars}`
  const body = text ? `${about}. ${text.slice(0, 300)}` : about
  const url = adminPath(REVIEWS)
  const { brand, origin } = deps.config
  await tellRestaurant(em, deps, {
    ...{ restaurant_id, config, event: 'review', key: `review:${review_id}` },
    letter: restaurantNoticeLetter({
      ...{ brand: brand.name, support_email: brand.supportEmail },
      ...{ title, text: body, url: origin + url },
    }),
    text: `${title}. ${about}`,
    message: { title, body, url, topic: `r${review_id.replaceAll('-', '').slice(-24)}` },
  })
}
