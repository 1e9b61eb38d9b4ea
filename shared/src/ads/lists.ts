import { QUERY } from '../lists/address'
import { WINDOW } from '../lists/near'
import type { Filter, ListTable } from '../lists/table'
import { tableOf } from '../wire/names'
import { isYear } from './facts'
import { AD_STATUSES } from './rules'
import { type AdField, PRICE_MAX, YEARS } from './section'
import { isPlaced, SECTION_NAMES, type SectionName, sectionOf } from './sections'

/** What each order is called in a section. */
function sortsOf(section: SectionName) {
  const [least, most] = sectionOf(section).words.by_price ?? ['Сначала дешёвые', 'Сначала дорогие']
  return { '-published_at': 'Сначала новые', price: least, '-price': most }
}

/** The filter by towns. */
export const REGION = 'regionCheckbox'

/** The filter of pay. */
const SALARY = 'salary'

/** In one parameter: `salary=100000,200000`. */
function rangeOf({ label, kind, unit, min = 0, max = YEARS.max }: AdField): Filter {
  const counted = kind === 'money' ? '₽' : isYear(label) ? 'год' : unit
  return { kind: 'range', label, min, max, ...(counted !== undefined && { unit: counted }) }
}

/** Every list of ads, by its section: rows, filters and orders follow from the descriptor. */
export const AD_LISTS: Readonly<Record<SectionName, AdListTable>> = tableOf(SECTION_NAMES, (section) => ({
  name: `${section}_ads`,
  title: sectionOf(section).words.title,
  sizes: [24],
  cursor: 'number',
  filters: {
    [QUERY]: { kind: 'text', label: 'Что ищете', maxLength: 100 },
    [REGION]: { kind: 'many', of: 'slug', counted: true, label: 'Город' },
    ...(isPlaced(section) && { [WINDOW]: { kind: 'window', label: 'Участок карты' } }),
    ...Object.fromEntries(filtersOf(section).map(({ parameter, filter }) => [parameter, filter])),
  },
  sorts: sortsOf(section),
  ...(isPlaced(section) && { near: true }),
}))
type AdListTable = ListTable & { sorts: ReturnType<typeof sortsOf>; filters: Readonly<Record<string, Filter>> }

/** A filter of a section: how it is called in addresses, and which column it asks about. */
export type SectionFilter = { parameter: string; column: string; field: AdField; filter: Filter }

/** The filters of a section's own fields, in the descriptor's order. */
export function filtersOf(section: SectionName): SectionFilter[] {
  const { fields, words, priceOf } = sectionOf(section)
  const own = Object.entries(fields).flatMap(([column, field]) => {
    const filter = field.filter && filterOf(section, field)
    return filter ? [{ parameter: parameterOf(section, column, field), column, field, filter }] : []
  })
  if (!priceOf) return own
  const field = { label: words.price, kind: 'money', max: PRICE_MAX } as const
  return [{ parameter: SALARY, column: 'price', field, filter: rangeOf(field) }, ...own]
}

/** Those that are typed or lie between two ends are called as the field is; those that are ticked say so. */
function parameterOf(section: SectionName, column: string, { kind, choices, entry, amounts }: AdField): string {
  if (column === 'price') return sectionOf(section).words.price === 'Зарплата' ? SALARY : 'price'
  const name = column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  return kind === 'flag' || choices || entry || amounts ? `${name}Checkbox` : name
}

function filterOf(section: SectionName, field: AdField): Filter {
  const { label, kind, choices, entry, amounts, within = '', max = 100 } = field
  const around = sectionOf(section).fields[within]
  if (entry)
    return {
      ...{ kind: 'many', of: 'slug', counted: true, label },
      ...(around && { within: parameterOf(section, within, around) }),
    }
  if (choices) return { kind: 'many', options: choices, label }
  if (amounts) return { kind: 'many', label, options: amounts, short: shortOf(field, mostOf(field)) }
  if (kind === 'flag') return { kind: 'flag', label }
  return kind === 'number' || kind === 'money' ? rangeOf(field) : { kind: 'text', label, maxLength: max }
}

/** The amount that stands for what is more, too; null of a field that lists are not narrowed by so. */
export function mostOf({ amounts }: AdField): number | null {
  return amounts ? Math.max(...Object.keys(amounts).map(Number)) : null
}

/** «Студия», «1», «2», «4+» */
function shortOf({ amounts = {}, numbers = {} }: AdField, most: number | null) {
  const short = (one: string) => numbers[Number(one)] ?? (Number(one) === most ? `${one}+` : one)
  return Object.fromEntries(Object.keys(amounts).map((one) => [one, short(one)]))
}

/** What a person keeps an eye on, of all sections. */
export const favouriteAdList = { name: 'favourite_ads', title: 'Избранное', sizes: [24] } as const satisfies ListTable

/** What a person has written, of all sections. */
export const ownAdList = {
  name: 'own_ads',
  title: 'Мои объявления',
  sizes: [20],
  filters: { status: { kind: 'one', label: 'Состояние', options: AD_STATUSES } },
} as const satisfies ListTable

/** Ads of all sections as a moderator sees them. */
export const adDesk = {
  name: 'ad_desk',
  title: 'Объявления',
  sizes: [50, 100],
  filters: {
    query: { kind: 'text', label: 'Номер, телефон или слова названия', maxLength: 100 },
    section: { kind: 'one', label: 'Раздел', options: tableOf(SECTION_NAMES, (name) => sectionOf(name).words.title) },
    state: { kind: 'one', label: 'Состояние', options: AD_STATUSES },
    author_id: { kind: 'one', of: 'uuid', label: 'Автор' },
    from: { kind: 'day', label: 'Поданы с', edge: 'from', histogram: true },
    to: { kind: 'day', label: 'Поданы по', edge: 'to' },
  },
  sorts: { '-created_at': 'Сначала новые', created_at: 'Сначала старые' },
} as const satisfies ListTable

/** What one person has written, as support sees it. */
export const adsOfCustomer = { name: 'ads_of_customer', title: 'Объявления', sizes: [20] } as const satisfies ListTable
