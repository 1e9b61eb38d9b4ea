import { type AnyQuery, type Filter, type ListTable, valuesOf } from '@ostrov/shared/lists/table'
import { SwitchField } from '@ostrov/shared/ui/Field'
import { ReferenceField } from '../references/ReferenceField'
import { countWords } from './count-words'
import { DayFilter } from './DayFilter'
import { RangeFilter } from './RangeFilter'
import type { ListState } from './use-list'

/** How many rows each value would leave, by filter. */
export type FacetsShown = Readonly<Record<string, Readonly<Record<string, number>>>>

type Props = { list: ListState; facets: FacetsShown | undefined }

/** Every filter of the table but its search, each drawn by its kind. */
export function FilterFields({ list, facets }: Props) {
  const shown = drawnFilters(list.table)
  return (
    <div className="filter-fields stack gap-5">
      {shown.map(([name, filter]) => (
        <FilterField key={name} name={name} filter={filter} list={list} counts={facets?.[name]} />
      ))}
    </div>
  )
}

/** What of a table's filters stands beside the list: not its search, and not what is chosen elsewhere. */
export function drawnFilters({ filters = {} }: ListTable) {
  return Object.entries(filters).filter(
    ([, one]) => !one.scope && one.kind !== 'text' && !('of' in one && one.of === 'uuid' && !('noun' in one)),
  )
}

type One = { name: string; filter: Filter; list: ListState; counts: Readonly<Record<string, number>> | undefined }

function FilterField({ name, filter, list, counts }: One) {
  const query: AnyQuery = list.query
  if (filter.kind === 'range') return <RangeFilter name={name} filter={filter} list={list} reach={counts} />
  if (filter.kind === 'flag')
    return (
      <SwitchField
        label={filter.label}
        checked={query[name] === true}
        onChange={({ target }) => list.choose({ [name]: target.checked || undefined })}
      />
    )
  if (filter.kind === 'day') return <DayFilter name={name} filter={filter} list={list} counts={counts} />
  if ('noun' in filter && filter.noun)
    return (
      <ReferenceField
        label={filter.label}
        name={name}
        of={filter.noun}
        many={false}
        max={1}
        value={valuesOf(query[name])}
        onChange={([id]) => list.choose({ [name]: id })}
      />
    )
  return 'options' in filter ? <ChoiceFilter name={name} filter={filter} list={list} counts={counts} /> : null
}

function ChoiceFilter({ name, filter, list, counts }: One & { filter: Extract<Filter, { options: unknown }> }) {
  const query: AnyQuery = list.query
  const chosen = valuesOf(query[name])
  const toggle = (value: string, on: boolean) => {
    const left = filter.kind === 'one' ? [] : chosen.filter((one) => one !== value)
    list.choose({ [name]: [...left, ...(on ? [value] : [])].join(',') || undefined })
  }
  return (
    <fieldset className="filter-choices">
      <legend className="ui-field__label">{filter.label}</legend>
      {Object.entries(filter.options).map(([value, label]) => (
        <label key={value} className="filter-choices__one row gap-3">
          <input
            type="checkbox"
            className="ui-check"
            checked={chosen.includes(value)}
            onChange={({ target }) => toggle(value, target.checked)}
          />
          <span>{label}</span>
          {counts && <span className="ui-muted ui-numbers">{countWords(counts[value] ?? 0)}</span>}
        </label>
      ))}
    </fieldset>
  )
}
