import type { List } from './list'

const PAGE = 100

/** The rows of a list, `most` of them: page by page, each after the last row of the one before. */
export async function readOn<Item extends { id: number }>(
  most: number,
  read: (place: { page: 1; limit: number; after?: number }) => Promise<List<Item>>,
): Promise<Item[]> {
  const found: Item[] = []
  while (found.length < most) {
    const after = found.at(-1)?.id
    const { items } = await read({ page: 1, limit: PAGE, ...(after !== undefined && { after }) })
    found.push(...items)
    if (items.length < PAGE) break
  }
  return found
}
