import { PROFILE } from '../paths'

/** Where the platform's money is looked after; every other page is in `shared/src/paths.ts`. */
export const RECONCILIATION = '/reconciliation'

/** One's own kept cards and accounts. */
export const SAVED_METHODS = `${PROFILE}/payments`
/** Asks once more before one is removed. */
export const REMOVE_PARAMETER = 'remove'

/** Where the QR code of an order, or of a purchase of tickets, is paid; `of` is its own page. */
export const sbpPath = (of: string) => `${of}/sbp`
