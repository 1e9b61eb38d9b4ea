import { adminPath, REVIEWS } from '@ostrov/shared/paths'
import { formatRating } from '@ostrov/shared/reviews/rules'
import { addJobs, newJob } from '../../db/queue'
import { row, sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'
import { reviewLetter } from '../../services/mail/letters'
import type { NotificationConfig } from '../restaurants/restaurant'

type Told = { rating: number; text: string; of: string; config: NotificationConfig }

/** Mails a restaurant what a customer wrote, when its notification_config asks for it. A review taken back meanwhile is not told. */
export async function tellRestaurant({ orm, config }: Deps, { review_id }: { review_id: string }): Promise<void> {
  const em = orm.em.fork()
  const review = await row<Told>(
    em,
    sql`select r.rating::float8 as rating, r.text, coalesce(dish.name, shop.title) as of, shop.notification_config as config
        from review r join restaurant shop on shop.id = r.restaurant_id left join product dish on dish.id = r.product_id
        where r.id = ${review_id} and r.is_visible`,
  )
  if (!review?.config.events.includes('review')) return
  const letter = reviewLetter({
    brand: config.brand.name,
    support_email: config.brand.supportEmail,
    stars: formatRating(review.rating),
    of: review.of,
    text: review.text,
    url: config.origin + adminPath(REVIEWS),
  })
  await addJobs(
    em,
    review.config.emails.map((to) =>
      newJob('mail.send', { to, ...letter }, { once: `review-mail:${review_id}:${to}` }),
    ),
  )
}
