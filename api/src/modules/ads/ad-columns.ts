/** What the descriptors of sections make of the table: the columns that sections do not share, each checked by its sections' limits. */
import { p } from '@mikro-orm/postgresql'
import type { AdField } from '@ostrov/shared/ads/section'
import { type AdFieldName, type AdFieldOf, fieldsOfAll } from '@ostrov/shared/ads/sections'
import { SOUGHT } from '@ostrov/shared/ads/sought'
import { tableOf } from '@ostrov/shared/wire/names'

/** Columns that every ad has. */
const SHARED = [
  ...(['title', 'description', 'price', 'image_ids', 'city_id', 'address', 'point'] as const),
  ...(['contact_name', 'contact_phone', 'organization_id'] as const),
] as const
export type SharedColumn = (typeof SHARED)[number]
const isShared = (name: string): name is SharedColumn => SHARED.some((one) => one === name)

type Whole = 'number' | 'money'
type Words = Exclude<AdField['kind'], Whole | 'flag'>

/** A column of the names that `is` picks. */
function named<Name extends AdFieldName>(is: (kind: AdField['kind']) => boolean): Exclude<Name, SharedColumn>[] {
  const holds = (name: string): name is Exclude<Name, SharedColumn> =>
    !isShared(name) && (fieldsOfAll.get(name) ?? []).every(({ field }) => is(field.kind))
  return [...fieldsOfAll.keys()].filter(holds)
}

const isWhole = (kind: AdField['kind']) => kind === 'number' || kind === 'money'

export const sectionColumns = {
  ...tableOf(named<AdFieldOf<Whole>>(isWhole), () => p.integer().nullable()),
  ...tableOf(
    named<AdFieldOf<'flag'>>((kind) => kind === 'flag'),
    () => p.boolean().nullable(),
  ),
  ...tableOf(
    named<AdFieldOf<Words>>((kind) => !isWhole(kind) && kind !== 'flag'),
    () => p.text().nullable(),
  ),
}

/** What people call the choices of an ad when they look for one, as SQL of its columns. */
export const soughtText = (columnOf: (name: string) => string) =>
  [...SOUGHT]
    .map(([name, choices]) => {
      const isFlag = (fieldsOfAll.get(name) ?? []).every(({ field }) => field.kind === 'flag')
      const cases = choices.map(({ value, words }) => `when ${isFlag ? value : `'${value}'`} then ' ${words}'`)
      return `case ${columnOf(name)} ${cases.join(' ')} else '' end`
    })
    .join(' || ')

/** The columns that a form of any section writes. */
export const FORM_COLUMNS = [...new Set([...SHARED, ...fieldsOfAll.keys()])].filter(
  (name) => isShared(name) || Object.hasOwn(sectionColumns, name),
)

/** One check a column: within its sections it holds what their fields allow, elsewhere nothing. */
export const sectionChecks = Object.keys(sectionColumns).map((name) => {
  const cases = (fieldsOfAll.get(name) ?? []).map(
    ({ section, field }) => `when '${section}' then ${allowed(name, field)}`,
  )
  return { name: `ad_${name}_check`, expression: `case section ${cases.join(' ')} else "${name}" is null end` }
})

/** What a field allows its column. One that is asked only `when` may be empty. */
function allowed(name: string, field: AdField): string {
  const column = `"${name}"`
  const isOptional = field.required === undefined || field.when !== undefined
  const within = withinOf(column, field)
  if (field.kind === 'flag') return `${column} is not null`
  return isOptional ? `(${column} is null or ${within})` : `(${column} is not null and ${within})`
}

function withinOf(column: string, { kind, choices, min = 0, max }: AdField): string {
  if (choices)
    return `${column} in (${Object.keys(choices)
      .map((word) => `'${word}'`)
      .join(', ')})`
  if (isWhole(kind)) return `${column} >= ${min} and ${column} <= ${max ?? 2_147_483_647}`
  return `length(${column}) >= 1 and length(${column}) <= ${max ?? 1000}`
}
