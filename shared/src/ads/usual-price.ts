/** Which ads are like one another, so that their prices are compared. */
import { type SectionName, sectionOf } from './sections'

/** Of fewer nobody can say what is usual. */
export const ALIKE_LEAST = 5

/** Half of those that are alike cost between these, in whole rubles. */
export type UsualPrice = { low: number; high: number; count: number }
/** How ads are alike: the columns that are the same, each with its value or with none, and the years between which they were made. */
export type Likeness = { same: Readonly<Record<string, string | null>>; years: readonly [number, number] | null }

/** How ads are like this one; null where too little is said of it, or prices of the section are not compared. */
export function likenessOf(section: SectionName, said: Readonly<Record<string, unknown>>): Likeness | null {
  const { compared, fields } = sectionOf(section)
  if (!compared) return null
  const isAsked = (name: string) => fields[name]?.when?.({ ...said }) ?? true
  const same = compared.same.map((name) => [name, isAsked(name) ? textOf(said[name]) : null] as const)
  const { years } = compared
  const year = years ? Number(textOf(said[years.field])) : 0
  const isTold = compared.same.every((name) => !isAsked(name) || textOf(said[name]) !== null)
  if (!isTold || !Number.isInteger(year) || (years && year === 0)) return null
  return { same: Object.fromEntries(same), years: years ? [year - years.by, year + years.by] : null }
}

/** The fields that tell how ads of a section are alike. */
export function comparedFields(section: SectionName): string[] {
  const { compared } = sectionOf(section)
  return compared ? [...compared.same, ...(compared.years ? [compared.years.field] : [])] : []
}

const textOf = (value: unknown) =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value) : null
