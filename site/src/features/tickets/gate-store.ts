import { listOf, mapOf, shaped, storedAs } from '@ostrov/shared/formats/read-stored'
import type { GateWire, PassesInputWire } from '@ostrov/shared/tickets/gate-schema'

export type Pass = PassesInputWire['passes'][number]
/** What a gate keeps in the browser, so that it works without a network and after a reload. */
export type Kept = {
  gate: GateWire
  /** Whom it let in and has told nobody of. */
  queue: Pass[]
  /** Ticket → when it was let in here. */
  own: Record<string, string>
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isPass = shaped<Pass>({ id: isText, ticket_id: isText, passed_at: isText })
const isGate = shaped<GateWire>({ session_id: isText, public_key: isText, tickets: Array.isArray })
const isKept = shaped<Kept>({ gate: isGate, queue: listOf(isPass), own: mapOf(isText) })
const place = (key: string) => `ticket_gate:${key}`

export const readKept = (key: string): Kept | null => storedAs(localStorage.getItem(place(key)), isKept)

/** A full store forgets the list, never whom it let in: that is told as soon as there is a network. */
export function keep(key: string, kept: Kept) {
  try {
    localStorage.setItem(place(key), JSON.stringify(kept))
  } catch {
    localStorage.setItem(place(key), JSON.stringify({ ...kept, gate: { ...kept.gate, tickets: [] } }))
  }
}
