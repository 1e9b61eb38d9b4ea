import type { ActivityInputWire } from '@ostrov/shared/menu/business-schema'
import { orderedRows, type Place } from '@ostrov/shared/menu/tree'
import type { OptionGroupWire, OptionsAndGroupsWire, OptionWire } from '@ostrov/shared/options/schema'
import { showToast } from '@ostrov/shared/ui/toasts'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import type { Stoppable } from './edited'

const callsOf = (restaurantId: string) => api.restaurant({ restaurantId })['product-option']

/** A restaurant's options and groups, and what is done with them. */
export function useOptions(restaurantId: string) {
  const calls = callsOf(restaurantId)
  const client = useQueryClient()
  const queryKey = ['options', restaurantId]
  const options = useQuery({ queryKey, queryFn: () => ask(calls.options_and_groups.get()) })
  const refresh = () => client.invalidateQueries({ queryKey })
  const show = (change: (now: OptionsAndGroupsWire) => OptionsAndGroupsWire) =>
    client.setQueryData<OptionsAndGroupsWire>(queryKey, (now) => now && change(now))
  const told = { onError: (problem: Error) => showToast(sentenceOf(problem), { kind: 'error' }), onSettled: refresh }
  const priced = useMutation({
    mutationFn: ({ id, price }: { id: string; price: number }) =>
      ask(calls.unmoderated({ optionId: id }).put({ price })),
    onSettled: refresh,
  })
  const moved = useMutation({
    mutationFn: ({ id, after_id }: Moved) => ask(calls.unmoderated({ optionId: id }).put({ after_id })),
    ...told,
  })
  const groupMoved = useMutation({
    mutationFn: ({ id, after_id }: Moved) => ask(calls.group.unmoderated({ groupId: id }).put({ after_id })),
    ...told,
  })
  return {
    restaurantId,
    options,
    refresh,
    calls,
    /** Stops an option or a group, or puts it back; applies at once. */
    setActivity: async (kind: Stoppable, id: string, { is_active, stopped_until }: ActivityInputWire) => {
      const input = { is_active, stopped_until }
      const after = await ask(
        kind === 'group'
          ? calls.group.activity({ groupId: id }).put(input)
          : calls.activity({ optionId: id }).put(input),
      )
      void refresh()
      return after
    },
    setPrice: (option: OptionWire, price: number) => priced.mutateAsync({ id: option.id, price }),
    moveOption: (list: readonly OptionWire[], option: OptionWire, after_id: Place['after_id']) => {
      const order = orderedRows(list, option, after_id)
      show((now) => withOrder(now, order))
      moved.mutate({ id: option.id, after_id: behind(order, option) })
    },
    moveGroup: (list: readonly OptionGroupWire[], group: OptionGroupWire, after_id: Place['after_id']) => {
      const order = orderedRows(list, group, after_id)
      show((now) => ({ ...now, product_option_groups: order }))
      groupMoved.mutate({ id: group.id, after_id: behind(order, group) })
    },
  }
}
export type Options = ReturnType<typeof useOptions>

type Moved = { id: string; after_id: string | null }

/** Which one it stands behind: the same whoever else is sorting. */
function behind<Row extends { id: string }>(order: readonly Row[], moved: Row): string | null {
  return order[order.indexOf(moved) - 1]?.id ?? null
}

function withOrder(now: OptionsAndGroupsWire, order: OptionWire[]): OptionsAndGroupsWire {
  const group_id = order[0]?.group_id ?? null
  if (group_id === null) return { ...now, product_options: order }
  return {
    ...now,
    product_option_groups: now.product_option_groups.map((group) =>
      group.id === group_id ? { ...group, product_options: order } : group,
    ),
  }
}
