import { useEffect, useState } from 'react'

/** The moment, anew every so many milliseconds; null stands still. */
export function useNow(everyMs: number | null): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    if (everyMs === null) return
    const timer = setInterval(() => setNow(new Date()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
