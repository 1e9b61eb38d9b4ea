import { CUSTOMERS } from '../island/people'
import type { DemoCity, DemoCustomer } from '../island/shapes'
import { glue } from '../island/typography'
import { seedNumber } from '../rows'
import { placeOf } from '../typed'
import { AD_STATES, type AdFields, type AdSection, type AdState, type DemoAd } from './shapes'

/** An ad's text as it is typed: cells of its first line, words of its marks, its description. */
export type Typed = { cells: readonly string[]; marks: readonly string[]; description: string; index: number }

const HOURS_A_DAY = 24
/** An ad is over after thirty days. */
const [FIRST_DAY_OVER, DAYS_OVER] = [31, 14]
const DAYS_SEEN = 29
const MOST_HOURS_WAITING = 20
const VOICES = ['m', 'f'] as const

/** Ads stand apart by an empty line; the cells of an ad's first line are parted by «|», the last holds its marks. */
export function readTyped(text: string, cells: number): Typed[] {
  return text
    .trim()
    .split(/\n{2,}/)
    .map((block, index) => {
      const [head = '', ...lines] = block.split('\n')
      const parts = head.split('|').map((part) => part.trim())
      if (parts.length !== cells + 1 || lines.length === 0) throw new Error(`Not an ad: ${head}`)
      const marks = (parts.at(-1) ?? '').split(' ').filter(Boolean)
      return { cells: parts.slice(0, -1), marks, description: glue(lines.join('\n')), index }
    })
}

/** The word of the list that is among the marks, or the usual one. */
export function marked<const List extends readonly [string, ...string[]]>(
  marks: readonly string[],
  list: List,
): List[number] {
  return list.find((word) => marks.includes(word)) ?? list[0]
}

type Own<Section extends AdSection> = Pick<DemoAd<Section>, 'title' | 'price' | 'photos'> & {
  /** «Town, street» or a town alone. */
  place: string | undefined
  fields: AdFields[Section]
}

/** Gives an ad its author, house and time, which follow from its place among the section's ads. */
export function adOf<Section extends AdSection>(
  section: Section,
  { marks, description, index }: Typed,
  { place, title, ...own }: Own<Section>,
): DemoAd<Section> {
  const key = `${section}-${index + 1}`
  const state = marked(marks, AD_STATES)
  const { city, ...where } = placeOf(key, place)
  const author = authorOf(section, index, city, marks)
  return {
    key,
    section,
    state,
    hours_ago: hoursAgo(key, state, index),
    title: title === null ? null : glue(title),
    description,
    city,
    ...where,
    author: author.phone,
    contact_name: author.name.split(' ')[0] ?? author.name,
    contact_phone: author.phone,
    ...own,
  }
}

function hoursAgo(key: string, state: AdState, index: number): number {
  const hour = seedNumber(`${key}:hour`) % HOURS_A_DAY
  if (state === 'pending') return 1 + (seedNumber(`${key}:wait`) % MOST_HOURS_WAITING)
  // Seven has no divisor in common with the number of days, so that days come evenly.
  const day = state === 'expired' ? FIRST_DAY_OVER + (index % DAYS_OVER) : (index * 7) % DAYS_SEEN
  return day * HOURS_A_DAY + hour
}

/** Another customer of the town for each ad of a section, of the sex that the text speaks as. */
function authorOf(section: AdSection, index: number, city: DemoCity, marks: readonly string[]): DemoCustomer {
  const voice = VOICES.find((one) => marks.includes(one))
  const people = CUSTOMERS.filter((one) => one.city === city && (voice === undefined || voiceOf(one) === voice))
  const start = seedNumber(`${section}:${city}`)
  const author = people[(start + index) % people.length]
  if (!author) throw new Error(`${city} has nobody to write ${section} ${index}`)
  return author
}

const MEN_IN_A = ['Илья', 'Никита']

/** Russian first names of women end in «а» or «я», and a few of men. */
function voiceOf({ name }: DemoCustomer): (typeof VOICES)[number] {
  const [first = ''] = name.split(' ')
  return /[ая]$/.test(first) && !MEN_IN_A.includes(first) ? 'f' : 'm'
}
