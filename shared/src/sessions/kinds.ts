/** Whose sessions there are. */
export const SESSION_KINDS = ['customer', 'business', 'admin'] as const
export type SessionKind = (typeof SESSION_KINDS)[number]
