/** Where the platform's money is looked after; every other page is in `shared/src/paths.ts`. */
export const RECONCILIATION = '/reconciliation'
