import { AD_DAYS } from '../../shared/src/ads/rules'
import { isPlaced, sectionOf } from '../../shared/src/ads/sections'
import { splitFields } from '../../shared/src/moderation/kinds'
import { ADS } from './ads'
import type { AdSection, DemoAd } from './ads/shapes'
import { employerOf } from './organization-rows'
import { customerId } from './people'
import { adPicture } from './pictures'
import { type Db, insertRows, seedId, seedNumber } from './rows'
import { type Towns, townId } from './towns'

const HOUR_MS = 3_600_000
const DAY_HOURS = 24
/** Most ads are opened so often a day. */
const VIEWS_A_DAY = 40

/** Ads of every section: shown, waiting for a moderator, run out and taken away; their photos are their authors', as those that people send are. */
export async function seedAds(db: Db, towns: Towns, now: Date) {
  const names = await entryNames(db)
  const all = Object.values(ADS).flatMap((ads: readonly DemoAd[] = []) => ads)
  // Rows of one insert have the same columns.
  for (const [, ads] of Map.groupBy(all, ({ section }) => section)) {
    const rows = ads.map((ad) => rowOf(ad, towns, names, now))
    await insertRows(db, 'ad', rows)
    const waiting = rows.filter(({ moderation_status }) => moderation_status === 'pending')
    await insertRows(db, 'revision', waiting.map(revisionOf))
    const priced = rows.filter(({ price }) => price !== null)
    await insertRows(
      db,
      'ad_price',
      priced.map(({ id, price, created_at }) => ({ id: seedId(`price:${id}`), ad_id: id, price, created_at })),
    )
    await insertRows(
      db,
      'ad_day',
      rows.filter(({ published_at }) => published_at !== null).map(({ id }) => dayOf(id, now)),
    )
  }
  await db.query(`update image i set uploaded_by = 'customer:' || a.author_id from ad a where i.id = any(a.image_ids)`)
}

type Names = ReadonlyMap<string, string>

async function entryNames(db: Db): Promise<Names> {
  const { rows } = await db.query<{ slug: string; name: string }>('select slug, name from catalogue_entry')
  return new Map(rows.map(({ slug, name }) => [slug, name]))
}

function rowOf(ad: DemoAd, towns: Towns, names: Names, now: Date) {
  const { key, section, state, hours_ago, city, point, photos, author } = ad
  const at = new Date(now.getTime() - hours_ago * HOUR_MS)
  const isPending = state === 'pending'
  const { fields, price } = ad
  return {
    ...fields,
    ...('salary_to' in fields && { price: fields.salary_to ?? fields.salary_from }),
    ...(!('salary_to' in fields) && { price }),
    id: seedId(`ad:${key}`),
    organization_id: 'company' in fields ? employerOf(fields.company) : null,
    section,
    author_id: customerId(author),
    title: titleOf(ad, names),
    description: ad.description,
    image_ids: photos.map((photo) => adPicture(photo).id),
    city_id: townId(towns, city),
    address: ad.address,
    ...(isPlaced(section) && { point: { type: 'Point', coordinates: point }, is_approximate: isRough(ad) }),
    contact_name: ad.contact_name,
    contact_phone: ad.contact_phone,
    moderation_status: isPending ? 'pending' : 'approved',
    published_at: isPending ? null : at,
    expires_at: isPending ? null : new Date(at.getTime() + AD_DAYS * DAY_HOURS * HOUR_MS),
    archived_as: state === 'sold' || state === 'withdrawn' ? state : null,
    archived_at: state === 'sold' || state === 'withdrawn' ? now : null,
    created_at: at,
    updated_at: at,
  }
}

/** Who sells from home, and some of those who let theirs, tell no house. */
const isRough = ({ section, key }: DemoAd) =>
  sectionOf(section).fields.is_approximate?.ticked || (section === 'estate' && seedNumber(`rough:${key}`) % 3 === 0)

function titleOf({ section, title, fields }: DemoAd<AdSection>, names: Names): string {
  const said = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, names.get(String(value)) ?? String(value)]),
  )
  return title ?? sectionOf(section).titleOf?.(said) ?? ''
}

/** What of a new ad waits for a moderator. */
function revisionOf({ id, author_id, created_at, ...row }: ReturnType<typeof rowOf>) {
  const person = `customer:${author_id}`
  const { waiting } = splitFields('ad', row)
  return {
    id: seedId(`revision:${id}`),
    kind: 'ad',
    row_id: id,
    owner: person,
    author: person,
    proposed: waiting,
    base: {},
    version: 1,
    status: 'pending',
    created_at,
  }
}

function dayOf(id: string, now: Date) {
  const views = 3 + (seedNumber(`views:${id}`) % VIEWS_A_DAY)
  return {
    id: seedId(`day:${id}`),
    ad_id: id,
    day: now.toISOString().slice(0, 10),
    views,
    contacts: Math.floor(views / 12),
  }
}
