import type { Section } from '@ostrov/shared/ads/section'

type Fields = Section['fields']

/** Its entry follows from that of another field, which stands in it: a model tells its mark. */
export const isImplied = (fields: Fields, name: string): boolean =>
  !fields[name]?.within && Object.values(fields).some(({ within }) => within === name)

/** The field whose entry says what may be chosen here, where that is asked for itself. */
export function parentField(fields: Fields, name: string): string | null {
  const within = fields[name]?.within
  return within && !isImplied(fields, within) ? within : null
}

/** The fields that are drawn, in their order; a point belongs to its line. */
export const drawnFields = (fields: Fields): string[] =>
  Object.keys(fields).filter((name) => !isImplied(fields, name) && fields[name]?.kind !== 'point')

/** The choice that a field is asked by, and for which of its values; '' is none chosen yet. */
export type AskedWhen = { field: string; values: string[] }

/** By which choice a field is asked; null for one that is always asked. Found by trying each choice. */
export function askedWhen(fields: Fields, name: string): AskedWhen | null {
  const when = fields[name]?.when
  if (!when) return null
  for (const [field, { choices }] of Object.entries(fields)) {
    const all = choices ? ['', ...Object.keys(choices)] : []
    const values = all.filter((value) => when({ [field]: value }))
    if (values.length > 0 && values.length < all.length) return { field, values }
  }
  return null
}
