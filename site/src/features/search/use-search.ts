import type { SearchResultWire } from '@ostrov/shared/search/schema'
import { ask } from '@ostrov/shared/wire/answers'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { api } from '../../api'

/** The server is asked when the person has stopped typing for so long. */
const DEBOUNCE_MS = 500

export type Found =
  | { kind: 'nothing-asked' }
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'found'; query: string; result: SearchResultWire }

/** What is typed and what was found for it; an answer to an older question is dropped. */
export function useSearch(query: string, found: SearchResultWire | null) {
  const [text, setText] = useState(query)
  const [state, setState] = useState<Found>(() =>
    found ? { kind: 'found', query, result: found } : { kind: 'nothing-asked' },
  )
  const asked = useRef(query.trim())
  const look = async (wanted: string) => {
    asked.current = wanted
    remember(wanted)
    if (!wanted) return setState({ kind: 'nothing-asked' })
    setState({ kind: 'loading' })
    const answer = await find(wanted)
    if (asked.current === wanted) setState(answer)
  }
  useEffect(() => {
    const wanted = text.trim()
    if (wanted === asked.current) return
    // Cleared text needs no server, so it is not made to wait.
    const timer = setTimeout(() => void look(wanted), wanted ? DEBOUNCE_MS : 0)
    return () => clearTimeout(timer)
  })
  return {
    text,
    setText,
    state,
    retry: () => void look(text.trim()),
    submit: (event: SubmitEvent) => {
      event.preventDefault()
      void look(text.trim())
    },
  }
}

async function find(query: string): Promise<Found> {
  try {
    return { kind: 'found', query, result: await ask(api.search.get({ query: { query } })) }
  } catch {
    return { kind: 'failed' }
  }
}

function remember(query: string) {
  const url = new URL(location.href)
  if (query) url.searchParams.set('query', query)
  else url.searchParams.delete('query')
  history.replaceState(history.state, '', url)
}
