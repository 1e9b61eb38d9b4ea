import { servingWords } from '@ostrov/shared/menu/hours'
import type { MenuPageWire } from '@ostrov/shared/menu/page-schema'
import type { ProductWire } from '@ostrov/shared/menu/schema'

export type Section = { id: string; label: string; products: readonly ProductWire[] }

const POPULAR = { id: 'popular', label: 'Популярное' }
/** A menu shorter than this has nothing to pick «Популярное» out of. */
const POPULAR_FROM = 12
const POPULAR_MOST = 8

/** The menu as the page shows it: «Популярное» on top of a long one, then the categories that hold something. */
export function menuSections({ categories, products }: Pick<MenuPageWire, 'categories' | 'products'>): Section[] {
  const sections = categories
    .toSorted((one, other) => one.sort - other.sort)
    .map(({ id, label }) => ({ id, label, products: products.filter((product) => product.category_id === id) }))
    .filter((section) => section.products.length > 0)
  const liked = products.filter((product) => product.is_popular).slice(0, POPULAR_MOST)
  // Two in a row: an odd one would leave a hole under the eyes.
  const popular = liked.slice(0, liked.length - (liked.length % 2))
  if (popular.length < 2 || products.length < POPULAR_FROM) return sections
  return [{ ...POPULAR, products: popular }, ...sections]
}

/** The menu on paper: each section once, and when it and each dish are served. */
export function printedSections({ categories, products }: Pick<MenuPageWire, 'categories' | 'products'>) {
  return categories
    .toSorted((one, other) => one.sort - other.sort)
    .map(({ id, label }) => ({ label, products: products.filter((product) => product.category_id === id) }))
    .filter((section) => section.products.length > 0)
    .map(({ label, products: dishes }) => {
      // What holds for all of them is the section's to say.
      const words = dishes.map(({ servings }) => servings.map(servingWords).join('; '))
      const same = words.every((one) => one === words[0])
      const printed = dishes.map((dish, at) => ({ ...dish, own_hours: same ? '' : (words[at] ?? '') }))
      return { label, hours: same ? (words[0] ?? '') : '', products: printed }
    })
}

/** The anchor of a section on the page. */
export function sectionAnchor(id: string): string {
  return `menu-${id}`
}
