import { cutText } from '@ostrov/shared/formats/cut-text'
import { quoted } from '@ostrov/shared/formats/quoted'
import { adminPath, REVIEWS } from '@ostrov/shared/paths'
import type { NotificationConfig } from '@ostrov/shared/profiles/notifications'
import { formatRating } from '@ostrov/shared/reviews/rules'
import { row, sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'
import { restaurantNoticeLetter } from '../../services/mail/letters'
import { notifyRestaurant } from '../notifying/notify-restaurant'

type Told = { restaurant_id: string; rating: number; text: string; of: string; config: NotificationConfig }

/** Tells a restaurant what a customer wrote, as its notification_config asks for it. A review taken back meanwhile is not told. */
export async function notifyOfReview(deps: Deps, { review_id }: { review_id: string }): Promise<void> {
  const em = deps.orm.em.fork()
  const review = await row<Told>(
    em,
    sql`select r.restaurant_id, r.rating::float8 as rating, r.text, coalesce(dish.name, shop.title) as of,
          shop.notification_config as config
        from review r join restaurant shop on shop.id = r.restaurant_id left join product dish on dish.id = r.product_id
        where r.id = ${review_id} and r.is_visible`,
  )
  if (!review) return
  const { restaurant_id, config, of, text } = review
  const { brand, origin } = deps.config
  const [stars, url] = [formatRating(review.rating), adminPath(REVIEWS)]
  const facts = { brand: brand.name, support_email: brand.supportEmail }
  const title = `Новый отзыв: ${stars}`
  const body = text ? `${of}. ${quoted(cutText(text, 300))}` : of
  await notifyRestaurant(em, deps, {
    ...{ restaurant_id, config, event: 'review', key: `review:${review_id}` },
    letter: restaurantNoticeLetter({ ...facts, title, text: body, url: origin + url }),
    text: `${title}. ${of}`,
    message: { title, body, url, topic: `r${review_id.slice(-12)}` },
  })
}
