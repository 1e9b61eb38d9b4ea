import { type SectionName, sectionOf } from '@ostrov/shared/ads/sections'
import type { Catalogue } from '@ostrov/shared/catalogues/catalogues'
import type { CatalogueEntryWire } from '@ostrov/shared/catalogues/schema'
import { ask } from '@ostrov/shared/wire/answers'
import type { serverApi } from '../../api'
import { isImplied, parentField } from './form-fields'
import type { Typed } from './sent-ad'

type Api = ReturnType<typeof serverApi>
type Choice = { value: string; label: string }
/** Choices under one heading; '' for those that stand under none. */
export type ChoiceGroup = { heading: string; choices: Choice[] }

/** What the database lets a form choose from. */
export type FormChoices = {
  towns: Readonly<Record<string, string>>
  /** Organizations and restaurants in whose name the person may write. */
  workplaces: Readonly<Record<string, string>>
  /** By field. */
  entries: Readonly<Record<string, readonly ChoiceGroup[]>>
}

const NOWHERE: FormChoices['workplaces'] = {}

/** The choices of a section's form as it is filled, and the form with what follows from them. */
export async function readChoices(api: Api, section: SectionName, typed: Typed, is_guest: boolean) {
  const { fields } = sectionOf(section)
  const asked = Object.entries(fields).flatMap(([name, { entry }]) => (entry ? [{ name, entry }] : []))
  const [workplaces, cities, ...lists] = await Promise.all([
    'organization_id' in fields && !is_guest ? workplacesOf(api) : NOWHERE,
    ask(api.cities.get({ query: { limit: 100 } })),
    ...asked.map(({ name, entry }) => {
      const parent = parentField(fields, name)
      if (parent === null) return entriesOf(api, entry)
      return typed[parent] ? entriesOf(api, entry, String(typed[parent])) : []
    }),
  ])
  const of = new Map(asked.map(({ name }, at) => [name, lists[at] ?? []]))
  const entries: Record<string, ChoiceGroup[]> = {}
  const implied: Record<string, string> = {}
  for (const [name, { within }] of Object.entries(fields)) {
    const list = of.get(name)
    if (!list) continue
    const holder = within && isImplied(fields, within) ? within : null
    entries[name] = holder ? groupsWithin(list, of.get(holder) ?? []) : leavesOf(list)
    if (holder) implied[holder] = list.find(({ slug }) => slug === typed[name])?.parent ?? ''
  }
  const towns = Object.fromEntries(cities.items.map(({ id, name }) => [id, name]))
  // Whose vacancy it is need not be typed.
  const company = workplaces[String(typed.organization_id)]
  return { choices: { towns, workplaces, entries }, typed: { ...typed, ...implied, ...(company && { company }) } }
}

async function workplacesOf(api: Api): Promise<Readonly<Record<string, string>>> {
  const { items } = await ask(api.user.workplaces.get({ query: {} }))
  return Object.fromEntries(items.map(({ id, name }) => [id, name]))
}

async function entriesOf(api: Api, catalogue: Catalogue, within?: string) {
  const { items } = await ask(api.catalogues({ catalogue }).get({ query: within ? { within } : {} }))
  return items
}

/** Entries of one catalogue under those of another, which each is told with: so a closed select says both. */
function groupsWithin(list: readonly CatalogueEntryWire[], holders: readonly CatalogueEntryWire[]): ChoiceGroup[] {
  return holders.flatMap(({ slug, name: heading }) => {
    const own = list.filter(({ parent }) => parent === slug)
    const choices = own.map(({ slug: value, name }) => ({ value, label: `${heading} ${name}` }))
    return choices.length > 0 ? [{ heading, choices }] : []
  })
}

/** What an ad may name of a tree, under the way to it. */
function leavesOf(list: readonly CatalogueEntryWire[]): ChoiceGroup[] {
  const of = new Map(list.map((entry) => [entry.slug, entry]))
  const branches = new Set(list.map(({ parent }) => parent))
  const wayTo = (parent: string | null): string[] => {
    const entry = parent === null ? undefined : of.get(parent)
    return entry ? [...wayTo(entry.parent), entry.name] : []
  }
  const groups = Map.groupBy(
    list.filter(({ slug }) => !branches.has(slug)),
    ({ parent }) => wayTo(parent).join(' → '),
  )
  return [...groups].map(([heading, leaves]) => ({
    heading,
    choices: leaves.map((entry) => ({ value: entry.slug, label: entry.name + yearsOf(entry) })),
  }))
}

/** «, 2009–2015» */
function yearsOf({ from_year, to_year }: CatalogueEntryWire): string {
  return from_year === undefined ? '' : `, ${from_year}–${to_year ?? 'н.\u00A0в.'}`
}
