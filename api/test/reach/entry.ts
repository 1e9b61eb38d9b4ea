import type { Product } from '../product'
import type { Values } from '../routes'
import type { Rows } from './world'

/** Kinds of rows that belong to somebody. */
export type Kind = { [Name in keyof Rows]: Rows[Name] extends string ? Name : never }[keyof Rows]

/**
 * What a parameter names: a row of some kind, which a stranger must not find; or, as `why`, what makes it nobody's row.
 */
export type Names = Kind | { why: string; own?: Kind }

/** A route's parameters, and a body with these values in it where a sample would not reach the row. */
export type Entry = {
  names: Record<string, Names>
  body?: (values: Values, mine: Rows) => unknown
  query?: Values
  status?: 200
  /** One's own rows that are gone once they were asked about, made anew for each asking. */
  fresh?: (product: Product, mine: Rows) => Promise<Values>
}

export const FILTER = { why: 'narrows a list that everybody reads' }
