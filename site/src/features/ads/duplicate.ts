import { isSection, type SectionName } from '@ostrov/shared/ads/sections'
import { isUuid } from '@ostrov/shared/wire/uuid'

/** An own ad that a new one is the like of. */
export type Duplicate = {
  id: string
  number: number
  section: SectionName
  title: string
  slug: string
  isShown: boolean
}

/** What a refusal says of it; null of any other refusal. */
export function duplicateIn({ duplicate }: Readonly<Record<string, unknown>>): Duplicate | null {
  if (typeof duplicate !== 'object' || duplicate === null) return null
  const { id, number, section, title, slug, status } = Object.fromEntries(Object.entries(duplicate))
  if (typeof id !== 'string' || !isUuid(id) || typeof number !== 'number') return null
  if (typeof section !== 'string' || !isSection(section) || typeof title !== 'string' || typeof slug !== 'string')
    return null
  return { id, number, section, title, slug, isShown: status === 'published' }
}
