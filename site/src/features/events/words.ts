import { REGION } from '@ostrov/shared/ads/lists'
import { WHEN } from '@ostrov/shared/events/days'
import { eventList } from '@ostrov/shared/events/lists'
import { EVENT_RUBRICS } from '@ostrov/shared/events/rubrics'
import type { EventSessionWire } from '@ostrov/shared/events/schema'
import { lowerFirst } from '@ostrov/shared/formats/lower-first'
import { formatMoney, formatNumber } from '@ostrov/shared/formats/money'
import { countOf } from '@ostrov/shared/formats/plural'
import { formatDate, formatMoment, formatTime, localParts, weekdayName } from '@ostrov/shared/formats/time'
import { writeAddress } from '@ostrov/shared/lists/address'
import { type AnyQuery, COUNTED, valuesOf } from '@ostrov/shared/lists/table'
import { AFISHA } from '@ostrov/shared/paths'
import { SALE_STATES } from '@ostrov/shared/tickets/rules'
import { namesOf } from '@ostrov/shared/wire/names'

/** Where the afisha of a query stands. */
export const afishaPath = (query: AnyQuery) => AFISHA + writeAddress(eventList, query)

/** How much there is; a list stops counting. */
export function eventCount(total: number): string {
  if (total === 0) return 'Пока тихо'
  return total > COUNTED ? `Больше ${COUNTED}` : countOf(total, 'событие', 'события', 'событий')
}

/** «пятница, 28 ноября» */
export function dayWords(date: string): string {
  const { weekday } = localParts(`${date}T12:00:00Z`, 0)
  return `${weekdayName(weekday, 'full')}, ${formatDate(date)}`
}

/** What a page of the afisha is called: «Концерты завтра, бесплатно: Корсаков». */
export function afishaTitle(query: AnyQuery, towns: Readonly<Record<string, string>>): string {
  const rubric = namesOf(EVENT_RUBRICS).find((name) => name === query.rubric)
  const when = namesOf(WHEN).find((name) => name === query.when)
  const day = query.day === undefined ? '' : ` ${formatDate(String(query.day))}`
  const chosen = valuesOf(query[REGION]).map((slug) => towns[slug] ?? slug)
  return [
    rubric ? EVENT_RUBRICS[rubric] : 'Афиша',
    when ? ` ${lowerFirst(WHEN[when])}` : '',
    day,
    query.free ? ', бесплатно' : '',
    chosen.length > 0 ? `: ${chosen.join(', ')}` : '',
    typeof query.page === 'number' ? `, страница\u00A0${query.page}` : '',
  ].join('')
}

type Priced = Pick<EventSessionWire, 'is_free' | 'price_from' | 'price_to'>

/** What a ticket costs; nothing where nobody has told. */
export function priceWords({ is_free, price_from, price_to }: Priced): string {
  if (is_free) return 'Вход свободный'
  if (price_from === null) return ''
  if (price_to === price_from) return formatMoney(price_from)
  return price_to === null
    ? `от\u00A0${formatMoney(price_from)}`
    : `${formatNumber(price_from)}–${formatMoney(price_to)}`
}

/**
 * «28 ноября, пт, 19:00»; a session that lasts for days says until when: «3 декабря, 10:00 — 4 декабря, 18:00». Another year
 * than the present one is named.
 */
export function whenWords({ starts_at, ends_at }: Pick<EventSessionWire, 'starts_at' | 'ends_at'>, now: Date): string {
  const year = localParts(now).date.slice(0, 4)
  const dayOf = (date: string) => formatDate(date, date.slice(0, 4) !== year)
  const begins = localParts(starts_at)
  const last = ends_at === null ? begins.date : localParts(ends_at).date
  if (ends_at !== null && last > begins.date && !isNight(starts_at, ends_at))
    return `${dayOf(begins.date)}, ${formatTime(starts_at)}\u00A0— ${dayOf(last)}, ${formatTime(ends_at)}`
  return `${dayOf(begins.date)}, ${weekdayShort(begins.weekday)}, ${formatTime(starts_at)}`
}

/** What the sale of tickets here says where nobody can buy; nothing where one can, or where none are sold here. */
export function saleWords({ sale, state }: Pick<EventSessionWire, 'sale' | 'state'>, now: Date): string {
  if (sale === null || sale.state === 'on_sale' || state === 'cancelled') return ''
  if (sale.state === 'not_yet' && sale.opens_at !== null) return `Продажа с\u00A0${formatMoment(sale.opens_at, now)}`
  return SALE_STATES[sale.state]
}

const HOUR_MS = 3_600_000
const NIGHT_MS = 12 * HOUR_MS
/** What goes on past midnight is of one evening still. */
const isNight = (starts_at: string, ends_at: string | null) =>
  ends_at !== null && Date.parse(ends_at) - Date.parse(starts_at) <= NIGHT_MS

export const weekdayShort = (weekday: number) => weekdayName(weekday, 'short')
