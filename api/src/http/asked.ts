import type { AnyQuery } from '@ostrov/shared/lists/table'

/** The filters of a list whose types only its declaration knows. */
export function asked(query: object): AnyQuery {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => !(value instanceof Object)))
}
