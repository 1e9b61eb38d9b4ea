import { useStore } from '@nanostores/react'
import { readAddress, withChoice, writeAddress } from '@ostrov/shared/lists/address'
import type { ListTable } from '@ostrov/shared/lists/table'
import type { ListViewWire } from '@ostrov/shared/views/schema'
import { ask } from '@ostrov/shared/wire/answers'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { api } from '../../api'
import { $staff } from '../../session/store'
import type { ListState } from './use-list'

/** The calls about the views of whoever works here: the same on both sides. */
export function useViewsDoor() {
  return useStore($staff)?.kind === 'admin' ? api.admin.views : api.business_user.views
}

/** What one has saved of a list; nothing is asked of a list that cannot be narrowed or put in another order. */
export function useViews(table: ListTable): readonly ListViewWire[] | undefined {
  const door = useViewsDoor()
  const { data } = useQuery({
    queryKey: ['list-views', table.name],
    queryFn: () => ask(door.get({ query: { list: table.name } })),
    staleTime: 60_000,
    enabled: table.sorts !== undefined || Object.keys(table.filters ?? {}).length > 0,
  })
  return data?.items.map((view) => ({ ...view, address: addressIn(table, view.address) }))
}

/** What of a list is looked at, whichever of its pages. */
export const shownAddress = ({ table, query }: ListState) => writeAddress(table, withChoice(query, {}))

/** As the list would write it now: what it has meanwhile lost is left out. */
function addressIn(table: ListTable, address: string) {
  return writeAddress(table, readAddress<ListTable>(table, new URLSearchParams(address)))
}

/** A page that was opened without a query goes on to the view that opens first; who has chosen something meanwhile stays. */
export function useFirstView(views: readonly ListViewWire[] | undefined): void {
  const [params, setParams] = useSearchParams()
  const isSettled = useRef(false)
  const isAsked = params.size > 0
  useEffect(() => {
    if (isSettled.current || (!isAsked && !views)) return
    isSettled.current = true
    const first = views?.find(({ is_default }) => is_default)
    if (!isAsked && first) setParams(first.address, { replace: true })
  }, [isAsked, views, setParams])
}
