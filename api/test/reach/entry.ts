import type { Product } from '../product'
import type { Values } from '../routes'
import type { Rows } from './world'

/** Kinds of rows that belong to somebody, and that many nouns need. */
type Kind = { [Name in keyof Rows]: Rows[Name] extends string ? Name : never }[keyof Rows]

/**
 * What a parameter names: a row of some kind, which a stranger must not find, or which is refused by another `status` as if
 * it had never been; or, as `why`, what makes it nobody's row.
 */
type Names<Own extends string> = Kind | Own | { row: Kind | Own; status: number } | { why: string; own?: Kind | Own }

/** A route's parameters, and a body with these values in it where a sample would not reach the row. */
export type Entry<Own extends string = never> = {
  names: Record<string, Names<Own>>
  body?: (values: Values, mine: Rows) => unknown
  query?: Values
  status?: 200
  /** One's own rows that are gone once they were asked about, made anew for each asking. */
  fresh?: (product: Product, mine: Rows) => Promise<Values>
}

export const FILTER = { why: 'narrows a list that everybody reads' }
export const CITY = { why: 'a town is everybody’s' }
export const LINE_NAME = {
  why: 'the client’s own name of a line it is about to make; means nothing in another basket',
  own: 'guest',
} as const
export const ADMINISTRATORS = { why: 'an administrator reaches everybody’s', own: 'revision' } as const
/** Compared with what stands there: another’s is refused as one’s own that has left. */
export const SEEN = { why: 'says what was seen of the order' }
/** A stranger’s is refused as one that was removed: `payments/methods/saved-methods.test.ts`. */
export const PAYERS = { why: 'looked for among the payer’s own ways alone' }
/** Of no row at all. */
export const NOBODYS = '018f0000-0000-7000-8000-000000000000'
