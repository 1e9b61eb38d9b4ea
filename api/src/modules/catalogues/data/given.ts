import type { Catalogue } from '@ostrov/shared/catalogues/catalogues'
import { inLatin } from '@ostrov/shared/spelling/scripts'

/** An entry of the product's own data; `parent` is a slug. */
export type Given = {
  catalogue: Catalogue
  slug: string
  parent: string | null
  name: string
  sort: number
  from_year: number | null
  to_year: number | null
}

export function given(
  catalogue: Catalogue,
  entry: Pick<Given, 'slug' | 'parent' | 'name'> & Partial<Pick<Given, 'sort' | 'from_year' | 'to_year'>>,
): Given {
  return { catalogue, sort: 0, from_year: null, to_year: null, ...entry }
}

/** «Матрос-рыбак» → `matros-rybak` */
export function slugOf(name: string): string {
  const small = name.normalize('NFC').toLowerCase().replaceAll('ё', 'е').replaceAll("'", '')
  return inLatin(small)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

export const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')
