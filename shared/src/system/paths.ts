import { SYSTEM } from '../paths'

/** Whom outside the product asks, and how that goes. */
export const SYSTEM_DOORS = `${SYSTEM}/doors`
/** What may be changed without a restart. */
export const SYSTEM_SETTINGS = `${SYSTEM}/parameters`
