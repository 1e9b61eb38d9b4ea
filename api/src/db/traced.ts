/** What is told of a piece of work: our own names and numbers, never a value that somebody sent. */
export type Facts = Readonly<Record<string, string | number>>
/** `parent` is the `traceparent` of whom it is done for, where that comes from outside. */
export type Piece = { kind: 'request' | 'job' | 'call'; name: string; facts: Facts; parent?: string | null }
export type Tracer = <Value>(piece: Piece, act: () => Promise<Value>, after?: (value: Value) => Facts) => Promise<Value>

let tracer: Tracer | null = null

/** From now on each piece of work is told to it; null ends that. */
export function traceBy(one: Tracer | null) {
  tracer = one
}

export const isTraced = () => tracer !== null

/** Does it, and where traces are collected tells how long it took and within what. */
export function traced<Value>(piece: Piece, act: () => Promise<Value>, after?: (value: Value) => Facts) {
  return tracer ? tracer(piece, act, after) : act()
}
