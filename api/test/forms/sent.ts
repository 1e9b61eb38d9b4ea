import type { Values } from '@ostrov/shared/forms/form'

/** How a form is sent: what stands in it rightly, and the request that its values make. */
export type Sent = {
  good: Values
  request: (values: Values) => [method: string, path: string, body: unknown, token?: string]
  /** What only the form asks, and why. */
  own?: Readonly<Record<string, string>>
  /** What only the form requires, and why. */
  optional?: Readonly<Record<string, string>>
  /** How the wire calls a field that it calls otherwise. */
  named?: Readonly<Record<string, string>>
}
