import type { AdValues } from '@ostrov/shared/ads/schema'
import { type SectionName, sectionOf } from '@ostrov/shared/ads/sections'
import { quoted } from '@ostrov/shared/formats/quoted'
import { foldedText } from '@ostrov/shared/formats/same-text'
import { carOf } from './avito-cars'
import { termOf } from './feed-days'
import { areaIn, floorIn, isNoPrice, payIn, roomsIn, rublesIn, yearIn } from './feed-numbers'
import { placeIn } from './feed-places'
import type { FeedItem } from './read-feed'
import {
  contactOf,
  type Known,
  type Part,
  pointIn,
  priceOf,
  type Reader,
  readerOf,
  type Translated,
  wordFor,
} from './words'

const HOMES = {
  квартиры: 'flat',
  комнаты: 'room',
  'дома, дачи': 'house',
  земельные: 'plot',
  гаражи: 'garage',
  коммерческая: 'commercial',
}
const SCHEDULES = {
  вахт: 'shifts',
  сменный: 'shifts',
  свободный: 'flexible',
  гибкий: 'flexible',
  удал: 'remote',
  'неполный день': 'flexible',
}
const EMPLOYMENTS = {
  вахт: 'rotation',
  'неполный день': 'part',
  частичная: 'part',
  стажировка: 'internship',
  проект: 'project',
}
/** The longer beginning stands before the shorter. */
const EXPERIENCES = {
  'не имеет': 'none',
  'без опыта': 'none',
  'более 10': 'over_6',
  'более 1': 'from_1_to_3',
  'более 3': 'from_3_to_6',
  'более 5': 'over_6',
}

/** An ad of Avito in our words; null of a category that we have no section for. */
export function ofAvito(found: FeedItem, known: Known, now: Date): Translated | null {
  const item = readerOf(found)
  const category = item.one('Category') ?? ''
  const section = sectionFor(category)
  if (section === null) return null
  const { values, complaints } = partOf(section, item, known, category)
  const common = commonOf(section, item, known)
  return {
    section,
    values: { ...common, ...values },
    photos: item.all('Images/Image@url'),
    complaints: { ...cityComplaint(item, known), ...item.complaints, ...complaints },
    term: termOf(item, { begin: ['DateBegin'], end: ['DateEnd'] }, now),
  }
}

function sectionFor(category: string): SectionName | null {
  const folded = foldedText(category)
  if (folded === 'автомобили') return 'cars'
  if (folded === 'вакансии') return 'vacancies'
  if (folded === 'резюме' || folded === '') return null
  return wordFor(category, HOMES) === null ? 'sales' : 'estate'
}

/** What ads of all sections say alike. */
function commonOf(section: SectionName, item: Reader, known: Known): AdValues {
  const { city_id, rest } = placeIn(item.one('Address'), known.towns)
  return {
    ...('title' in sectionOf(section).fields && { title: item.one('Title') }),
    description: item.one('Description') ?? '',
    ...('price' in sectionOf(section).fields && { price: priceOf(item, 'Price') }),
    ...{ city_id, address: rest, point: pointIn(item.one('Latitude'), item.one('Longitude')) },
    is_approximate: section === 'cars' || section === 'sales',
    ...contactOf(item, ['ManagerName', 'CompanyName'], ['ContactPhone']),
  }
}

function partOf(section: SectionName, item: Reader, known: Known, category: string): Part {
  if (section === 'cars') return carOf(item, known)
  if (section === 'estate') return { values: homeOf(item, category), complaints: {} }
  return section === 'vacancies' ? jobOf(item, known) : thingOf(item, known, category)
}

/** The format means square metres of a home and hundreds of them of land, unless it says otherwise. */
const squares = (said: string) => areaIn(said, { unit: null, usual: 'м²', of: 1 })
const hundreds = (said: string) => areaIn(said, { unit: null, usual: 'сотка', of: 100 })

function homeOf(item: Reader, category: string): AdValues {
  const lets = wordFor(item.one('OperationType'), { сда: 'rent', прода: 'sale' })
  const isDaily = wordFor(item.one('LeaseType'), { посуточно: 'daily' }) !== null
  return {
    deal: lets === 'rent' && isDaily ? 'daily' : lets,
    kind: wordFor(category, HOMES),
    rooms: wordFor(item.one('Rooms'), { студия: 'студия' }) ? 0 : item.number('rooms', roomsIn, 'Rooms'),
    area: item.number('area', squares, 'Square'),
    floor: item.number('floor', floorIn, 'Floor'),
    floors: item.number('floors', floorIn, 'Floors'),
    land_area: item.number('land_area', hundreds, 'LandArea'),
    built_year: item.number('built_year', yearIn, 'BuiltYear'),
    deposit: null,
    children: item.flag('ChildrenAllowed'),
    animals: item.flag('PetsAllowed'),
  }
}

function jobOf(item: Reader, known: Known): Part {
  const named = item.one('Profession', 'Specialization', 'Industry') ?? ''
  const specialization =
    known.entry('specialization', named) ?? known.entry('specialization', item.one('Title') ?? '') ?? null
  const terms = item.one('JobType', 'Schedule')
  const values: AdValues = {
    ...{ specialization, organization_id: null, company: item.one('CompanyName') },
    ...payOf(item),
    work_experience: wordFor(item.one('Experience'), EXPERIENCES) ?? 'none',
    education: 'any',
    type_employment: wordFor(terms, EMPLOYMENTS) ?? 'full',
    schedule: wordFor(terms, SCHEDULES) ?? 'five_two',
  }
  return {
    values,
    complaints: specialization ? {} : { specialization: `Специальности ${quoted(named)} у\u00A0нас нет` },
  }
}

function payOf(item: Reader): AdValues {
  const [from, to, said] = [item.one('SalaryRange/From'), item.one('SalaryRange/To'), item.one('Salary', 'Price')]
  const none = { salary_from: null, salary_to: null, salary_kind: 'net' }
  if (from !== null || to !== null)
    return {
      ...none,
      salary_from: item.number('salary_from', rublesIn, 'SalaryRange/From'),
      salary_to: item.number('salary_to', rublesIn, 'SalaryRange/To'),
    }
  if (said === null || isNoPrice(said)) return none
  const { pay, complaint } = payIn(said)
  if (pay) return { salary_from: pay.from, salary_to: pay.to, salary_kind: pay.kind }
  item.complain('salary_from', complaint)
  return none
}

function thingOf(item: Reader, known: Known, category: string): Part {
  const names = [item.one('ProductType'), item.one('GoodsSubType'), item.one('GoodsType'), category]
  const found = names.flatMap((name) => known.entry('goods_category', name ?? '') ?? [])[0] ?? null
  const named = names.find(Boolean) ?? category
  const values: AdValues = {
    category: found,
    condition: wordFor(item.one('Condition'), { новое: 'new', новый: 'new', 'на запчасти': 'parts' }) ?? 'good',
    exchange: false,
    delivery: item.flag('Delivery'),
  }
  return { values, complaints: found ? {} : { category: `Категории ${quoted(named)} у\u00A0нас нет` } }
}

function cityComplaint(item: Reader, known: Known): Translated['complaints'] {
  const address = item.one('Address')
  if (!address || placeIn(address, known.towns).city_id) return {}
  return { city_id: `В\u00A0адресе ${quoted(address)} нет города, который мы\u00A0знаем` }
}
