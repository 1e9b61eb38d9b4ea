import type { RevisionWire } from '@ostrov/shared/moderation/schema'
import { ask } from '@ostrov/shared/wire/answers'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../../api'
import { serverNow } from '../../clock'
import { useAdministrator } from '../../session/people'

/** A page that goes without a word (no network, a dead battery) holds what it took for so long. */
const HOLDS_S = 90
const AGAIN_MS = 30_000
/** Whoever has not touched the page for so long is not working on it. */
const IDLE_MS = 15 * 60_000
const LASTING = { fetch: { keepalive: true } }

const takeOf = (id: string) => api.admin.moderation({ id }).take

/** The moderator who has it open, where that is somebody else. */
export function holderOf({ taken }: Pick<RevisionWire, 'taken'>, me: string | undefined): string | null {
  return taken && taken.by !== me && new Date(taken.until) > serverNow() ? taken.name : null
}

/**
 * Takes what is looked at while it is looked at: again and again, for the server forgets it soon after the page is gone.
 * Given back at once when another is opened, at Esc, and when the page is closed. Answers whether it could be taken.
 */
export function useTake(revision: RevisionWire | undefined, isDeciding: boolean) {
  const { data: me } = useAdministrator()
  const id = revision?.status === 'pending' ? revision.id : undefined
  const taking = useQuery({
    // Not the queue's: what is asked anew after a word must not take what was decided by it.
    queryKey: ['moderation_take', id],
    queryFn: () => ask(takeOf(id ?? '').put({ seconds: HOLDS_S })),
    enabled: id !== undefined && !isDeciding,
    ...{ retry: false, staleTime: 0, gcTime: 0 },
    refetchInterval: ({ state }) => (state.error || isIdle() ? false : AGAIN_MS),
  })
  useEffect(() => {
    if (id === undefined) return
    const release = () => void takeOf(id).delete(undefined, LASTING)
    addEventListener('pagehide', release)
    return () => {
      removeEventListener('pagehide', release)
      release()
    }
  }, [id])
  const holder = revision && holderOf(taking.data ?? revision, me?.id)
  return { holder: holder ?? null, isRefused: taking.error !== null }
}

let touchedAt = Date.now()
const isIdle = () => Date.now() - touchedAt > IDLE_MS
for (const touch of ['pointerdown', 'keydown'])
  addEventListener(touch, () => {
    touchedAt = Date.now()
  })
