import type { CounterFailureName } from '@ostrov/shared/counters/failures'
import type { CounterStep } from '@ostrov/shared/counters/form'

/** The part of `fetch` that the doors use, so that a test may hand in a server's own handler. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** One line as the counter rings it up: rubles for one, or null where the counter's own price holds. */
export type CounterLine = {
  article: string
  quantity: number
  price: number | null
  /** The line that this one is chosen for. */
  modifies: number | null
}

/** An order as any counter takes it. */
export type CounterOrder = {
  /** Ours: a counter that keeps it makes nothing new of a repeat. */
  key: string
  /** As people call it here. */
  number: string
  lines: CounterLine[]
  name: string
  phone: string
  address: { street: string; home: string; apartment: string; entrance: string; floor: string } | null
  /** What is said of it, the most important first: whatever does not fit is left out from the end. */
  remarks: string[]
  payment: 'online' | 'card' | 'cash'
  cutlery: number
  /** The moment it is wanted for; null is as soon as possible. */
  wanted_at: Date | null
  /** Rubles off the goods. */
  discount: number
  hook_url: string
}

/** A question that may be asked again: an answer that was lost is a counter that is away. */
export type CounterAnswer<Value> = { ok: true; value: Value } | { ok: false; failure: CounterFailureName; code: string }

/**
 * What became of an order. `refused`: nothing was made of it. `lost`: nobody knows, so it must not be sent again without a
 * look. `missing`: lines that the counter has left out, by their place. `is_cut`: a text was longer than it takes.
 */
export type Sending =
  | { kind: 'taken'; ref: string; number: string; missing: number[]; ignored: string[]; is_cut?: boolean }
  | { kind: 'refused'; failure: CounterFailureName; code: string }
  | { kind: 'lost' }

/** What a counter says of an order: the step in our words, null where it has none; `fresh` where nobody has touched it there. */
export type CounterWord = { said: string; step: CounterStep | null; fresh: boolean }

/** What a counter sells; rubles. */
export type CounterGood = { article: string; name: string; price: number }

/** One restaurant's counter, reached by its own secret. */
export type Counter = {
  /** Whether orders go by our keys: what was lost may then be sent again, and is found by its key. */
  keepsKeys: boolean
  /** Asks nothing but whether it answers, and says where it is to tell of orders, if that has to be said beforehand. */
  check(hook_url: string): Promise<CounterAnswer<null>>
  send(order: CounterOrder): Promise<Sending>
  /** All that it sells under an article; asked once an hour at most. */
  readGoods(): Promise<CounterAnswer<CounterGood[]>>
  /** Articles that it has stopped. */
  readStops(): Promise<CounterAnswer<string[]>>
  /** Where an order stands, by the counter's number of it, or else by our key or its customer's phone; null where there is none. */
  askStatus(of: { ref: string } | { key: string; phone: string }): Promise<CounterAnswer<CounterWord | null>>
}

export type Heard = { ref: string; word: CounterWord }

/** A kind of counter; its settings are a form's values, and mean something to it alone. */
export type CounterDoor<Settings> = {
  open(secret: string, settings: Settings): Counter
  /** What the counter tells by itself; none of what is no such word. */
  readHook(text: string, settings: Settings): Heard[]
}
