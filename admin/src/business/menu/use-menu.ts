import type { BusinessCategoryWire, BusinessProductWire, ProductsChangeWire } from '@ostrov/shared/menu/business-schema'
import { showToast } from '@ostrov/shared/ui/toasts'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'

const PAGE = 100

/** A restaurant's menu, and what is done with it at once. */
export function useMenu(restaurantId: string) {
  const client = useQueryClient()
  const { products, product_category: groups } = api.restaurant({ restaurantId })
  const key = ['menu', restaurantId]
  const refresh = () => client.invalidateQueries({ queryKey: key })
  const categories = useQuery({
    queryKey: [...key, 'categories'],
    queryFn: () => ask(groups.get({ query: { limit: PAGE } })),
  })
  /** Shows the order at once; what the server refuses goes back with its sentence. */
  const sorted = useMutation({
    mutationFn: ({ send }: Sorting) => send(),
    onError: (problem) => showToast(sentenceOf(problem), { kind: 'error' }),
    onSettled: refresh,
  })
  const move = (queryKey: QueryKey, { id, to, send }: Sorting & { id: string; to: number }) => {
    void client.cancelQueries({ queryKey })
    client.setQueryData<Rows>(queryKey, (now) => now && { ...now, items: reordered(now.items, id, to) })
    sorted.mutate({ send })
  }
  const changed = useMutation({
    mutationFn: (items: ProductsChangeWire['items']) => ask(products.put({ items })),
    onSettled: refresh,
  })
  return {
    key,
    categories,
    products,
    groups,
    refresh,
    /** The key of a category's dishes. */
    keyOf: (category_id: string) => [...key, 'dishes', category_id],
    moveCategory: (id: string, sort: number) =>
      move([...key, 'categories'], { id, to: sort, send: () => ask(groups.sort({ categoryId: id }).put({ sort })) }),
    moveDish: (category_id: string, id: string, sort: number) =>
      move([...key, 'dishes', category_id], {
        ...{ id, to: sort },
        send: () => ask(products.sort({ productId: id }).put({ sort })),
      }),
    /** Changes many dishes by one call, and says what was refused. */
    changeMany: changed.mutateAsync,
  }
}
export type Menu = ReturnType<typeof useMenu>

type Sorting = { send: () => Promise<unknown> }
type Rows = { items: { id: string }[] }

/** The dishes of a category, however many; asked when it is opened. */
export function useDishes(menu: Menu, category_id: string) {
  return useQuery({
    queryKey: menu.keyOf(category_id),
    queryFn: async () => {
      const read = (page: number) => ask(menu.products.get({ query: { category_id, page, limit: PAGE, sort: 'sort' } }))
      const first = await read(1)
      const pages = Array.from({ length: Math.ceil(first.total / PAGE) - 1 }, (_, at) => read(at + 2))
      return { items: [first, ...(await Promise.all(pages))].flatMap(({ items }) => items) }
    },
  })
}

function reordered<Row extends { id: string }>(rows: readonly Row[], id: string, to: number): Row[] {
  const others = rows.filter((one) => one.id !== id)
  return [...others.slice(0, to), ...rows.filter((one) => one.id === id), ...others.slice(to)]
}

/** What is opened beside the menu. */
export type Edited =
  | { what: 'dish'; dish: BusinessProductWire | null; category_id: string; copy?: true }
  | { what: 'category'; category: BusinessCategoryWire | null }
  | { what: 'stop'; dish: BusinessProductWire }

/** The dishes that are chosen to be changed together. */
export type Chosen = {
  has: (id: string) => boolean
  toggle: (dishes: readonly BusinessProductWire[], on: boolean) => void
}
export type Acts = { menu: Menu; chosen: Chosen; onEdit: (edited: Edited) => void }
