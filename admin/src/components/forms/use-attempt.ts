import { useRef } from 'react'

/** Headers by which a second press after a lost answer is the first one again, for as long as the same is sent. */
export function useAttempt() {
  const attempt = useRef({ of: '', key: '' })
  return (body: object) => {
    const of = JSON.stringify(body)
    if (attempt.current.of !== of) attempt.current = { of, key: crypto.randomUUID() }
    return { 'idempotency-key': attempt.current.key }
  }
}
