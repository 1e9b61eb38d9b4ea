import type { SavedMethodWire } from '@ostrov/shared/payments/schema'
import { useEffect, useState } from 'react'
import { api } from '../../api'

const NONE: readonly SavedMethodWire[] = []

/** What the person has kept and can pay by. Asked by the browser: a page that is kept for later has nobody's cards in it. */
export function useKept(user_id: string | null, isAsked: boolean): readonly SavedMethodWire[] {
  const [kept, setKept] = useState(NONE)
  useEffect(() => {
    if (!user_id || !isAsked) return
    let isLeft = false
    // Without an answer the other ways are there all the same.
    void api.user.saved_methods.get().then(
      ({ data }) => {
        if (!isLeft && data) setKept(data.items.filter(({ is_usable }) => is_usable))
      },
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [user_id, isAsked])
  return kept
}
