import { quoted } from '@ostrov/shared/formats/quoted'
import { foldedText } from '@ostrov/shared/formats/same-text'
import { carOf } from './avito-cars'
import { HOMES, homeOf } from './avito-homes'
import { jobOf } from './avito-jobs'
import { termOf } from './feed-days'
import { placeIn } from './feed-places'
import type { FeedItem } from './read-feed'
import {
  contactOf,
  type FiledSection,
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

/** «Б/у» says no more than that it was used. */
const CONDITIONS: WordsFor<'sales', 'condition'> = {
  ...{ нов: 'new', 'не новое': 'good', 'б/у': 'good', бу: 'good', отличн: 'good', хорош: 'good', идеальн: 'good' },
  ...{ 'как нов': 'good', 'почти нов': 'good', удовлетвор: 'worn', 'со следами': 'worn', 'на запчасти': 'parts' },
  ...{ 'требует ремонта': 'parts', неисправ: 'parts' },
}
/** Who comes for it themself needs no delivery. */
const DELIVERIES = {
  ...{ выкл: false, самовывоз: false, без: false, пвз: true, постамат: true, курьер: true, доставк: true },
  ...{ сво: true, сдэк: true, почт: true, вкл: true, возможн: true },
}

/** An ad of Avito in our words; null of a category that we have no section for. */
export function ofAvito(found: FeedItem, known: Known, now: Date): Translated | null {
  const item = readerOf(found)
  const category = item.one('Category') ?? ''
  const section = sectionFor(category)
  if (section === null) return null
  return {
    ...wordsOf(section, item, known, category),
    photos: item.all('Images/Image@url'),
    ...{ complaints: item.complaints, assumed: item.assumed },
    term: termOf(item, { begin: ['DateBegin'], end: ['DateEnd'] }, now),
  }
}

function sectionFor(category: string): FiledSection | null {
  const folded = foldedText(category)
  if (folded === 'автомобили') return 'cars'
  if (folded === 'вакансии') return 'vacancies'
  if (folded === 'резюме' || folded === '') return null
  return wordFor(category, HOMES) === null ? 'sales' : 'estate'
}

function wordsOf(section: FiledSection, item: Reader, known: Known, category: string) {
  const shared = sharedOf(item, known)
  const title = item.one('Title')
  if (section === 'cars') {
    const values: FileValues<'cars'> = { ...shared, ...carOf(item, known), is_approximate: true }
    return { section, values }
  }
  if (section === 'estate') {
    const values: FileValues<'estate'> = { ...shared, title, ...homeOf(item, category) }
    return { section, values }
  }
  if (section === 'vacancies') {
    const company = { company: item.one('CompanyName'), organization_id: null }
    const values: FileValues<'vacancies'> = { ...shared, title, ...company, ...jobOf(item, known) }
    return { section, values }
  }
  const values: FileValues<'sales'> = {
    ...{ ...shared, title, is_approximate: true, price: priceOf(item, 'Price') },
    category: categoryOf(item, known, category),
    condition: item.assume('condition', item.choice('condition', CONDITIONS, 'Condition'), 'good'),
    exchange: false,
    delivery: item.flag('delivery', DELIVERIES, 'Delivery', 'Delivery/Option'),
  }
  return { section, values }
}

/** What ads of all sections say alike. */
function sharedOf(item: Reader, known: Known) {
  const street = [item.one('City', 'Region'), item.one('Street')].filter((part) => part !== null).join(', ')
  const address = item.one('Address') ?? street
  const { city_id, rest } = placeIn(address, known.towns)
  if (address && !city_id)
    item.complain('city_id', `В\u00A0адресе ${quoted(address)} нет города, который мы\u00A0знаем`)
  return {
    description: item.one('Description') ?? '',
    ...{ city_id, address: rest, point: pointOf(item, 'Latitude', 'Longitude'), is_approximate: false },
    ...contactOf(item, ['ManagerName', 'CompanyName'], ['ContactPhone']),
  }
}

function categoryOf(item: Reader, known: Known, category: string): string | null {
  const names = [item.one('ProductType'), item.one('GoodsSubType'), item.one('GoodsType'), category]
  const found = names.flatMap((name) => known.entry('goods_category', name ?? '') ?? [])[0]
  const named = names.find(Boolean) ?? category
  return found ?? item.complain('category', `Категории ${quoted(named)} у\u00A0нас нет`)
}
