/** Trees of words that ads choose from. */
export const CATALOGUES = {
  specialization: 'Специализации',
  car_mark: 'Марки автомобилей',
  car_model: 'Модели автомобилей',
  car_generation: 'Поколения моделей',
  goods_category: 'Категории товаров',
} as const
export type Catalogue = keyof typeof CATALOGUES

/** The catalogue in which the parent of an entry stands, and how many levels its own catalogue has; with one level the parent is required. */
type Shape = { within: Catalogue | null; levels: number }
export const SHAPES: Readonly<Record<Catalogue, Shape>> = {
  specialization: { within: 'specialization', levels: 2 },
  car_mark: { within: null, levels: 1 },
  car_model: { within: 'car_mark', levels: 1 },
  car_generation: { within: 'car_model', levels: 1 },
  goods_category: { within: 'goods_category', levels: 3 },
}

/** Ads name leaves of these; a branch only gathers them. */
export const hasBranches = (catalogue: Catalogue) => SHAPES[catalogue].levels > 1

/** How ads call the field that holds an entry: where a refused entry is complained of. */
export const ENTRY_FIELDS = {
  specialization: 'specialization',
  car_mark: 'mark',
  car_model: 'model',
  car_generation: 'generation',
  goods_category: 'category',
} as const satisfies Record<Catalogue, string>

export const SLUG_MAX = 80
export const isSlug = (text: string) => /^[a-z0-9-]{1,80}$/.test(text)

/** Entries whose `sort` is less stand first in lists that show the popular ones apart. */
export const POPULAR_BEFORE = 100
