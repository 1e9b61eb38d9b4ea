import { ADS_A_DAY, type AdStatus, mayAct } from '@ostrov/shared/ads/rules'
import type { AdValues } from '@ostrov/shared/ads/schema'
import type { SectionName } from '@ostrov/shared/ads/sections'
import { DAY_MS } from '@ostrov/shared/formats/time'
import type { Em } from '../../../db/orm'
import { changed, row, sql } from '../../../db/sql'
import { takeLock } from '../../../db/take-lock'
import type { By, Customer } from '../../../kernel/actors'
import { Refusal } from '../../../kernel/problems'
import { versionOf } from '../../moderation/moderated-sql'
import type { Owner } from '../../moderation/revision'
import { saveModerated, submitNew } from '../../moderation/save-moderated'
import { FORM_COLUMNS } from '../ad-columns'
import { statusOf } from '../ad-status'
import { followPrice } from '../notify-of-price'
import { lastWritten } from './ad-place'
import { checkAd } from './check-ad'
import { demandNew } from './find-duplicate'

type Acting = { customer: Pick<Customer, 'id'>; by: By; now: Date }
/**
 * An ad that is shown once a moderator has looked at it; what was begun of it is forgotten. Call inside a transaction.
 * @returns its id
 * @throws {Refusal} `ad.too_many_today`, `ad.duplicate` where the author has the like and says not that it `is_another`, and as `checkAd`
 */
export async function createAd(
  em: Em,
  section: SectionName,
  { is_another, ...typed }: AdValues,
  { customer, by, now }: Acting,
) {
  const input = await checkAd(em, customer, section, typed)
  await demandRoom(em, customer, now)
  if (is_another !== true) await demandNew(em, customer, section, input, now)
  await changed(em, sql`delete from ad_draft where author_id = ${customer.id} and section = ${section}`)
  return insertAd(em, section, input, { customer, by, now })
}

/** Writes an ad that was checked, and sends it to a moderator. Call inside a transaction. @returns its id */
export async function insertAd(em: Em, section: SectionName, input: AdValues, { customer, by, now }: Acting) {
  const names = FORM_COLUMNS.filter((name) => Object.hasOwn(input, name))
  const written = await row<{ id: string }>(
    em,
    sql`insert into ad (section, author_id, created_at, updated_at, ${sql.join(names.map((name) => sql.ref(name)))})
        select ${section}, ${customer.id}, ${now}, ${now}, ${sql.join(names.map((name) => sql.ref(`given.${name}`)))}
        from jsonb_populate_record(null::ad, ${JSON.stringify(input)}::jsonb) given returning id`,
  )
  if (!written) throw new Error('An ad was not written.')
  await keepPrice(em, written.id, input, now)
  await submitNew(em, { kind: 'ad', row_id: written.id, owner: ownerOf(customer), input, by, now })
  return written.id
}

/**
 * Changes an own ad: price, town and contacts at once, the rest once a moderator has looked. Call inside a transaction.
 * @throws {Refusal} `ad.not_found` for a stranger's too, `ad.changed` when it was changed since `version`, `ad.over`, and as `checkAd`
 */
export async function changeAd(
  em: Em,
  { id, section }: { id: string; section: SectionName },
  { version, ...typed }: AdValues & { version: string },
  { customer, by, now }: Acting,
) {
  const own = await row<{ status: AdStatus; version: string; price: number | null }>(
    em,
    sql`select ${statusOf(now)} as status, ${versionOf('ad', 'a')} as version, a.price from ad a
        where a.id = ${id} and a.section = ${section} and a.author_id = ${customer.id} for update`,
  )
  if (!own) throw new Refusal('ad.not_found')
  if (!mayAct('change', own.status)) throw new Refusal('ad.over')
  const input = await checkAd(em, customer, section, typed, await lastWritten(em, id))
  if (own.version !== version) throw new Refusal('ad.changed')
  await writeChange(em, { id, was: own.price }, input, { customer, by, now })
}

/** Changes an ad that is held, by what was checked; `was` is its price. Call inside a transaction. */
export async function writeChange(
  em: Em,
  { id, was }: { id: string; was: number | null },
  input: AdValues,
  { customer, by, now }: Acting,
) {
  await saveModerated(em, { kind: 'ad', row_id: id, owner: ownerOf(customer), input, columns: FORM_COLUMNS, by, now })
  if (input.price !== was) await keepPrice(em, id, input, now)
  await followPrice(em, id, was, input.price)
}

export const ownerOf = ({ id }: Pick<Customer, 'id'>): Owner => `customer:${id}`

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

async function keepPrice(em: Em, id: string, { price }: AdValues, now: Date) {
  if (typeof price !== 'number') return
  // One that was taken away and put back is no other price.
  await changed(
    em,
    sql`insert into ad_price (ad_id, price, created_at) select ${id}, ${price}, ${now}
        where ${price}::int is distinct from (select p.price from ad_price p where p.ad_id = ${id} order by p.created_at desc, p.id desc limit 1)`,
  )
}
