import type { AdValues } from '@ostrov/shared/ads/schema'
import { quoted } from '@ostrov/shared/formats/quoted'
import { foldedText } from '@ostrov/shared/formats/same-text'
import type { FeedItem } from './read-feed'
import { type Known, pointIn, type Reader, readerOf, type Translated, townOf, wordFor } from './words'

const KINDS = {
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
}
const NOUNS: Readonly<Record<string, string>> = {
  ...{ room: 'Комната', house: 'Дом', plot: 'Участок', garage: 'Гараж', commercial: 'Помещение' },
}
/** A hectare and a square metre, in hundreds of square metres. */
const LAND = { гектар: 100, hectare: 100, 'кв. м': 0.01, 'кв.м': 0.01, sotka: 1, сотка: 1 }

/** A home of Yandex Realty in our words. */
export function ofYandex(found: FeedItem, known: Known): Translated {
  const item = readerOf(found)
  const town = item.one('location/locality-name') ?? ''
  const city_id = townOf(town, known)
  const place = homeOf(item)
  const { title, values } = { title: titleOf(place), values: place }
  return {
    section: 'estate',
    values: {
      ...values,
      title,
      description: item.one('description') ?? '',
      price: item.whole('price/value'),
      ...{ city_id, address: item.one('location/address') },
      point: pointIn(item.number('location/latitude'), item.number('location/longitude')),
      is_approximate: false,
      contact_name: item.one('sales-agent/name', 'sales-agent/organization'),
      contact_phone: item.one('sales-agent/phone'),
    },
    photos: item.all('image'),
    complaints: city_id || !town ? {} : { city_id: `Города ${quoted(town)} у\u00A0нас нет` },
  }
}

function homeOf(item: Reader): AdValues {
  const isLet = wordFor(item.one('type'), { аренда: 'rent', rent: 'rent' }) !== null
  const isDaily = wordFor(item.one('price/period'), { день: 'daily', day: 'daily', сутки: 'daily' }) !== null
  const isSale = wordFor(item.one('type'), { продажа: 'sale', sale: 'sale' })
  return {
    deal: isLet ? (isDaily ? 'daily' : 'rent') : isSale,
    kind: wordFor(item.one('category'), KINDS),
    rooms: item.flag('studio') ? 0 : item.whole('rooms'),
    area: item.whole('area/value'),
    floor: item.whole('floor'),
    floors: item.whole('floors-total'),
    land_area: landOf(item),
    built_year: item.whole('built-year'),
    deposit: null,
    children: item.flag('with-children'),
    animals: item.flag('with-pets'),
  }
}

function landOf(item: Reader): number | null {
  const value = item.number('lot-area/value')
  if (value === null) return null
  const unit = foldedText(item.one('lot-area/unit') ?? '')
  const [, by = 1] = Object.entries(LAND).find(([name]) => unit.startsWith(foldedText(name))) ?? []
  return Math.max(1, Math.round(value * by))
}

/** The format has none: «Двухкомнатная» is told by its number, «2-комн. квартира, 54 м²». */
function titleOf({ kind, rooms, area, land_area }: AdValues): string | null {
  if (typeof kind !== 'string') return null
  const size =
    typeof area === 'number' ? `, ${area}\u00A0м²` : typeof land_area === 'number' ? `, ${land_area}\u00A0сот.` : ''
  if (kind !== 'flat') return `${NOUNS[kind] ?? ''}${size}`
  return `${rooms === 0 ? 'Студия' : `${rooms ?? ''}-комн.\u00A0квартира`}${size}`
}
