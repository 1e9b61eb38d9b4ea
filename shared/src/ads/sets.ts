/** Which of a section's filtered lists are pages of their own: canonical addresses, `noindex`, sitemaps and feeds follow from it. */
import { writeAddress } from '../lists/address'
import { type AnyQuery, valuesOf } from '../lists/table'
import { sectionPath } from '../paths'
import { AD_LISTS, filtersOf, REGION } from './lists'
import { type SectionName, sectionOf } from './sections'

/** What such a page may be narrowed by: the town, and the field by which ads of the section are alike. */
export function setFilters(section: SectionName): string[] {
  const { alike } = sectionOf(section)
  return [REGION, ...filtersOf(section).flatMap(({ column, parameter }) => (column === alike ? [parameter] : []))]
}

/** Whether search engines are shown this list: at most one town, and one kind of thing. */
export function isSet(section: SectionName, query: AnyQuery): boolean {
  const kept = setFilters(section)
  const asked = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  return asked.every(([name, value]) => kept.includes(name) && valuesOf(value).length === 1)
}

/** Where a section's list of a query stands. */
export const listingPath = (section: SectionName) => (query: AnyQuery) =>
  sectionPath(section) + writeAddress(AD_LISTS[section], query)
