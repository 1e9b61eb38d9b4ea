import type { Em } from '../db/orm'

/** A customer who deletes the account, under the lock of their row. */
export type Leaving = {
  id: string
  phone: string
  email: string | null
  /** The same once its box was found to be theirs. */
  confirmed_email: string | null
  had_orders: boolean
  /** All that may be known of the phone afterwards. */
  phone_hash: string
  now: Date
}

/** Erases what a module keeps of a customer, in the transaction in which they leave. Refuses by throwing. */
export type Forget = (em: Em, person: Leaving) => Promise<void>
