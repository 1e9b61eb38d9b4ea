import { type RefObject, useEffect } from 'react'

/** What was typed before this field woke must not be lost on a slow network: it is typed again, now that somebody listens. */
export function useEarly(field: RefObject<HTMLInputElement | null>, value: string, onTyped: (typed: string) => void) {
  useEffect(() => {
    const early = field.current?.value ?? ''
    if (early !== '' && early !== value) onTyped(early)
  }, [])
}
