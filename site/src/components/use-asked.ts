import { Problem } from '@ostrov/shared/wire/answers'
import { useEffect, useRef, useState } from 'react'

/** What a modal asks the server once, as it opens: the answer, or the sentence of why there is none. */
export function useAsked<Told>(question: () => Promise<Told>) {
  const asked = useRef(false)
  const [told, setTold] = useState<Told | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    question().then(setTold, (problem: unknown) =>
      setFailure(problem instanceof Problem ? problem.message : 'Не\u00A0получилось. Попробуйте ещё раз'),
    )
  })
  return { told, failure }
}
