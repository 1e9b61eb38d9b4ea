import { quoted } from '@ostrov/shared/formats/quoted'
import { areaIn, exactAreaIn, floorIn, roomsIn, squaresOf, yearIn } from './feed-numbers'
import { type FileValues, priceOf, type Reader, type WordsFor, wordFor } from './words'

export const HOMES: WordsFor<'estate', 'kind'> = {
  ...{ квартиры: 'flat', комнаты: 'room', 'дома, дачи': 'house', земельные: 'plot', гаражи: 'garage' },
  коммерческая: 'commercial',
}
const OPERATIONS: WordsFor<'estate', 'deal'> = { сда: 'rent', прода: 'sale' }
const LEASES: WordsFor<'estate', 'deal'> = {
  'на длит': 'rent',
  длит: 'rent',
  долг: 'rent',
  помесяч: 'rent',
  посуточн: 'daily',
}
/** How many months a price is of, and of what part of the whole. */
const PRICE_TYPES: Readonly<Record<string, readonly [months: number, unit: string | null]>> = {
  ...{
    'за все': [1, null],
    'за месяц': [1, null],
    'за год': [12, null],
    'за м': [1, 'м²'],
    'за кв': [1, 'м²'],
    'за сот': [1, 'сотка'],
    'за сутки': [1, null],
  },
  ...{ 'в месяц за м': [1, 'м²'], 'в месяц за сот': [1, 'сотка'], 'в месяц': [1, null] },
  ...{ 'в год за м': [12, 'м²'], 'в год за сот': [12, 'сотка'], 'в год': [12, null] },
}

/** The format means square metres of a home and hundreds of them of land, unless it says otherwise. */
const SQUARE = { unit: null, usual: 'м²' }
const LAND = { unit: null, usual: 'сотка' }

type Home = FileValues<'estate'>
type Shared =
  | 'title'
  | 'description'
  | 'city_id'
  | 'address'
  | 'point'
  | 'is_approximate'
  | `contact_${'name' | 'phone'}`

/** What a home of Avito says of itself. */
export function homeOf(item: Reader, category: string): Omit<Home, Shared> {
  const sells = item.choice('deal', OPERATIONS, 'OperationType')
  const lets = item.choice('deal', LEASES, 'LeaseType')
  const price = wholePrice(item)
  const options = item.all('LeaseAdditionally/Option')
  const may = (whom: string) => options.some((said) => wordFor(said, { [`можно с ${whom}`]: true }))
  return {
    deal: sells === 'rent' ? (lets ?? 'rent') : sells,
    kind: wordFor(category, HOMES),
    rooms: wordFor(item.one('Rooms'), { студия: true }) ? 0 : item.number('rooms', roomsIn, 'Rooms'),
    area: item.number('area', (said) => areaIn(said, { ...SQUARE, of: 1 }), 'Square'),
    floor: item.number('floor', floorIn, 'Floor'),
    floors: item.number('floors', floorIn, 'Floors'),
    land_area: item.number('land_area', (said) => areaIn(said, { ...LAND, of: 100 }), 'LandArea'),
    built_year: item.number('built_year', yearIn, 'BuiltYear'),
    price,
    deposit: depositOf(item, price),
    children: item.flag('children', {}, 'ChildrenAllowed') || may('детьми'),
    animals: item.flag('animals', {}, 'PetsAllowed') || may('питомцами'),
  }
}

/** The price of all of it, of a month or of a day. */
function wholePrice(item: Reader): number | null {
  const price = priceOf(item, 'Price')
  const [months, unit] = item.choice('price', PRICE_TYPES, 'PriceType') ?? [1, null]
  if (price === null || unit === null) return price && Math.round(price / months)
  const [square, land] = [item.one('Square'), item.one('LandArea')]
  const of = squaresOf(unit) ?? 1
  const isOfHome = unit === SQUARE.usual && square !== null
  const said = isOfHome ? square : land
  const times = said === null ? null : exactAreaIn(said, { ...(isOfHome ? SQUARE : LAND), of }).number
  return times === null
    ? item.complain('price', `Цена ${quoted(item.one('PriceType') ?? '')}: напишите цену за\u00A0всё`)
    : Math.round((price * times) / months)
}

/** «Без залога», «1,5 месяца». */
function depositOf(item: Reader, price: number | null): number | null {
  const said = item.one('LeaseDeposit')
  if (said === null || price === null) return null
  if (wordFor(said, { 'без залога': true, нет: true })) return 0
  const months = /^(\d{1,2}(?:[.,]\d)?)\s*месяц[а-я]*$/i.exec(said.trim())?.[1]
  return months
    ? Math.round(Number(months.replace(',', '.')) * price)
    : item.complain('deposit', `Не\u00A0знаем, что значит ${quoted(said)}`)
}
