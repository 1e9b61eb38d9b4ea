import type { ListQuery } from '@ostrov/shared/lists/table'
import type { businessProducts } from '@ostrov/shared/menu/business-lists'
import type {
  BusinessCategoryWire,
  BusinessProductWire,
  ProductActivityInputWire,
  ProductsChangeWire,
} from '@ostrov/shared/menu/business-schema'
import { ask } from '@ostrov/shared/wire/answers'
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { createContext, useMemo } from 'react'
import { api } from '../../api'
import { useMoves } from './use-moves'

const PAGE = 100

/** A restaurant's menu, and what is done with it at once. */
export function useMenu(restaurantId: string) {
  const client = useQueryClient()
  const ways = useMemo(() => waysOf(client, restaurantId), [client, restaurantId])
  const moves = useMoves(restaurantId, ways.key)
  /** Changes many dishes by one call, and says what was refused. */
  const { mutateAsync: changeMany } = useMutation({
    mutationFn: (items: ProductsChangeWire['items']) => ask(ways.products.put({ items })),
    onSettled: ways.refresh,
  })
  // The same from one drawing to the next, so that a row is drawn anew only when its own dish has changed.
  return useMemo(() => ({ ...ways, ...moves, changeMany }), [ways, moves, changeMany])
}
export type Menu = ReturnType<typeof useMenu>

function waysOf(client: QueryClient, restaurantId: string) {
  const { products, product_category: groups } = api.restaurant({ restaurantId })
  const key = ['menu', restaurantId]
  const refresh = () => client.invalidateQueries({ queryKey: key })
  return {
    key,
    products,
    groups,
    refresh,
    /** The key of a category's dishes. */
    keyOf: (category_id: string) => [...key, 'dishes', category_id],
    /** Stops a dish, puts it back, or says how many are left; applies at once. */
    setActivity: async (id: string, input: ProductActivityInputWire) => {
      const after = await ask(products.activity({ productId: id }).put(input))
      void refresh()
      return after
    },
  }
}

export function useCategories({ key, groups }: Menu) {
  return useQuery({
    queryKey: [...key, 'categories'],
    queryFn: () => ask(groups.get({ query: { limit: PAGE } })),
  })
}

/** How many dishes each filter would leave; the tree is not filtered. */
export function useFacets({ key, products }: Menu, query: Partial<ListQuery<typeof businessProducts>>) {
  const { page: _, limit: __, sort: ___, ...asked } = query
  return useQuery({
    queryKey: [...key, 'facets', asked],
    queryFn: () => ask(products.facets.get({ query: asked })),
    placeholderData: keepPreviousData,
  })
}

/** The dishes of a category, however many; asked when it is opened. */
export function useDishes(menu: Menu, category_id: string) {
  return useQuery(dishesOf(menu, category_id))
}

/** The dishes of those categories that are open, category by category; null where they are not known yet. */
export function useOpenDishes(menu: Menu, open: readonly string[]) {
  const answers = useQueries({ queries: open.map((id) => dishesOf(menu, id)) })
  return new Map(open.map((id, at) => [id, answers[at]?.data?.items ?? null]))
}

function dishesOf(menu: Menu, category_id: string) {
  return queryOptions({
    queryKey: menu.keyOf(category_id),
    queryFn: async () => {
      const read = (page: number) => ask(menu.products.get({ query: { category_id, page, limit: PAGE, sort: 'sort' } }))
      const first = await read(1)
      const pages = Array.from({ length: Math.ceil(first.total / PAGE) - 1 }, (_, at) => read(at + 2))
      return { items: [first, ...(await Promise.all(pages))].flatMap(({ items }) => items) }
    },
  })
}

/** What is opened beside the menu. */
export type Edited =
  | { what: 'dish'; dish: BusinessProductWire | null; category_id: string; copy?: true }
  | { what: 'category'; category: BusinessCategoryWire | null }
  | { what: 'stop'; dish: BusinessProductWire }

type Toggle = (dishes: readonly BusinessProductWire[], on: boolean) => void
/** The dishes that are chosen to be changed together: a context, for the tree between is not drawn anew for a tick. */
export const ChosenContext = createContext<{ chosen: ReadonlyMap<string, BusinessProductWire>; toggle: Toggle }>({
  chosen: new Map(),
  toggle: () => {},
})
export type Acts = { menu: Menu; onEdit: (edited: Edited) => void }
