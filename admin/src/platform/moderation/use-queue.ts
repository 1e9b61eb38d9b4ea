import { revisionList } from '@ostrov/shared/moderation/lists'
import type { Decision } from '@ostrov/shared/moderation/rules'
import type { RevisionWire } from '@ostrov/shared/moderation/schema'
import { MODERATION, moderationPath } from '@ostrov/shared/paths'
import { showToast } from '@ostrov/shared/ui/toasts'
import { ask, Problem, sentenceOf } from '@ostrov/shared/wire/answers'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { api } from '../../api'
import { serverNow } from '../../clock'
import { useList } from '../../components/lists/use-list'
import { useAdministrator } from '../../session/people'
import { arrived, forget, setOff } from './decided'
import { holderOf } from './use-take'
import { IN_TURN, QUEUE } from './use-undo'
import { WORDS } from './words'

const ASK_EVERY_MS = 30_000

/** The queue as its address says, what is looked at, and how one goes on from it. */
export function useQueue() {
  const list = useList(revisionList)
  const { id } = useParams()
  const { search } = useLocation()
  const navigate = useNavigate()
  const { query } = list
  const queue = useQuery({
    queryKey: [QUEUE, 'list', query],
    queryFn: () => ask(api.admin.moderation.get({ query })),
    placeholderData: keepPreviousData,
    refetchInterval: ASK_EVERY_MS,
  })
  const facets = useQuery({
    queryKey: [QUEUE, 'facets'],
    queryFn: () => ask(api.admin.moderation.facets.get({ query: {} })),
    refetchInterval: ASK_EVERY_MS,
  })
  const items = queue.data?.items
  // What a link leads to may stand on another page of the queue, or be decided.
  const isElsewhere = id !== undefined && items !== undefined && !items.some((one) => one.id === id)
  const linked = useQuery({
    queryKey: [QUEUE, 'one', id],
    queryFn: () => ask(api.admin.moderation({ id: id ?? '' }).get()),
    enabled: isElsewhere,
  })
  const { data: me } = useAdministrator()
  const [isResting, setResting] = useState(false)
  // Where there is room, the first that nobody has is looked at before one is chosen, unless one has just let go of it.
  const first = isResting ? undefined : items?.find((one) => !holderOf(one, me?.id))
  const current = id === undefined ? first : (items?.find((one) => one.id === id) ?? linked.data)
  const open = (one: string | null) => {
    setResting(false)
    return navigate({ pathname: one ? moderationPath(one) : MODERATION, search }, { replace: true })
  }
  const rest = () => {
    void open(null)
    setResting(true)
  }
  return { list, queue, facets, items, id, current, linked, open, rest, search, me: me?.id }
}

type Queue = ReturnType<typeof useQueue>
type Decided = { revision: RevisionWire; status: Decision; reason?: string }

const NEWER = {
  proposal: 'Автор прислал новее. Посмотрите ещё раз',
  complaints: 'Пожаловался кто-то ещё. Посмотрите ещё раз',
} as const

/** Decides on what is looked at and opens the next; who was late is told what became of it. `onLeft` hears of what waits no more. */
export function useDecide(
  { items = [], open, current }: Pick<Queue, 'items' | 'open' | 'current'>,
  onLeft: (one: RevisionWire) => void,
) {
  const client = useQueryClient()
  const looked = useRef(current?.id)
  useLayoutEffect(() => {
    looked.current = current?.id
  })
  const decide = useMutation({
    scope: IN_TURN,
    onMutate: () => setOff(serverNow()),
    mutationFn: ({ revision, status, reason }: Decided) =>
      ask(
        api.admin.moderation({ id: revision.id }).put({ status, version: revision.version, ...(reason && { reason }) }),
      ),
    onSuccess: ({ undo_until }, { revision, status }, key) => {
      const words = `${WORDS[revision.cause].done[status]}: ${revision.title}`
      arrived(key, { words, ids: [revision.id], undo_until })
      leave(revision)
    },
    onError: async (problem, { revision }, key) => {
      if (key !== undefined) forget(key)
      if (!(problem instanceof Problem) || problem.status !== 409)
        return showToast(sentenceOf(problem), { kind: 'error' })
      if (['moderation.base_changed', 'moderation.taken', 'moderation.own_verdict'].includes(problem.errorMessage))
        return showToast(problem.message, { kind: 'error' })
      const now = await ask(api.admin.moderation({ id: revision.id }).get()).catch(() => null)
      const isNewer = now?.status === 'pending'
      showToast(
        isNewer ? NEWER[revision.cause === 'complaints' ? 'complaints' : 'proposal'] : 'Уже решено другим модератором',
        {
          kind: 'error',
        },
      )
      await client.invalidateQueries({ queryKey: [QUEUE] })
      if (!isNewer) leave(revision)
    },
  })
  const leave = (left: RevisionWire) => {
    const { id } = left
    onLeft(left)
    const at = items.findIndex((one) => one.id === id)
    // Whoever looks at another by now stays with it.
    if (looked.current === id) open((items[at + 1] ?? items[at - 1])?.id ?? null)
    // Whoever is quicker than the next answer must not come back to what is decided.
    client.setQueriesData<ListOf>({ queryKey: [QUEUE, 'list'] }, (now) => now && without(now, id))
    void client.invalidateQueries({ queryKey: [QUEUE] })
  }
  return decide
}

type ListOf = { items: RevisionWire[]; page: number; limit: number; total: number }
const without = (list: ListOf, id: string): ListOf => ({
  ...list,
  items: list.items.filter((one) => one.id !== id),
  total: Math.max(0, list.total - 1),
})

/** Goes to the neighbour in the queue. */
export function neighbour(items: readonly RevisionWire[], id: string | undefined, by: 1 | -1): string | null {
  const at = items.findIndex((one) => one.id === id)
  return (at < 0 ? items[0] : items[at + by])?.id ?? null
}
