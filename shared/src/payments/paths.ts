/** Where the platform's money is looked after; every other page is in `shared/src/paths.ts`. */
export const RECONCILIATION = '/reconciliation'

/** Where the QR code of an order, or of a purchase of tickets, is paid; `of` is its own page. */
export const sbpPath = (of: string) => `${of}/sbp`
