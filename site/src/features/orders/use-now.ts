import { useEffect, useState } from 'react'

/** The moment, anew every so many milliseconds; null stands still. It begins at the server's, where that has drawn by it. */
export function useNow(everyMs: number | null, first?: string): Date {
  const [now, setNow] = useState(() => (first ? new Date(first) : new Date()))
  useEffect(() => {
    if (first) setNow(new Date())
    if (everyMs === null) return
    const timer = setInterval(() => setNow(new Date()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs, first])
  return now
}
