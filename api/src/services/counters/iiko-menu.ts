import { GOODS_MAX } from '@ostrov/shared/counters/menu'
import type { CounterGood } from './counter'
import { ARTICLE, isRecord, rublesOf, textOf } from './wire'

/** What iiko sells, by the article that our rows name: its own id, and to which group each modifier of it belongs. */
export type IikoMenu = {
  goods: CounterGood[]
  products: ReadonlyMap<string, { id: string; groups: ReadonlyMap<string, string> }>
  articles: ReadonlyMap<string, string>
}

/** Reads a nomenclature; of one article the first, and nothing of what was deleted or has no article of digits. */
export function menuOf(nomenclature: Record<string, unknown>): IikoMenu {
  const goods: CounterGood[] = []
  const products = new Map<string, { id: string; groups: Map<string, string> }>()
  const articles = new Map<string, string>()
  const listed = Array.isArray(nomenclature.products) ? nomenclature.products.filter(isRecord) : []
  for (const product of listed) {
    const [id, article] = [textOf(product.id), textOf(product.code)]
    if (product.isDeleted === true || id === '' || !ARTICLE.test(article)) continue
    articles.set(id, article)
    if (products.has(article) || goods.length >= GOODS_MAX) continue
    products.set(article, { id, groups: groupsOf(product.groupModifiers) })
    goods.push({ article, name: textOf(product.name) || `Товар ${article}`, price: priceOf(product.sizePrices) })
  }
  return { goods, products, articles }
}

/** Modifier → the group that it is chosen in; those that stand alone are in none. */
function groupsOf(said: unknown): Map<string, string> {
  const groups = Array.isArray(said) ? said.filter(isRecord) : []
  return new Map(
    groups.flatMap(({ id, childModifiers }) =>
      (Array.isArray(childModifiers) ? childModifiers.filter(isRecord) : []).map(
        (modifier) => [textOf(modifier.id), textOf(id)] as const,
      ),
    ),
  )
}

/** Of the first size. */
function priceOf(said: unknown): number {
  const [size] = Array.isArray(said) ? said.filter(isRecord) : []
  return isRecord(size?.price) ? rublesOf(textOf(size.price.currentPrice)) : 0
}
