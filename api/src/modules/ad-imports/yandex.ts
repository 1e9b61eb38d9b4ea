import { quoted } from '@ostrov/shared/formats/quoted'
import { termOf } from './feed-days'
import { areaIn, exactAreaIn, floorIn, roomsIn, squaresOf, yearIn } from './feed-numbers'
import { placeIn } from './feed-places'
import type { FeedItem } from './read-feed'
import {
  contactOf,
  type FileValues,
  type Known,
  pointOf,
  priceOf,
  type Reader,
  readerOf,
  type Translated,
  type WordsFor,
  wordFor,
} from './words'

const KINDS: WordsFor<'estate', 'kind'> = {
  ...{ квартира: 'flat', комната: 'room', дом: 'house', коттедж: 'house', дача: 'house', таунхаус: 'house' },
  ...{
    flat: 'flat',
    room: 'room',
    house: 'house',
    cottage: 'house',
    townhouse: 'house',
    lot: 'plot',
    garage: 'garage',
  },
  ...{ участок: 'plot', земельный: 'plot', гараж: 'garage', коммерческая: 'commercial', commercial: 'commercial' },
  ...{ 'часть дома': 'house', 'house part': 'house', 'part of house': 'house', дуплекс: 'house', duplex: 'house' },
}
const DEALS: WordsFor<'estate', 'deal'> = { аренда: 'rent', rent: 'rent', продажа: 'sale', sale: 'sale' }
const NOUNS: Readonly<Record<string, string>> = {
  ...{ room: 'Комната', house: 'Дом', plot: 'Участок', garage: 'Гараж', commercial: 'Помещение' },
}
/** A home of Yandex Realty in our words. */
export function ofYandex(found: FeedItem, known: Known, now: Date): Translated {
  const item = readerOf(found)
  const town = item.one('location/locality-name') ?? ''
  const city_id = placeIn(town, known.towns).city_id
  if (town && !city_id) item.complain('city_id', `Города ${quoted(town)} у\u00A0нас нет`)
  const place = homeOf(item)
  const values: FileValues<'estate'> = {
    ...place,
    price: pricedOf(item, place),
    title: titleOf(place),
    description: item.one('description') ?? '',
    ...{ city_id, address: item.one('location/address') },
    point: pointOf(item, 'location/latitude', 'location/longitude'),
    is_approximate: false,
    ...contactOf(item, ['sales-agent/name', 'sales-agent/organization'], ['sales-agent/phone']),
  }
  return {
    section: 'estate',
    values,
    photos: item.all('image'),
    ...{ complaints: item.complaints, assumed: item.assumed },
    term: termOf(item, { begin: ['begin-date'], end: ['expire-date'] }, now),
  }
}

type Home = FileValues<'estate'>
type Place = Pick<
  Home,
  | ('deal' | 'kind' | 'rooms' | 'area' | 'floor' | 'floors' | 'land_area')
  | 'built_year'
  | 'deposit'
  | 'children'
  | 'animals'
>

function homeOf(item: Reader): Place {
  const deal = item.choice('deal', DEALS, 'type')
  const kind = item.choice('kind', KINDS, 'category')
  return {
    deal: deal === 'rent' && isDay(item.one('price/period')) ? 'daily' : deal,
    kind,
    rooms: item.flag('rooms', {}, 'studio') ? 0 : item.number('rooms', roomsIn, 'rooms'),
    area: kind === 'room' ? roomOf(item) : squaresIn(item, 'area'),
    floor: item.number('floor', floorIn, 'floor'),
    floors: item.number('floors', floorIn, 'floors-total'),
    land_area: item.number(
      'land_area',
      (said) => areaIn(said, { ...unitOf(item, 'lot-area'), usual: null, of: 100 }),
      ...pathsOf('lot-area'),
    ),
    built_year: item.number('built_year', yearIn, 'built-year'),
    deposit: null,
    children: item.flag('children', {}, 'with-children'),
    animals: item.flag('animals', {}, 'with-pets'),
  }
}

/** «area/value», or an area that stands in its element itself. */
const pathsOf = (name: string) => [`${name}/value`, name] as const
const unitOf = (item: Reader, name: string) => ({ unit: item.one(`${name}/unit`) })
const squaresIn = (item: Reader, name: string) =>
  item.number('area', (said) => areaIn(said, { ...unitOf(item, name), usual: 'м²', of: 1 }), ...pathsOf(name))

/** Of a room the rooms that are offered are meant; what `area` says is the whole flat's, where they are said. */
function roomOf(item: Reader): number | null {
  const said = [...item.all('room-space/value'), ...item.all('room-space')]
  if (said.length === 0) return squaresIn(item, 'area')
  const units = item.all('room-space/unit')
  const offered = item.one('rooms-offered')
  if (said.length > 1 && Number(offered) !== said.length)
    return item.complain(
      'area',
      `Площадь комнат сказана ${said.length} раза, а\u00A0сдаётся или\u00A0продаётся ${offered ?? '—'}`,
    )
  return said.reduce<number | null>((sum, one, at) => {
    const { number, complaint } = areaIn(one, { unit: units[at] ?? units[0] ?? null, usual: 'м²', of: 1 })
    if (number === null) return item.complain('area', complaint)
    return sum === null ? null : sum + number
  }, 0)
}

const RUBLES = /^(?:rub|rur|руб(?:л(?:ь|и|ей|я))?\.?|р\.?|₽|643)$/i
const isDay = (period: string | null) =>
  wordFor(period, { день: 'day', day: 'day', сутки: 'day', суточно: 'day', посуточно: 'day' }) !== null
/** How many months a rent is paid for at once. */
const MONTHS = {
  месяц: '1',
  мес: '1',
  month: '1',
  ежемесячно: '1',
  квартал: '3',
  quarter: '3',
  полугод: '6',
  год: '12',
  year: '12',
  annual: '12',
}

/** The price of all of it, in rubles and for a month or a day; whatever else the file means is asked about. */
function pricedOf(item: Reader, place: Place): number | null {
  const { deal } = place
  const price = priceOf(item, 'price/value', 'price')
  const [currency, unit, period] = [item.one('price/currency'), item.one('price/unit'), item.one('price/period')]
  if (price === null) return null
  if (currency !== null && !RUBLES.test(currency.trim()))
    return item.complain('price', `Цена в\u00A0${quoted(currency)}: напишите её в\u00A0рублях`)
  const times = unit === null || WHOLE.test(unit.trim()) ? 1 : timesOf(item, unit, place)
  if (times === null) return item.complain('price', `Цена за\u00A0${quoted(unit ?? '')}: напишите цену за\u00A0всё`)
  const months = deal === 'daily' || period === null ? 1 : Number(wordFor(period, MONTHS) ?? Number.NaN)
  if (Number.isNaN(months))
    return item.complain(
      'price',
      `Цена за\u00A0${quoted(period ?? '')}: напишите цену за\u00A0месяц или\u00A0за\u00A0сутки`,
    )
  if (deal === 'sale' && period !== null)
    return item.complain('price', `Продажа с\u00A0ценой за\u00A0${quoted(period)}: проверьте, продаёте или\u00A0сдаёте`)
  return Math.round((price * times) / months)
}

/** A price of the whole, as generators spell it. */
const WHOLE = /^(?:(?:за\s+)?(?:вс[её]|объект|весь\s+объект)|whole|total|all)$/i

/** How many of a unit there are; null of one that we do not know, or where the area is not told. */
function timesOf(item: Reader, unit: string, { kind, area }: Place): number | null {
  const squares = squaresOf(unit.replace(/^за\s+/i, ''))
  if (squares === null) return null
  if (kind === 'room') return typeof area === 'number' ? area / squares : null
  const name = squares === 1 && typeof area === 'number' ? 'area' : 'lot-area'
  const said = item.one(...pathsOf(name))
  return said === null
    ? null
    : exactAreaIn(said, { ...unitOf(item, name), usual: name === 'area' ? 'м²' : null, of: squares }).number
}

/** The format has none: «Двухкомнатная» is told by its number, «2-комн. квартира, 54 м²». */
function titleOf({ kind, rooms, area, land_area }: Place): string | null {
  if (kind === null) return null
  const size =
    typeof area === 'number' ? `, ${area}\u00A0м²` : typeof land_area === 'number' ? `, ${land_area}\u00A0сот.` : ''
  if (kind !== 'flat') return `${NOUNS[kind] ?? ''}${size}`
  return `${rooms === 0 ? 'Студия' : `${rooms ?? ''}-комн.\u00A0квартира`}${size}`
}
