import { slugOf } from '../../api/src/modules/catalogues/data/given'
import { COMPANIES, type CompanyName, isCompany, logoOf } from './companies'
import { FRONT_WALLS, type FrontPicture, SHOWCASES, TIMES_OF_YEAR } from './drawings'
import { hours } from './island/opening'
import type { DemoSchedule, Weekday } from './island/shapes'
import { glue } from './island/typography'
import { ORGANIZATIONS_TEXT } from './organizations/text'
import { type DemoPlace, number, oneOf, placeOf } from './typed'

export const ORGANIZATION_CATEGORIES = [
  'Рыба и море',
  'Авто',
  'Магазины',
  'Стройка и ремонт',
  'Медицина',
  'Животные',
  'Образование',
  'Спорт',
  'Красота',
  'Отдых',
  'Перевозки',
  'Связь и компьютеры',
  'Услуги',
  'Хозяйства',
] as const
export type OrganizationCategory = (typeof ORGANIZATION_CATEGORIES)[number]

export type DemoOrganization = DemoPlace & {
  slug: string
  name: CompanyName
  category: OrganizationCategory
  /** Digits only, from 7. */
  phones: string[]
  schedules: DemoSchedule[]
  description: string
  logo: ReturnType<typeof logoOf>
  front: { kind: 'front'; seed: number; shows: FrontPicture }
}

/** Nobody answers at these numbers; those of restaurants come before them. */
const FIRST_PHONE = 74_242_000_301
const WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]

export const ORGANIZATIONS: readonly DemoOrganization[] = ORGANIZATIONS_TEXT.trim()
  .split(/\n{2,}/)
  .map(read)

function read(block: string, index: number): DemoOrganization {
  const [head = '', ...lines] = block.split('\n')
  const [name = '', category, place, open = '', seen = ''] = head.split('|').map((cell) => cell.trim())
  if (!isCompany(name)) throw new Error(`${name} is no company of the island`)
  const slug = slugOf(name)
  return {
    slug,
    name,
    category: oneOf(ORGANIZATION_CATEGORIES, category),
    ...placeOf(`organization:${slug}`, place),
    phones: [String(FIRST_PHONE + index)],
    schedules: schedulesOf(open),
    description: glue(lines.join('\n')),
    logo: logoOf(name),
    front: { kind: 'front', seed: index, shows: frontOf(name, seen) },
  }
}

/** «1-5 09:00-18:00, 6 10:00-15:00», or «24» where nobody closes. */
function schedulesOf(text: string): DemoSchedule[] {
  if (text === '24') return [{ type: 'all_day' }]
  return text.split(', ').flatMap((part) => {
    const [days = '', times = ''] = part.split(' ')
    const [first, last = first] = days.split('-').map(Number)
    const [from, to] = times.split('-')
    if (!first || !last || !from || !to) throw new Error(`No hours: ${part}`)
    return hours(
      WEEK.filter((day) => day >= first && day <= last),
      from,
      to,
    )
  })
}

function frontOf(name: CompanyName, text: string): FrontPicture {
  const [showcase, wall, tone, year] = text.split(' ')
  return {
    showcase: oneOf(SHOWCASES, showcase),
    wall: oneOf(FRONT_WALLS, wall),
    tone: number(tone) ?? 0,
    year: oneOf(TIMES_OF_YEAR, year),
    emblem: COMPANIES[name],
  }
}
