import { cutText } from '@ostrov/shared/formats/cut-text'
import { quoted } from '@ostrov/shared/formats/quoted'
import { ownOrganizationPath } from '@ostrov/shared/paths'
import { formatRating } from '@ostrov/shared/reviews/rules'
import { row, sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'
import { notifyCustomer, type Reach, reachOf } from '../notifying/notify-customer'

type Told = { id: string; name: string; rating: number; text: string; reach: Reach | null }

/** Tells an organization's owner, by the ways they chose, what somebody wrote of it; nothing where it was taken back meanwhile. */
export async function notifyOrganization(deps: Deps, { review_id }: { review_id: string }): Promise<void> {
  const review = await row<Told>(
    deps.orm.em.fork(),
    sql`select o.id, o.name, r.rating::float8 as rating, r.text, ${reachOf(sql`o.owner_id`)}
        from review r join organization o on o.id = r.organization_id where r.id = ${review_id} and r.is_visible`,
  )
  if (!review?.reach) return
  const { id, name, rating, text, reach } = review
  await notifyCustomer(deps, reach, {
    ...{ event: 'ads', is_necessary: false, topic: `g${review_id.slice(-12)}`, url: ownOrganizationPath(id) },
    title: `Новый отзыв: ${formatRating(rating)}`,
    body: text ? `${quoted(name)}. ${quoted(cutText(text, 200))}` : quoted(name),
  })
}
