import { GOODS_KINDS, GOODS_VIEWS, type GoodsPicture } from '../drawings'
import { number, oneOf, rubles } from '../typed'
import type { AdPhoto } from './photos'
import { adOf, marked, readTyped, type Typed } from './read'
import { SALES_TEXT } from './sales-text'
import type { DemoAd } from './shapes'

/** The usual one first. */
const CONDITIONS = ['good', 'new', 'worn', 'parts'] as const

const read = (typed: Typed): DemoAd<'sales'> => {
  const [title = '', category = '', price, place, shots = ''] = typed.cells
  const { marks } = typed
  const fields = {
    category,
    condition: marked(marks, CONDITIONS),
    exchange: marks.includes('exchange'),
    delivery: marks.includes('delivery'),
  }
  return adOf('sales', typed, { title, price: rubles(price), place, fields, photos: photosOf(shots, typed.index) })
}

function photosOf(shots: string, index: number): AdPhoto[] {
  const [word, colours, count] = shots.split(' ')
  const thing = oneOf(GOODS_KINDS, word)
  const tone = number(colours) ?? 0
  return Array.from({ length: number(count) ?? 1 }, (_, at) => {
    const shows: GoodsPicture = { thing, tone, view: GOODS_VIEWS[at % GOODS_VIEWS.length] ?? 'whole' }
    return { kind: 'goods', seed: index * 10 + at, shows }
  })
}

export const SALES: readonly DemoAd<'sales'>[] = readTyped(SALES_TEXT, 5).map(read)

/** Every category that the ads name, by its slug. */
export const GOODS_CATEGORY_SLUGS: readonly string[] = [...new Set(SALES.map(({ fields }) => fields.category))].sort()
