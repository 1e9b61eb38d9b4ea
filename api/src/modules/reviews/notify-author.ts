import { quoted } from '@ostrov/shared/formats/quoted'
import { organizationReviewPath } from '@ostrov/shared/organizations/paths'
import { OWN_REVIEWS } from '@ostrov/shared/paths'
import type { Jobs } from '../../db/queue'
import { row, sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'
import { notifyCustomer, type Reach, reachOf } from '../notifying/notify-customer'

type Payload = Jobs['review.tell_author']
type Now = {
  restaurant: string | null
  organization: { name: string; number: number } | null
  is_visible: boolean | null
  hidden_reason: string | null
  edited_reason: string | null
  reach: Reach | null
}

const TITLES = {
  hidden: 'Модератор скрыл ваш отзыв',
  restored: 'Ваш отзыв снова на\u00A0сайте',
  edited: 'Модератор изменил ваш отзыв',
  removed: 'Модератор удалил ваш отзыв',
} as const

/** Tells a review's author, by the ways they chose, what a moderator did to it; nothing where it was undone meanwhile. */
export async function notifyAuthor(deps: Deps, { review_id, user_id, did, ...of }: Payload): Promise<void> {
  const now = await row<Now>(
    deps.orm.em.fork(),
    sql`select shop.title as restaurant, case when g.id is not null then json_build_object('name', g.name, 'number', g.number) end as organization,
          r.is_visible, r.hidden_reason, r.edited_reason, ${reachOf(sql`${user_id}::uuid`)}
        from (select ${of.restaurant_id}::uuid as restaurant_id, ${of.organization_id ?? null}::uuid as organization_id) told
          left join restaurant shop on shop.id = told.restaurant_id left join organization g on g.id = told.organization_id
          left join review r on r.id = ${review_id}
        where coalesce(shop.id, g.id) is not null`,
  )
  if (!now?.reach || !isStill(now, did)) return
  const reason = did === 'hidden' ? now.hidden_reason : did === 'edited' ? now.edited_reason : null
  const { organization } = now
  const what = organization ? `Организация ${quoted(organization.name)}` : `Ресторан ${quoted(now.restaurant ?? '')}`
  await notifyCustomer(deps, now.reach, {
    event: 'answer',
    is_necessary: false,
    title: TITLES[did],
    body: reason ? `${what}. Причина: ${reason}` : what,
    url: organization ? organizationReviewPath(organization.number) : OWN_REVIEWS,
    topic: `v${review_id.slice(-12)}`,
  })
}

function isStill({ is_visible }: Now, did: Payload['did']): boolean {
  if (did === 'removed') return is_visible === null
  if (did === 'edited') return is_visible !== null
  return is_visible === (did === 'restored')
}
