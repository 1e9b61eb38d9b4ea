import { atom } from 'nanostores'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'

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
  useEffect(() => onTick(everyMs, () => setNow(serverNow())), [everyMs])
  return now
}

/** What is said of the time: drawn anew only when the words change, however often the clock is looked at. */
export function useTold<T extends string | number | boolean | null>(tell: (now: Date) => T, everyMs = 1000): T {
  const listen = useCallback((heard: () => void) => onTick(everyMs, heard), [everyMs])
  return useSyncExternalStore(listen, () => tell(serverNow()))
}

const ticks = new Map<number, Set<() => void>>()

/** All that moves at one pace moves in one turn of the browser: sixty clocks of their own would draw the page sixty times. */
function onTick(everyMs: number, heard: () => void): () => void {
  const others = ticks.get(everyMs)
  if (others) others.add(heard)
  else startTicking(everyMs, heard)
  return () => ticks.get(everyMs)?.delete(heard)
}

function startTicking(everyMs: number, first: () => void) {
  const all = new Set([first])
  ticks.set(everyMs, all)
  const timer = setInterval(() => {
    for (const heard of all) heard()
    if (all.size > 0) return
    clearInterval(timer)
    ticks.delete(everyMs)
  }, everyMs)
}
