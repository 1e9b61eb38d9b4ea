import { useRef } from 'react'

/** The key of a write that makes something new: the same as long as the same is sent. */
export function useRepeatKey() {
  const last = useRef({ of: '', key: '' })
  return (body: unknown): string => {
    const of = JSON.stringify(body)
    if (last.current.of !== of) last.current = { of, key: crypto.randomUUID() }
    return last.current.key
  }
}
