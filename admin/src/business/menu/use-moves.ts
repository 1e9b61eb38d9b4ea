import { quoted } from '@ostrov/shared/formats/quoted'
import type { BusinessCategoryWire, BusinessProductWire } from '@ostrov/shared/menu/business-schema'
import { orderedRows, type Place } from '@ostrov/shared/menu/tree'
import { showToast } from '@ostrov/shared/ui/toasts'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../../api'

type List<Row> = { items: Row[] }
type Move = {
  send: () => Promise<unknown>
  /** Shows it before the server has answered. */
  show: () => void
  /** What is said once it is done, and how it is taken back. */
  done?: { text: string; undo: () => void }
}

/**
 * What is sorted is shown at once, one move after the other is sent. What is refused or did not get through goes back to
 * where it was, with the sentence.
 */
export function useMoves(restaurantId: string, key: QueryKey) {
  const client = useQueryClient()
  const mutationKey = [...key, 'sort']
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: ({ send }: Move) => send(),
    onMutate: ({ show }) => {
      void client.cancelQueries({ queryKey: key })
      const before = client.getQueriesData({ queryKey: key })
      show()
      return before
    },
    onSuccess: (_, { done }) => {
      if (done) showToast(done.text, { kind: 'success', action: { label: 'Отменить', onPress: done.undo } })
    },
    onError: (problem, _, before) => {
      for (const [queryKey, data] of before ?? []) client.setQueryData(queryKey, data)
      showToast(sentenceOf(problem), { kind: 'error' })
    },
    // What waits for its turn is shown already, and an answer without it would take it back before the eyes.
    onSettled: () => {
      if (client.isMutating({ mutationKey }) === 1) void client.invalidateQueries({ queryKey: key })
    },
  })

  return useMemo(() => movesOf({ client, restaurantId, key, mutate }), [client, restaurantId, key, mutate])
}

type Moving = { client: QueryClient; restaurantId: string; key: QueryKey; mutate: (move: Move) => void }

function movesOf({ client, restaurantId, key, mutate }: Moving) {
  const { products, product_category: groups } = api.restaurant({ restaurantId })
  const moveCategory = (category: BusinessCategoryWire, { after_id }: Place) =>
    mutate({
      send: () => ask(groups.sort({ categoryId: category.id }).put(behind(after_id))),
      show: () => put(client, [...key, 'categories'], category, after_id),
    })

  const moveDish = (dish: BusinessProductWire, from: Place, to: Place, categories: readonly BusinessCategoryWire[]) => {
    const isElsewhere = to.branch !== from.branch
    const moved = { ...dish, category_id: to.branch }
    const label = categories.find(({ id }) => id === to.branch)?.label ?? ''
    const text = `${quoted(dish.name)} теперь в\u00A0категории ${quoted(label)}`
    const body = { ...behind(to.after_id), category_id: to.branch, from_category_id: from.branch }
    mutate({
      send: () => ask(products.sort({ productId: dish.id }).put(body)),
      show: () => {
        if (isElsewhere) take(client, [...key, 'dishes', from.branch], dish.id)
        put(client, [...key, 'dishes', to.branch], moved, to.after_id)
        if (isElsewhere) count(client, [...key, 'categories'], { [from.branch]: -1, [to.branch]: 1 })
      },
      ...(isElsewhere && { done: { text, undo: () => moveDish(moved, to, from, categories) } }),
    })
  }
  return { moveCategory, moveDish }
}

const behind = (after_id: Place['after_id']) => (after_id === undefined ? {} : { after_id })

function put<Row extends { id: string }>(client: QueryClient, key: QueryKey, row: Row, after_id: Place['after_id']) {
  client.setQueryData<List<Row>>(key, (now) => now && { ...now, items: orderedRows(now.items, row, after_id) })
}

function take(client: QueryClient, key: QueryKey, gone: string) {
  client.setQueryData<List<{ id: string }>>(key, (now) => now && { items: now.items.filter(({ id }) => id !== gone) })
}

function count(client: QueryClient, key: QueryKey, change: Record<string, number>) {
  client.setQueryData<List<BusinessCategoryWire>>(
    key,
    (now) =>
      now && {
        ...now,
        items: now.items.map((one) => ({ ...one, products_count: one.products_count + (change[one.id] ?? 0) })),
      },
  )
}
