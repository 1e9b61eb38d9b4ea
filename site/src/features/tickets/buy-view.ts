import type { EventPageWire } from '@ostrov/shared/events/schema'
import type { SeatsWire } from '@ostrov/shared/halls/schema'
import type { SavedMethodWire } from '@ostrov/shared/payments/schema'
import type { PaymentMethod } from '@ostrov/shared/payments/statuses'
import type { SaleWire, WaitWire } from '@ostrov/shared/tickets/schema'

export type BuyView = {
  event: EventPageWire
  /** Those that tickets are sold of, the chosen one among them. */
  sessions: EventPageWire['sessions']
  sale: SaleWire
  /** The plan of its hall; no rows where it has none. */
  seats: SeatsWire
  /** Seats of the plan that are chosen. */
  chosen: string[]
  /** Id of a kind → how many of it, chosen seats counted. */
  counts: Record<string, number>
  total: number
  mail: string
  /** Opens kinds that others do not see. */
  code: string
  /** The ways to pay that are offered, and the one that is chosen. */
  methods: readonly PaymentMethod[]
  /** Of what the reader has kept one may be chosen, too, by its id; and what may be kept. */
  kept: readonly SavedMethodWire[]
  keepable: readonly PaymentMethod[]
  method: string
  keep_method: boolean
  errors: { mail?: string; code?: string }
  /** Queues of this session that the reader stands in. */
  waits: WaitWire[]
  refusal: string | null
  /** Of this attempt: the same press again is the same purchase. */
  key: string
}
