import type { CounterLinksWire, CounterMenuWire } from '@ostrov/shared/counters/schema'
import { importPath } from '@ostrov/shared/paths'
import { showToast } from '@ostrov/shared/ui/toasts'
import { ask } from '@ostrov/shared/wire/answers'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { api } from '../../api'
import { counterKey, counterMenuKey } from './counter-key'

export type CounterRow = CounterMenuWire['rows'][number]
export type CounterGood = CounterMenuWire['goods'][number]
type Links = CounterLinksWire['links']

/** The counter's menu beside ours, and what can be done about the difference. */
export function useCounterMenu(restaurantId: string) {
  const route = api.integrations.frontpad.restaurant({ restaurantId })
  const client = useQueryClient()
  const navigate = useNavigate()
  const queryKey = counterMenuKey(restaurantId)
  const keep = (menu: CounterMenuWire) => client.setQueryData(queryKey, menu)
  const menu = useQuery({ queryKey, queryFn: () => ask(route.products.import.get()) })
  const read = useMutation({
    mutationFn: () => ask(route.products.import.post()),
    onSuccess: keep,
    onSettled: () => client.invalidateQueries({ queryKey: counterKey(restaurantId) }),
  })
  const link = useMutation({
    mutationFn: (links: Links) => ask(route.articles.put({ links })),
    onSuccess: (after) => {
      keep(after)
      showToast('Сохранено', { kind: 'success' })
    },
  })
  const plan = useMutation({
    mutationFn: () => ask(route.products.plan.post()),
    onSuccess: ({ id }) => {
      void client.invalidateQueries({ queryKey: ['imports', restaurantId] })
      navigate(importPath(id))
    },
  })
  return { menu, read, link, plan }
}
/** Dishes that would not come to the counter; undefined until that is known. */
export function useUnlinked(id: string) {
  return useCounterMenu(id).menu.data?.rows.filter(
    ({ kind, state }) => kind === 'product' && ['unlinked', 'unknown'].includes(state),
  )
}

export type CounterMenuCalls = ReturnType<typeof useCounterMenu>
