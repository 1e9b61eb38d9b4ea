import type { Said } from '@ostrov/shared/ads/facts'
import { pricePer, priceWords } from '@ostrov/shared/ads/price-words'
import { type SectionName, sectionOf } from '@ostrov/shared/ads/sections'
import { EVENT_RUBRICS } from '@ostrov/shared/events/rubrics'
import { brandName } from '@ostrov/shared/formats/installation'
import { formatMoney } from '@ostrov/shared/formats/money'
import { formatDate, formatTime, localParts, weekdayName } from '@ostrov/shared/formats/time'
import type { SharedNoun } from '@ostrov/shared/images/share-url'
import { RUBRICS } from '@ostrov/shared/news/rubrics'
import { ORGANIZATION_CATEGORIES } from '@ostrov/shared/organizations/categories'
import { productPath } from '@ostrov/shared/paths'
import type { Em } from '../../db/orm'
import { moment, row, sql } from '../../db/sql'
import type { ShareCard } from '../../services/images/share-card'
import { isShown as isAdShown } from '../ads/ad-status'
import { salaryOf } from '../ads/reading/ad-cards'
import { isAhead, isShown as isEventShown } from '../events/session-sql'
import { isShown as isNewsShown } from '../news/read-news'
import { everyone, isEveryoneShown } from '../organizations/everyone'

/** What stands on the picture of a thing, and which photograph; null of what nobody is shown. */
type Shown = { card: Omit<ShareCard, 'brand'>; image_id: string | null } | null
type Reader = (em: Em, thing: string, now: Date) => Promise<Shown>

export async function readShareCard(em: Em, noun: SharedNoun, thing: string, now: Date) {
  const found = await READERS[noun](em, thing, now)
  return found && { ...found, card: { ...found.card, brand: brandName() } }
}

const READERS: Readonly<Record<SharedNoun, Reader>> = {
  ads: adCard,
  news: newsCard,
  events: eventCard,
  organizations: organizationCard,
  restaurants: restaurantCard,
  products: productCard,
  posts: productPost,
}

async function adCard(em: Em, thing: string, now: Date): Promise<Shown> {
  const ad = await row<{
    section: SectionName
    title: string
    price: number | null
    city: string
    image_id: string | null
    said: Said
  }>(
    em,
    sql`select a.section, a.title, a.price, c.name as city, a.image_ids[1] as image_id,
          json_build_object('salary_from', a.salary_from, 'salary_to', a.salary_to, 'salary_kind', a.salary_kind, 'deal', a.deal) as said
        from ad a join city c on c.id = a.city_id where a.number = ${Number(thing)} and ${isAdShown(now)}`,
  )
  if (!ad) return null
  const { section, title, city, image_id } = ad
  const line = priceWords({ ...ad, price_per: pricePer(section, ad.said), salary: salaryOf(ad.said) })
  return { card: { kind: sectionOf(section).words.title, title, line, note: city }, image_id }
}

async function newsCard(em: Em, thing: string): Promise<Shown> {
  const news = await row<{
    rubric: keyof typeof RUBRICS
    title: string
    published_at: string
    image_id: string | null
  }>(
    em,
    sql`select n.rubric, n.title, ${moment('n.published_at')} as published_at, n.image_id
        from news n where n.number = ${Number(thing)} and ${isNewsShown}`,
  )
  if (!news) return null
  const { title, image_id } = news
  const note = formatDate(localParts(news.published_at).date)
  return { card: { kind: `Новости · ${RUBRICS[news.rubric]}`, title, line: '', note }, image_id }
}

async function eventCard(em: Em, thing: string): Promise<Shown> {
  const event = await row<{
    rubric: keyof typeof EVENT_RUBRICS
    title: string
    image_id: string | null
    session: { starts_at: string; venue: string; city: string } | null
  }>(
    em,
    sql`select e.rubric, e.title, e.image_id,
          (select json_build_object('starts_at', ${moment('s.starts_at')}, 'venue', v.name, 'city', c.name)
             from event_session s join venue v on v.id = s.venue_id join city c on c.id = v.city_id
             where s.event_id = e.id and ${isAhead('s')} order by s.starts_at, s.id limit 1) as session
        from event e where e.number = ${Number(thing)} and ${isEventShown}`,
  )
  if (!event) return null
  const { title, image_id, session } = event
  const line = session ? sessionWords(session.starts_at) : ''
  const note = session ? `${session.venue}, ${session.city}` : ''
  return { card: { kind: `Афиша · ${EVENT_RUBRICS[event.rubric]}`, title, line, note }, image_id }
}

function sessionWords(starts_at: string): string {
  const { date, weekday } = localParts(starts_at)
  return `${formatDate(date)}, ${weekdayName(weekday, 'full')}, ${formatTime(starts_at)}`
}

async function organizationCard(em: Em, thing: string): Promise<Shown> {
  const organization = await row<{
    category: keyof typeof ORGANIZATION_CATEGORIES
    name: string
    city: string
    address: string | null
    image_id: string | null
  }>(
    em,
    sql`select o.category, o.name, c.name as city, o.address, o.image_ids[1] as image_id
        from ${everyone} join city c on c.id = o.city_id where o.number = ${Number(thing)} and ${isEveryoneShown}`,
  )
  if (!organization) return null
  const { category, name, city, address, image_id } = organization
  const note = address ? `${city}, ${address}` : city
  return { card: { kind: ORGANIZATION_CATEGORIES[category], title: name, line: '', note }, image_id }
}

async function restaurantCard(em: Em, thing: string): Promise<Shown> {
  const restaurant = await row<{ name: string; cuisine: string; city: string; image_id: string | null }>(
    em,
    sql`select r.general_info->>'name' as name, coalesce(r.general_info->>'cuisine_type', '') as cuisine, c.name as city,
          r.image_id
        from restaurant r join city c on c.id = r.city_id
        where r.id = ${thing}::uuid and r.moderation_status = 'approved'`,
  )
  if (!restaurant) return null
  const { name, cuisine, city, image_id } = restaurant
  return { card: { kind: 'Доставка еды', title: name, line: cuisine, note: city }, image_id }
}

type Dish = { name: string; price: number; image_id: string | null } & {
  restaurant: string
  restaurant_id: string
  address: string
  city: string
}

async function productCard(em: Em, thing: string): Promise<Shown> {
  const product = await readDish(em, thing)
  if (!product) return null
  const { name, price, restaurant, city, image_id } = product
  return { card: { kind: restaurant, title: name, line: formatMoney(price), note: `Доставка еды, ${city}` }, image_id }
}

/** For a post of the restaurant's own: where it is, and a code that opens the dish. */
async function productPost(em: Em, thing: string): Promise<Shown> {
  const product = await readDish(em, thing)
  if (!product) return null
  const { name, price, restaurant, restaurant_id, address, city, image_id } = product
  const street = address.split(', ').slice(0, 2).join(', ')
  const note = [city, street].filter(Boolean).join(', ')
  const card = {
    kind: restaurant,
    title: name,
    line: formatMoney(price),
    note,
    page: productPath(restaurant_id, thing),
  }
  return { card, image_id }
}

function readDish(em: Em, thing: string) {
  return row<Dish>(
    em,
    sql`select p.name, coalesce(nullif(p.discount_price, 0), p.price) as price, r.general_info->>'name' as restaurant,
          r.id as restaurant_id, coalesce(r.general_info->>'address', '') as address, c.name as city, p.image_id
        from product p join product_category pc on pc.id = p.category_id
          join restaurant r on r.id = p.restaurant_id and r.moderation_status = 'approved' join city c on c.id = r.city_id
        where p.id = ${thing}::uuid and p.moderation_status = 'approved' and p.deleted_at is null and pc.is_active`,
  )
}
