import { ADS_A_DAY } from '@ostrov/shared/ads/rules'
import type { AdValues } from '@ostrov/shared/ads/schema'
import type { SectionName } from '@ostrov/shared/ads/sections'
import { DAY_MS } from '@ostrov/shared/formats/time'
import type { Em } from '../../../db/orm'
import { changed, row, sql } from '../../../db/sql'
import { takeLock } from '../../../db/take-lock'
import type { Customer } from '../../../kernel/actors'
import { Refusal } from '../../../kernel/problems'
import type { DeclaredOwn, OwnActing } from '../../own-records/own-record'
import { changeOwn, createOwn } from '../../own-records/save-own'
import { demandNew } from './find-duplicate'
import { demandAct, ownerOf } from './move-ad'
import { ownAd } from './own-ad'

/**
 * An ad that is shown once a moderator has looked at it; what was begun of it is forgotten. Call inside a transaction.
 * @returns its id
 * @throws {Refusal} `ad.too_many_today`, `ad.duplicate` where the author has the like and says not that it `is_another`, and as `ownAd`
 */
export function createAd(em: Em, section: SectionName, typed: AdValues, acting: OwnActing) {
  const { customer, now } = acting
  const own = ownAd(section)
  const columns: DeclaredOwn['columns'] = async (tx, writing) => {
    const made = await own.columns(tx, writing)
    await demandRoom(tx, customer, now)
    if (typed.is_another !== true) await demandNew(tx, customer, section, made.fields, now)
    await changed(tx, sql`delete from ad_draft where author_id = ${customer.id} and section = ${section}`)
    return made
  }
  return createOwn(em, { ...own, columns }, typed, acting)
}

/**
 * Changes an own ad: price, town and contacts at once, the rest once a moderator has looked. Call inside a transaction.
 * @throws {Refusal} `ad.not_found` for a stranger's too, `ad.changed` when it was changed since `version`, `ad.over`, and as `ownAd`
 */
export async function changeAd(
  em: Em,
  of: { id: string; section: SectionName },
  typed: AdValues & { version: string },
  acting: OwnActing,
) {
  await demandAct(em, of, 'change', acting)
  await changeOwn(em, ownAd(of.section), of.id, typed, acting)
}

/**
 * Two ads of one person at the same moment are counted one after the other; one that was removed since counts as well, so
 * that nobody sends more by removing. What files bring has a bound of its own.
 */
async function demandRoom(em: Em, { id }: Pick<Customer, 'id'>, now: Date) {
  await takeLock(em, `ads:${id}`)
  const since = new Date(now.getTime() - DAY_MS)
  const actor = ownerOf({ id })
  const today = await row<{ count: number }>(
    em,
    sql`select (select count(*) from ad a where a.author_id = ${id} and a.created_at > ${since}
             and not exists (select from ad_source s where s.ad_id = a.id))::int
           + (select count(*) from log gone where gone.actor = ${actor} and gone.created_at > ${since} and gone.action = 'ad.delete'
               and exists (select from log made where made.subject = gone.subject and made.action = 'ad.create' and made.created_at > ${since}))::int as count`,
  )
  if ((today?.count ?? 0) >= ADS_A_DAY) throw new Refusal('ad.too_many_today')
}
