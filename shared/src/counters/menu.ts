/** What of ours a counter knows by an article. */
export const LINKED = { product: 'Блюда', product_option: 'Опции', delivery_zone: 'Зоны доставки' } as const
export type LinkedKind = keyof typeof LINKED

/** How far a dish, an option or a zone is known to the counter. */
export const LINK_STATES = {
  unlinked: 'Нет артикула',
  unknown: 'Касса не\u00A0знает артикул',
  price: 'Цена в\u00A0кассе другая',
  linked: 'Связано',
} as const
export type LinkState = keyof typeof LINK_STATES

/** Minutes between two questions for the whole menu. */
export const GOODS_PAUSE_MINUTES = 60
/** So many goods of a counter are kept. */
export const GOODS_MAX = 3000
/** Rows that one call links. */
export const LINKS_MAX = 500

type Linked = { kind: LinkedKind; article: string | null; price: number | null }

/**
 * `goods`: article → its price there; null while the counter's menu was never read, so nothing is known of articles. `otherwise`: the
 * article of a zone that has none of its own.
 */
export function linkState(
  { kind, article, price }: Linked,
  goods: ReadonlyMap<string, { price: number }> | null,
  otherwise: string,
): LinkState {
  const own = article || (kind === 'delivery_zone' ? otherwise : '')
  if (own === '') return 'unlinked'
  const good = goods?.get(own)
  if (!goods) return 'linked'
  if (!good) return 'unknown'
  // What bringing costs is ours to say.
  return kind === 'product' && price !== null && good.price !== price ? 'price' : 'linked'
}
