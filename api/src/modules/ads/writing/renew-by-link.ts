import { DAY_MS } from '@ostrov/shared/formats/time'
import type { Em } from '../../../db/orm'
import { moment, row, sql } from '../../../db/sql'
import { Refusal } from '../../../kernel/problems'
import { readLink, signedLink } from '../../../kernel/signed-link'
import { renewAd } from './move-ad'

/** So many days after an ad has run out its letter still renews it. */
const LINK_DAYS = 30
const VALUE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})_(\d{1,15})$/
type Link = { secret: string; token: string; now: Date }

/** What a letter's link names: the ad, and the end it is to be carried over. Pressed once, it names nothing that could be done again. */
export const renewToken = (secret: string, ad_id: string, expires_at: string) =>
  signedLink(secret, 'ad_renew', `${ad_id}_${Date.parse(expires_at)}`)

/** What the link would do. @throws {Refusal} `link.dead` */
export async function readRenewable(em: Em, { secret, token, now }: Link) {
  const [, id = '', until = ''] = VALUE.exec(readLink(secret, 'ad_renew', token) ?? '') ?? []
  const isLate = Number(until) + LINK_DAYS * DAY_MS < now.getTime()
  const ad =
    id === '' || isLate
      ? undefined
      : await row<{ author_id: string; title: string; expires_at: string }>(
          em,
          sql`select a.author_id, a.title, ${moment('a.expires_at')} as expires_at from ad a join "user" u on u.id = a.author_id
              where a.id = ${id} and a.moderation_status = 'approved' and a.archived_as is null and a.expires_at is not null
                and not u.is_blocked and u.deleted_at is null`,
        )
  if (!ad) throw new Refusal('link.dead')
  const { author_id, title, expires_at } = ad
  return { id, author_id, title, expires_at, is_renewed: Date.parse(expires_at) !== Number(until) }
}

/** Shows the ad for longer in its author's name; pressed again nothing changes. Call inside a transaction. @throws {Refusal} `link.dead` */
export async function renewByLink(em: Em, link: Link, ip: string | null) {
  const { id } = await readRenewable(em, link)
  await row<{ id: string }>(em, sql`select id from ad where id = ${id} for update`)
  const { author_id, is_renewed } = await readRenewable(em, link)
  const by = { kind: 'customer', id: author_id, act_admin_id: null, ip } as const
  if (!is_renewed) await renewAd(em, id, { customer: { id: author_id }, by, now: link.now })
  return { ...(await readRenewable(em, link)), is_renewed: true }
}
