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
export type PlacedName = {
  [Name in SectionName]: (typeof SECTIONS)[Name]['fields'] extends { point: AdField } ? Name : never
}[SectionName]
export const isPlaced = (name: SectionName): name is PlacedName => 'point' in SECTIONS[name].fields
export const PLACED = SECTION_NAMES.filter(isPlaced)

/** The sections whose prices are compared. */
export type ComparedName = {
  [Name in SectionName]: (typeof SECTIONS)[Name] extends { compared: object } ? Name : never
}[SectionName]
export const COMPARED = SECTION_NAMES.filter((name): name is ComparedName => 'compared' in SECTIONS[name])

/** The sections that people come for; the others are found beside one of these. */
export type FrontName = {
  [Name in SectionName]: (typeof SECTIONS)[Name] extends { beside: string } ? never : Name
}[SectionName]
export const isFront = (name: string): name is FrontName => isSection(name) && !('beside' in SECTIONS[name])
export const FRONT = SECTION_NAMES.filter(isFront)
/** Where people look for ads of a section. */
export function frontOf(name: SectionName): FrontName {
  const { beside = name } = sectionOf(name)
  if (!isFront(beside)) throw new Error(`${name} is beside no section that people come for.`)
  return beside
}

/** The sections that one looks for in the same place: the one that people come for, and those beside it. */
export function togetherWith(name: SectionName): SectionName[] {
  const front = frontOf(name)
  return [front, ...SECTION_NAMES.filter((one) => sectionOf(one).beside === front)]
}

/** The field that tells what kind of thing an ad is of: that by which they are alike, or what it stands in. */
export function kindField(name: SectionName): { column: string; field: AdField } {
  const { alike, fields } = sectionOf(name)
  const column = fields[alike]?.within ?? alike
  const field = fields[column]
  if (!field) throw new Error(`${name} has no field ${column}.`)
  return { column, field }
}

/** The columns by which ads of any section are alike, whose values are told apart by themselves: what catalogues name, then choices. */
export const ALIKE_COLUMNS: readonly string[] = (() => {
  const own = SECTION_NAMES.flatMap((name) => {
    const { alike, fields } = sectionOf(name)
    return fields[alike]?.within === undefined ? [{ alike, isEntry: fields[alike]?.entry !== undefined }] : []
  })
  const [entries, choices] = [true, false].map((is) => own.flatMap((one) => (one.isEntry === is ? one.alike : [])))
  return [...new Set([...(entries ?? []), ...(choices ?? [])])]
})()

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
