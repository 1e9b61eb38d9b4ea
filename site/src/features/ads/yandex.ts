/** Feeds that Yandex takes: vacancies as YML of offers in sets, estate as YRL. Neither bears a phone: people are called from the site alone. */
import type { FeedAdWire } from '@ostrov/shared/ads/feed-schema'
import { REGION } from '@ostrov/shared/ads/lists'
import { sectionOf } from '@ostrov/shared/ads/sections'
import { listingPath, setFilters } from '@ostrov/shared/ads/sets'
import { cutText } from '@ostrov/shared/formats/cut-text'
import { escapeHtml } from '@ostrov/shared/formats/html'
import { pictureUrl } from '@ostrov/shared/images/picture-url'
import { adPath } from '@ostrov/shared/paths'

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const YRL = 'http://webmaster.yandex.ru/schemas/feed/realty/2010-06'
/** Yandex takes so many of one offer. */
const PICTURES = 20
const DESCRIPTION = 3000

/** A list that search engines are shown. */
export type SetPage = { query: Readonly<Record<string, string>>; title: string; path: string }
export type Site = { brand: string; origin: string; now: Date }
type Writing = { head: string; offer: (ad: FeedAdWire) => string; tail: string }

/** Signs that XML cannot hold are left out, and a text ends where a feed takes no more. */
const CONTROLS = /(?![\t\n\r])\p{Cc}/gu
const plain = (text: string) => escapeHtml(text.replace(CONTROLS, ''))
const element = (name: string, value: string | number | null) =>
  value === null || value === '' ? '' : `<${name}>${plain(String(value))}</${name}>`
const whole = (origin: string, path: string) => new URL(path, origin).href
const pictures = ({ images }: FeedAdWire, origin: string, name: string) =>
  images
    .slice(0, PICTURES)
    .map(({ id }) => element(name, whole(origin, pictureUrl(id, 1200, 'jpeg'))))
    .join('')

/** What a vacancy is alike by, as the address of its list says it. */
const ALIKE = 'specializationCheckbox'

/** Vacancies: a category and a set for each list that search engines are shown, then the offers. */
export function vacanciesFeed(sets: readonly SetPage[], { brand, origin, now }: Site): Writing {
  const ids = new Map(sets.map(({ query }, at) => [keyOf(query), at + 1]))
  const date = now.toISOString().slice(0, 16).replace('T', ' ')
  const categories = sets.flatMap(({ query, title }, at) =>
    query[REGION] === undefined ? [`<category id="${at + 1}">${plain(title)}</category>`] : [],
  )
  const setsText = sets.map(
    ({ title, path }, at) =>
      `<set id="s${at + 1}">${element('name', title)}${element('url', whole(origin, path))}</set>`,
  )
  return {
    head: `${XML}<yml_catalog date="${date}"><shop>${element('name', brand)}${element('company', brand)}${element('url', whole(origin, '/'))}<currencies><currency id="RUR" rate="1"/></currencies><categories>${categories.join('')}</categories><sets>${setsText.join('')}</sets><offers>`,
    offer: (ad) => {
      const of = [{}, { [ALIKE]: ad.alike }, { [REGION]: ad.city_slug }]
      const known = of.flatMap((query) => ids.get(keyOf(query)) ?? [])
      const category = ids.get(keyOf({ [ALIKE]: ad.alike })) ?? 1
      const params = [
        ...(ad.company ? [{ label: 'Работодатель', text: ad.company }] : []),
        { label: 'Город', text: ad.city },
        ...ad.facts.filter(({ name }) => name !== 'company'),
      ].map(({ label, text }) => `<param name="${plain(label)}">${plain(text)}</param>`)
      const price = ad.salary_from ?? ad.price
      return `<offer id="${ad.number}">${element('name', ad.title)}${element('url', whole(origin, adPath('vacancies', ad.number, ad.slug)))}${price === null ? '' : `<price${ad.salary_from === null ? '' : ' from="true"'}>${price}</price><currencyId>RUR</currencyId>`}<categoryId>${category}</categoryId><set-ids>${known.map((id) => `s${id}`).join(',')}</set-ids>${pictures(ad, origin, 'picture')}${element('description', cutText(ad.description, DESCRIPTION))}${params.join('')}</offer>`
    },
    tail: '</offers></shop></yml_catalog>',
  }
}

const keyOf = (query: Readonly<Record<string, unknown>>) => JSON.stringify(Object.entries(query).toSorted())

type Named = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>
type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>

/** The lists of vacancies that are pages of their own and leave something, as sets; the whole list first. */
export function vacancySets(counts: Counts, words: Named): SetPage[] {
  const { title } = sectionOf('vacancies').words
  const path = listingPath('vacancies')
  const narrowed = setFilters('vacancies').flatMap((filter) =>
    Object.entries(counts[filter] ?? {}).flatMap(([value, found]) => {
      const query = { [filter]: value }
      return found > 0 ? [{ query, title: `${title}: ${words[filter]?.[value] ?? value}`, path: path(query) }] : []
    }),
  )
  return [{ query: {}, title, path: path({}) }, ...narrowed]
}

const DEALS: Readonly<Record<string, string>> = { sale: 'продажа', rent: 'аренда', daily: 'аренда' }
const CATEGORIES: Readonly<Record<string, string>> = {
  ...{ flat: 'квартира', room: 'комната', house: 'дом', plot: 'участок' },
  ...{ commercial: 'коммерческая', garage: 'гараж' },
}
const LIVED = ['flat', 'room', 'house', 'plot']
const size = (name: string, value: number | null, unit: string) =>
  value === null ? '' : `<${name}><value>${value}</value><unit>${unit}</unit></${name}>`

/** Estate. Who sells is named by their portal: an agent without a phone. */
export function estateFeed({ brand, origin, now }: Site): Writing {
  return {
    head: `${XML}<realty-feed xmlns="${YRL}"><generation-date>${now.toISOString()}</generation-date>`,
    offer: (ad) => {
      const [lon, lat] = ad.point?.coordinates ?? []
      const place = `<location><country>Россия</country>${element('locality-name', ad.city)}${element('address', ad.address)}${lat === undefined || lon === undefined ? '' : `<latitude>${lat}</latitude><longitude>${lon}</longitude>`}</location>`
      const period = ad.deal === 'daily' ? 'день' : ad.deal === 'rent' ? 'месяц' : null
      return `<offer internal-id="${ad.number}">${element('type', DEALS[ad.deal ?? ''] ?? 'продажа')}${LIVED.includes(ad.alike) ? element('property-type', 'жилая') : ''}${element('category', CATEGORIES[ad.alike] ?? ad.kind)}${element('url', whole(origin, adPath('estate', ad.number, ad.slug)))}${element('creation-date', ad.published_at)}${element('last-update-date', ad.changed_at)}${place}<sales-agent>${element('name', brand)}${element('url', whole(origin, '/'))}</sales-agent>${ad.price === null ? '' : `<price><value>${ad.price}</value><currency>RUB</currency>${element('period', period)}</price>`}${size('area', ad.area, 'кв. м')}${size('lot-area', ad.land_area, 'сотка')}${element('rooms', ad.rooms)}${element('floor', ad.floor)}${element('floors-total', ad.floors)}${element('built-year', ad.built_year)}${pictures(ad, origin, 'image')}${element('description', cutText(ad.description, DESCRIPTION))}</offer>`
    },
    tail: '</realty-feed>',
  }
}

/** A feed as it is written, a part at a time: no more of it stands in memory than the reader has room for. */
export function feedStream({ head, offer, tail }: Writing, read: (after: number) => Promise<readonly FeedAdWire[]>) {
  const encoder = new TextEncoder()
  let after = 0
  return new ReadableStream<Uint8Array>({
    start: (to) => to.enqueue(encoder.encode(head)),
    async pull(to) {
      const ads = await read(after)
      const last = ads.at(-1)
      if (last) {
        after = last.number
        to.enqueue(encoder.encode(ads.map(offer).join('')))
        return
      }
      to.enqueue(encoder.encode(tail))
      to.close()
    },
  })
}
