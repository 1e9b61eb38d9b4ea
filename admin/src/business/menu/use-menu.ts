import type {
  BusinessCategoryWire,
  BusinessProductWire,
  ProductActivityInputWire,
  ProductsChangeWire,
} from '@ostrov/shared/menu/business-schema'
import { ask } from '@ostrov/shared/wire/answers'
import { queryOptions, useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { useMoves } from './use-moves'

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
    ...useMoves(restaurantId, key),
    /** Stops a dish, puts it back, or says how many are left; applies at once. */
    setActivity: async (id: string, input: ProductActivityInputWire) => {
      const after = await ask(products.activity({ productId: id }).put(input))
      void refresh()
      return after
    },
    /** Changes many dishes by one call, and says what was refused. */
    changeMany: changed.mutateAsync,
  }
}
export type Menu = ReturnType<typeof useMenu>

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

/** The dishes that are chosen to be changed together. */
export type Chosen = {
  has: (id: string) => boolean
  toggle: (dishes: readonly BusinessProductWire[], on: boolean) => void
}
export type Acts = { menu: Menu; chosen: Chosen; onEdit: (edited: Edited) => void }
