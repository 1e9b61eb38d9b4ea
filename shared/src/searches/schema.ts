import { t } from 'elysia'
import { SECTIONS } from '../ads/sections'
import { namesOf } from '../wire/names'
import { Integer, Moment, Nullable, Uuid } from '../wire/schema'
import { SEARCH_PACES } from './rules'

const Section = t.UnionEnum(namesOf(SECTIONS), { default: undefined })
const Pace = t.UnionEnum(namesOf(SEARCH_PACES), { default: undefined })
const Address = t.String({ maxLength: 2000, description: 'The query of the list’s page: `?…`.' })

export const SavedSearch = t.Object({
  id: Uuid,
  section: Section,
  title: t.String({ description: 'What is looked for, in words.' }),
  address: Address,
  pace: Pace,
  new_count: Integer({ description: 'Since it was last opened; counting stops at 100.' }),
  created_at: Moment,
})
export type SavedSearchWire = typeof SavedSearch.static

/** A list of ads as its page has it. */
export const SearchInput = t.Object({ section: Section, address: Address, pace: Pace })
export type SearchInputWire = typeof SearchInput.static
export const PaceInput = t.Object({ pace: Pace })

/** What would be saved. */
export const SearchPreview = t.Object({
  title: t.String(),
  week: Integer({ description: 'How many such ads came within the last week.' }),
})

/** The token out of a letter. */
export const LinkToken = t.Object({ token: t.String({ maxLength: 200 }) })
export const StoppedSearch = t.Object({
  title: Nullable(t.String({ description: 'Null: all of the person’s searches.' })),
  is_stopped: t.Boolean(),
})
/** An ad that a letter offers to show for longer. */
export const RenewableAd = t.Object({
  title: t.String(),
  is_renewed: t.Boolean(),
  expires_at: Moment,
})
