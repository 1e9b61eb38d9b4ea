import { atom } from 'nanostores'
import { useEffect, useState } from 'react'

/** Milliseconds the server's clock is ahead of this device's: a tablet in a kitchen is often minutes off. */
export const $serverAhead = atom(0)

// The header has whole seconds, so a smaller difference says nothing.
const NOTICEABLE_MS = 2000

/** Learns the difference of the clocks from an answer's `Date` header. */
export function noteServerTime(header: string | null, now = Date.now()): void {
  const server = header === null ? Number.NaN : Date.parse(header)
  if (Number.isNaN(server)) return
  const ahead = server - now
  if (Math.abs(ahead - $serverAhead.get()) > NOTICEABLE_MS) $serverAhead.set(ahead)
}

/** The server's clock as far as this device knows it. */
export function serverNow(): Date {
  return new Date(Date.now() + $serverAhead.get())
}

/** The server's clock, moving every `everyMs` milliseconds. */
export function useNow(everyMs = 1000): Date {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
