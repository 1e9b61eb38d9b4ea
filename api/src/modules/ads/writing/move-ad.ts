import { AD_DAYS, type AdAct, type AdStatus, type ArchivedAs, mayAct } from '@ostrov/shared/ads/rules'
import { DAY_MS } from '@ostrov/shared/formats/time'
import type { Em } from '../../../db/orm'
import { changed, row, sql } from '../../../db/sql'
import type { By, Customer } from '../../../kernel/actors'
import { Refusal } from '../../../kernel/problems'
import { writeEntry } from '../../audit/write-entry'
import { removeModerated } from '../../moderation/remove-moderated'
import { statusOf } from '../ad-status'
import { ownerOf } from './write-ad'

type Acting = { customer: Pick<Customer, 'id'>; by: By; now: Date }
/**
 * Takes an ad away: it did its work, or its author wants it no more. Call inside a transaction.
 * @throws {Refusal} `ad.not_found` for a stranger's too, `ad.over` where there is nothing to take away
 */
export async function archiveAd(em: Em, id: string, as: ArchivedAs, acting: Acting) {
  const { now } = acting
  await demandAct(em, id, 'archive', acting)
  await changed(em, sql`update ad set archived_as = ${as}, archived_at = ${now}, updated_at = ${now} where id = ${id}`)
  await log(em, id, { archived_as: as }, acting)
}

/**
 * Shows an ad for thirty days more. One that had run out or was taken away stands among the new again. Call inside a transaction.
 * @throws {Refusal} `ad.not_found` for a stranger's too, `ad.over` where it was never shown
 */
export async function renewAd(em: Em, id: string, acting: Acting) {
  const { now } = acting
  const status = await demandAct(em, id, 'renew', acting)
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
export async function withdrawAd(em: Em, id: string, acting: Acting): Promise<boolean> {
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
export async function removeAd(em: Em, id: string, acting: Acting) {
  await demandAct(em, id, 'remove', acting)
  const { customer, by, now } = acting
  await removeModerated(em, { kind: 'ad', row_id: id, owner: ownerOf(customer), by, now })
}

/** Locks the author's own ad, in which state the act is possible. */
async function demandAct(em: Em, id: string, act: AdAct, { customer, now }: Acting): Promise<AdStatus> {
  const own = await row<{ status: AdStatus }>(
    em,
    sql`select ${statusOf(now)} as status from ad a where a.id = ${id} and a.author_id = ${customer.id} for update`,
  )
  if (!own) throw new Refusal('ad.not_found')
  if (!mayAct(act, own.status)) throw new Refusal('ad.over')
  return own.status
}

const log = (em: Em, id: string, to: Record<string, unknown>, { by, now }: Acting) =>
  writeEntry(em, { by, act: 'ad.change', subject: `ad:${id}`, to, now })
