import { type SubmitEvent, useEffect, useRef, useState } from 'react'

/** The server is asked when the person has stopped typing for so long. */
const DEBOUNCE_MS = 500

export type Found<Result> =
  | { kind: 'nothing-asked' }
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'found'; query: string; result: Result }

type Search<Result> = {
  /** What is asked at first, and what the server has found for it already. */
  query?: string
  found?: Result | null
  find: (query: string) => Promise<Result>
  /** Told of every question before it is asked. */
  onAsk?: (query: string) => void
}

/** What is typed and what was found for it; an answer to an older question is dropped. */
export function useSearch<Result>({ query = '', found = null, find, onAsk }: Search<Result>) {
  const [text, setText] = useState(query)
  const [state, setState] = useState<Found<Result>>(() =>
    found ? { kind: 'found', query, result: found } : { kind: 'nothing-asked' },
  )
  const asked = useRef(query.trim())
  const look = async (wanted: string) => {
    asked.current = wanted
    onAsk?.(wanted)
    if (!wanted) return setState({ kind: 'nothing-asked' })
    setState({ kind: 'loading' })
    const answer = await answerOf(find, wanted)
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

async function answerOf<Result>(find: (query: string) => Promise<Result>, query: string): Promise<Found<Result>> {
  try {
    return { kind: 'found', query, result: await find(query) }
  } catch {
    return { kind: 'failed' }
  }
}
