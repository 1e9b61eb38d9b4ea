import { showToast } from '@ostrov/shared/ui/toasts'
import { useEffect, useState } from 'react'
import { $addresses } from '../account/addresses'
import { $user_delivery } from '../account/store'
import { type Draft, draftOf, EMPTY_DRAFT, keepDraft, keptDraft } from './draft'
import type { AddressStep } from './steps'
import { loadAddresses } from './store'

type Asked = { id: string | null; step: AddressStep; default_city: string; onMissing: () => void }

/** The address being made: a saved one, the one this tab kept, or an empty one in the default town. */
export function useAddressDraft({ id, step, default_city, onMissing }: Asked) {
  const [draft, setDraft] = useState<Draft>({ ...EMPTY_DRAFT, city: default_city })
  const [firstTime, setFirstTime] = useState(false)
  // Once, when the page opens: later steps carry the draft themselves.
  useEffect(() => {
    setFirstTime($user_delivery.get()?.address == null)
    const kept = keptDraft()
    if (id) void loadSaved(id).then((saved) => (saved ? setDraft(saved) : onMissing()))
    else if (step !== 3) return
    else if (kept) setDraft(kept)
    else onMissing()
  }, [])
  const change = (next: Draft) => {
    setDraft(next)
    if (!id && next.coordinates) keepDraft(next)
  }
  return { draft, setDraft: change, firstTime }
}

async function loadSaved(id: string): Promise<Draft | null> {
  try {
    const saved = ($addresses.get() ?? (await loadAddresses())).find((address) => address.id === id)
    return saved ? draftOf(saved) : null
  } catch {
    showToast('Не\u00a0получилось загрузить адрес', { kind: 'error' })
    return null
  }
}
