import { AD_DAYS, type AdAct, type AdStatus, type ArchivedAs, mayAct } from '@ostrov/shared/ads/rules'
import type { SectionName } from '@ostrov/shared/ads/sections'
import { DAY_MS } from '@ostrov/shared/formats/time'
import type { Em } from '../../../db/orm'
import { changed, row, sql } from '../../../db/sql'
import type { Customer } from '../../../kernel/actors'
import { Refusal } from '../../../kernel/problems'
import { writeEntry } from '../../audit/write-entry'
import { removeModerated } from '../../moderation/remove-moderated'
import type { Owner } from '../../moderation/revision'
import type { OwnActing } from '../../own-records/own-record'
import { statusOf } from '../ad-status'

type Held = { status: AdStatus; archived_as: string | null }

/**
 * Takes an ad away: it did its work, or its author wants it no more. Call inside a transaction.
 * @throws {Refusal} `ad.not_found` for a stranger's too, `ad.over` where there is nothing to take away
 */
export async function archiveAd(em: Em, id: string, as: ArchivedAs, acting: OwnActing) {
  const { now } = acting
  await demandAct(em, { id }, 'archive', acting)
  await changed(em, sql`update ad set archived_as = ${as}, archived_at = ${now}, updated_at = ${now} where id = ${id}`)
  await log(em, id, { archived_as: as }, acting)
}

/**
 * Shows an ad for thirty days more. One that had run out or was taken away stands among the new again. Call inside a transaction.
 * @throws {Refusal} `ad.not_found` for a stranger's too, `ad.over` where it was never shown
 */
export async function renewAd(em: Em, id: string, acting: OwnActing) {
  const { now } = acting
  const status = await demandAct(em, { id }, 'renew', acting)
  const until = new Date(now.getTime() + AD_DAYS * DAY_MS)
  await changed(
    em,
    sql`update ad set expires_at = ${until}, archived_as = null, archived_at = null, told_at = null, updated_at = ${now},
          published_at = case when ${status === 'published'}::bool then published_at else ${now} end
        where id = ${id}`,
  )
  await log(em, id, { expires_at: until.toISOString() }, acting)
}

/** Takes away an own ad of which a file tells no more, whether it is shown or waits; false where that was done already. Call inside a transaction. */
export async function withdrawAd(em: Em, id: string, acting: OwnActing): Promise<boolean> {
  const { customer, now } = acting
  const count = await changed(
    em,
    sql`update ad set archived_as = 'withdrawn', archived_at = ${now}, updated_at = ${now}
        where id = ${id} and author_id = ${customer.id} and archived_as is null`,
  )
  if (count > 0) await log(em, id, { archived_as: 'withdrawn' }, acting)
  return count > 0
}

/**
 * Removes for good what nobody sees. Call inside a transaction.
 * @throws {Refusal} `ad.not_found` for a stranger's too, `ad.over` while it is shown
 */
export async function removeAd(em: Em, id: string, acting: OwnActing) {
  await demandAct(em, { id }, 'remove', acting)
  const { customer, by, now } = acting
  await removeModerated(em, { kind: 'ad', row_id: id, owner: ownerOf(customer), by, now })
}

/** Locks the author's own ad, in which state the act is possible. @throws {Refusal} `ad.not_found`, `ad.over` */
export async function demandAct(em: Em, of: { id: string; section?: SectionName }, act: AdAct, acting: OwnActing) {
  const { status } = await lockAd(em, of, acting)
  if (!mayAct(act, status)) throw new Refusal('ad.over')
  return status
}

/** Locks the author's own ad, of that section where one is named. @throws {Refusal} `ad.not_found` for a stranger's too */
export async function lockAd(em: Em, of: { id: string; section?: SectionName }, { customer, now }: OwnActing) {
  const own = await row<Held>(
    em,
    sql`select ${statusOf(now)} as status, a.archived_as from ad a
        where a.id = ${of.id} and a.section = coalesce(${of.section ?? null}, a.section) and a.author_id = ${customer.id} for update`,
  )
  if (!own) throw new Refusal('ad.not_found')
  return own
}

export const ownerOf = ({ id }: Pick<Customer, 'id'>): Owner => `customer:${id}`

const log = (em: Em, id: string, to: Record<string, unknown>, { by, now }: OwnActing) =>
  writeEntry(em, { by, act: 'ad.change', subject: `ad:${id}`, to, now })
