import type { BusinessOrderWire } from '@ostrov/shared/orders/schema'
import { atom } from 'nanostores'

/** The order whose sheet is being printed. */
export const $printing = atom<BusinessOrderWire | null>(null)

export function printOrder(order: BusinessOrderWire): void {
  $printing.set(order)
}
