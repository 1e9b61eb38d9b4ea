import type { Section } from './section'

export type Found = { to: string; title: string; note: string }
export type FoundGroup = {
  title: string
  found: readonly Found[]
  /** There are more than are shown, and perhaps a list that shows them all. */
  more?: { to: string | null } | undefined
}

/** The screens that are called so, or hold what is called so; while nothing is typed all of them. */
export function screensOf(sections: readonly Section[], typed: string): readonly FoundGroup[] {
  const words = plain(typed).split(/\s+/)
  const found = sections
    .filter(({ label, also = '' }) => {
      const named = plain(`${label} ${also}`)
        .split(/[\s,]+/)
        .filter((word) => word !== '')
      return words.every((word) => named.some((name) => name.startsWith(word)))
    })
    .map(({ to, label, also = '' }) => ({ to, title: label, note: also }))
  return found.length > 0 ? [{ title: 'Экраны', found }] : []
}

const plain = (text: string) => text.trim().toLowerCase().replaceAll('ё', 'е')
