import type { FormTable } from '../forms/form'
import type { NoticeEvent } from '../notices/rules'

/**
 * What the product's things are called, once for all: the wire's refusals, the log, the moderator's queue and the screens
 * take their words from here. A noun's name is that of its table, unless `table` says another.
 */
export type Noun = {
  one: string
  accusative: string
  /** Of how many: «пять историй». */
  many: string
  gender: 'm' | 'f' | 'n' | 'plural'
  table?: string
  /** The column by which people call a row. */
  title?: string
  /** The form whose words the log uses for the row's fields. */
  form?: FormTable
  /** Rows that one owner may have at most. */
  most?: number
  /** Which of the refusals that every noun may have it has. */
  refuses: readonly NounRefusal[]
  /** The heading under which the log's filter keeps what was done to it. */
  log?: string
  /** The same of what only the platform's own log tells. */
  desk_log?: string
  /** Where administrators open its rows. */
  desk?: string
  /** The tag of kept pages that show it. */
  pages?: string
  /** It is looked at before it is shown: by its form, fields that are not `at_once` wait. */
  moderated?: Moderated
}
/** How a field that waits for a moderator is shown. `within`: another field says it in words already. */
export type Waiting = {
  label: string
  as: 'text' | 'rich' | 'details' | 'image' | 'images' | 'point' | 'within'
  /** The words of its values. */
  choices?: Readonly<Record<string, string>>
  /** Nothing is said of it where nothing stands in it. */
  may_lack?: true
}
type Moderated = {
  /** How its author is told what became of it: where they go on, where it is a customer's, by the ways of which notice, and what approving comes to where that is not seen by all at once. */
  told: { at: string; as?: NoticeEvent; approved?: string }
  /** Columns that wait beside what the form says, and other words for its fields. */
  fields?: Readonly<Record<string, Waiting>>
  /** Readers may complain of it: enough of them hide it, by its `hidden_at`, until a moderator has looked. */
  complained?: true
  /** A trusted author’s waits, too. */
  always_waits?: true
  /** For how many days a row is shown once it is approved, by its `published_at` and `expires_at`. */
  shown_days?: number
}
export type NounRefusal = 'not_found' | 'changed' | 'too_many'

export const EDITED = ['not_found', 'changed'] as const
export const COUNTED = ['not_found', 'changed', 'too_many'] as const
export const FOUND = ['not_found'] as const
