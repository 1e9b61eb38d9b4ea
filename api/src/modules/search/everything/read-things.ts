import { priceWords } from '@ostrov/shared/ads/price-words'
import type { AdCardWire } from '@ostrov/shared/ads/schema'
import { SECTION_NAMES } from '@ostrov/shared/ads/sections'
import { EVENT_RUBRICS } from '@ostrov/shared/events/rubrics'
import type { EventCardWire } from '@ostrov/shared/events/schema'
import { formatMoney } from '@ostrov/shared/formats/money'
import { formatDate, localParts } from '@ostrov/shared/formats/time'
import { RUBRICS } from '@ostrov/shared/news/rubrics'
import type { NewsCardWire } from '@ostrov/shared/news/schema'
import { ORGANIZATION_CATEGORIES } from '@ostrov/shared/organizations/categories'
import type { OrganizationCardWire } from '@ostrov/shared/organizations/schema'
import { adPath, eventPath, newsPath, organizationPath, productPath, restaurantPath } from '@ostrov/shared/paths'
import type { RestaurantCardWire } from '@ostrov/shared/restaurants/schema'
import type { FoundProductWire, ThingWire } from '@ostrov/shared/search/schema'
import type { ThingKind } from '@ostrov/shared/search/things'
import { tableOf } from '@ostrov/shared/wire/names'
import type { Em } from '../../../db/orm'
import { readAdCards } from '../../ads/reading/ad-cards'
import { readEventCards } from '../../events/list-events'
import { readNewsCards } from '../../news/read-news'
import { readOrganizationCards } from '../../organizations/list-organizations'
import { readCards } from '../../restaurants/card'
import { readFound } from '../delivery/find-products'

type Read = (em: Em, keys: readonly string[], now: Date) => Promise<ThingWire[]>

const FACTS = 2

const readRestaurants: Read = async (em, keys, now) => (await readCards(em, keys, now)).map(restaurantThing)
const readDishes: Read = async (em, keys) => (await readFound(em, keys)).map(dishThing)
const readAds: Read = async (em, keys) => inOrder(keys, await readAdCards(em, keys.map(Number)), adThing)
const readOrganizations: Read = async (em, keys) =>
  inOrder(keys, await readOrganizationCards(em, keys.map(Number)), organizationThing)
const readEvents: Read = async (em, keys) => inOrder(keys, await readEventCards(em, keys.map(Number)), eventThing)
const readNews: Read = async (em, keys) => inOrder(keys, await readNewsCards(em, keys.map(Number)), newsThing)

const READERS: Record<ThingKind, Read> = {
  restaurants: readRestaurants,
  dishes: readDishes,
  ...tableOf(SECTION_NAMES, () => readAds),
  organizations: readOrganizations,
  events: readEvents,
  news: readNews,
}

/** Things of a kind as the search shows them, in the order of their keys. */
export function readThings(em: Em, kind: ThingKind, keys: readonly string[], now: Date): Promise<ThingWire[]> {
  return READERS[kind](em, keys, now)
}

function inOrder<Row extends { number: number }>(
  keys: readonly string[],
  found: readonly Row[],
  thing: (row: Row) => ThingWire,
): ThingWire[] {
  const known = new Map(found.map((row) => [String(row.number), thing(row)]))
  return keys.flatMap((key) => known.get(key) ?? [])
}

function restaurantThing({ id, title, general_info, logo, image }: RestaurantCardWire): ThingWire {
  const note = [general_info.cuisine_type, general_info.address].filter(Boolean).join(' · ')
  return { path: restaurantPath(id), title, note, price: '', image: logo ?? image }
}

function dishThing(dish: FoundProductWire): ThingWire {
  const { id, restaurant_id, name, restaurant_title, price, discount_price, image } = dish
  const path = productPath(restaurant_id, id)
  return { path, title: name, note: restaurant_title, price: formatMoney(discount_price || price), image }
}

function adThing(ad: AdCardWire): ThingWire {
  const note = [ad.city, ...ad.facts.slice(0, FACTS).map(({ text }) => text)].join(' · ')
  const path = adPath(ad.section, ad.number, ad.slug)
  return { path, title: ad.title, note, price: priceWords(ad), image: ad.images[0] ?? null }
}

function organizationThing(organization: OrganizationCardWire): ThingWire {
  const { name, category, city, address, image } = organization
  const note = [ORGANIZATION_CATEGORIES[category], city, address].filter(Boolean).join(' · ')
  return { path: organizationPath(organization), title: name, note, price: '', image }
}

function eventThing(event: EventCardWire): ThingWire {
  const { venue, starts_at } = event.session
  const note = [EVENT_RUBRICS[event.rubric], formatDate(localParts(starts_at).date), venue.name, venue.city].join(' · ')
  return { path: eventPath(event), title: event.title, note, price: '', image: event.image }
}

function newsThing(news: NewsCardWire): ThingWire {
  const note = [RUBRICS[news.rubric], news.city].filter(Boolean).join(' · ')
  return { path: newsPath(news), title: news.title, note, price: '', image: news.image }
}
