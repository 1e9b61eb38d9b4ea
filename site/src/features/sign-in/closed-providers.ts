import type { ClosedProvider } from '../modals/LoginWarning'

/** Ways in that the law has closed, and how each is called. */
export const CLOSED_PROVIDERS: readonly (readonly [ClosedProvider['provider'], string])[] = [
  ['gmail', 'Gmail'],
  ['apple', 'Apple ID'],
]
