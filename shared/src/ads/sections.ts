import type { FormTable } from '../forms/form'
import { namesOf } from '../wire/names'
import { CARS } from './cars'
import { ESTATE } from './estate'
import { RESUMES } from './resumes'
import { SALES } from './sales'
import type { AdField, Section } from './section'
import { VACANCIES } from './vacancies'

/** Every section of the portal's ads; the name is that of its page. */
export const SECTIONS = {
  vacancies: VACANCIES,
  resumes: RESUMES,
  cars: CARS,
  estate: ESTATE,
  sales: SALES,
} as const satisfies Record<string, Section>

export type SectionName = keyof typeof SECTIONS
export const SECTION_NAMES = namesOf(SECTIONS)
export const isSection = (name: string): name is SectionName => Object.hasOwn(SECTIONS, name)
export const sectionOf = (name: SectionName): Section => SECTIONS[name]

/** The sections that offer a thing. */
export const OFFERING: readonly string[] = SECTION_NAMES.filter((section) => 'offers' in SECTIONS[section])

/** The sections whose ads stand on a map. */
export const PLACED = SECTION_NAMES.filter((section) => 'point' in SECTIONS[section].fields)

/** Of each field that any section has, the sections that have it. */
export const fieldsOfAll: ReadonlyMap<string, readonly { section: SectionName; field: AdField }[]> = Map.groupBy(
  SECTION_NAMES.flatMap((section) =>
    Object.entries(sectionOf(section).fields).map(([name, field]) => ({ name, section, field })),
  ),
  ({ name }) => name,
)

/** Every field of all sections, as the log calls them. */
export const AD_FORM: FormTable = Object.fromEntries(
  [...fieldsOfAll].flatMap(([name, [first]]) => (first ? [[name, first.field]] : [])),
)

type Fields = { [Name in SectionName]: (typeof SECTIONS)[Name]['fields'] }[SectionName]
/** Every field that any section asks. */
type AdFields = Intersected<Fields extends infer One ? (One extends unknown ? (fields: One) => void : never) : never>
type Intersected<Takers> = [Takers] extends [(all: infer All) => void] ? All : never
export type AdFieldName = keyof AdFields & string
/** The names of fields of these kinds. */
export type AdFieldOf<Kind extends AdField['kind']> = {
  [Name in AdFieldName]: AdFields[Name] extends { kind: Kind } ? Name : never
}[AdFieldName]
