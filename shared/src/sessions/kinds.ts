/** Whose sessions there are. */
export const SESSION_KINDS = ['customer', 'business', 'admin'] as const
export type SessionKind = (typeof SESSION_KINDS)[number]
/** Stands beside a customer's session, for scripts to see: whether asking who is signed in is worth a request. */
export const KNOWN_COOKIE = 'ostrov_known'
/** Stands there while an administrator acts as the customer, and holds what that person is called: every page then says so. */
export const ACTING_COOKIE = 'ostrov_acting'
/** The word at which the site's worker forgets the person. */
export const FORGET = 'forget'
