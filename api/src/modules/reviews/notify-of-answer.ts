import { cutText } from '@ostrov/shared/formats/cut-text'
import { quoted } from '@ostrov/shared/formats/quoted'
import { organizationReviewPath } from '@ostrov/shared/organizations/paths'
import { OWN_REVIEWS } from '@ostrov/shared/paths'
import { row, sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'
import { notifyCustomer, type Reach, reachOf } from '../notifying/notify-customer'

const SHOWN = 200

/** Tells a customer, by the ways they chose, what the restaurant or the organization answered to their review; nothing where it was taken back meanwhile. */
export async function notifyOfAnswer(deps: Deps, { review_id }: { review_id: string }): Promise<void> {
  const answered = await row<{ who: string; number: number | null; text: string; reach: Reach }>(
    deps.orm.em.fork(),
    sql`select coalesce(shop.title, g.name) as who, g.number, r.restaurant_answer as text, ${reachOf(sql`r.user_id`)}
        from review r left join restaurant shop on shop.id = r.restaurant_id left join organization g on g.id = r.organization_id
        where r.id = ${review_id} and r.is_visible and r.restaurant_answer is not null`,
  )
  if (!answered) return
  const { who, number, text } = answered
  const shown = cutText(text, SHOWN)
  await notifyCustomer(deps, answered.reach, {
    event: 'answer',
    is_necessary: false,
    title: `${quoted(who)} отвечает на\u00A0ваш отзыв`,
    body: text === shown ? text : `${shown}…`,
    url: number === null ? OWN_REVIEWS : organizationReviewPath(number),
    topic: `a${review_id.slice(-12)}`,
  })
}
