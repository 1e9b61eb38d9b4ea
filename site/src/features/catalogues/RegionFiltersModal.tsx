import { ask } from '@ostrov/shared/wire/answers'
import { api } from '../../api'
import type { Closing } from '../modals/kind'
import type { Entry } from './entries'
import { type Ticked, TickedEntries } from './TickedEntries'

/** The region's towns, by their slugs. */
async function read(): Promise<Entry[]> {
  const { items } = await ask(api.cities.get({ query: {} }))
  return items.map(({ slug, name }, sort) => ({ slug, parent: null, name, sort }))
}

export default function RegionFiltersModal(props: Ticked & Closing) {
  return <TickedEntries {...props} read={read} label="Найти город" />
}
