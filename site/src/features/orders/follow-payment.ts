import type { OrderWire } from '@ostrov/shared/orders/schema'
import { sbpState } from './sbp-state'

const EVERY_MS = 3_000

/** Asks how the order stands while its page is looked at, and draws the page anew once the payment has moved. */
export function followPayment(): void {
  const page = document.querySelector<HTMLElement>('[data-sbp]')
  if (!page) return
  const { sbp: known = '', order = '' } = page.dataset
  const look = async () => {
    const now = document.hidden ? null : await stateOf(order)
    if (now !== null && now !== known) location.reload()
    else setTimeout(look, EVERY_MS)
  }
  setTimeout(look, EVERY_MS)
}

/** Null while nobody answers. */
async function stateOf(uuid: string): Promise<string | null> {
  const answer = await fetch(`/api/user/orders/${uuid}`).catch(() => null)
  if (!answer?.ok) return null
  const order: OrderWire = await answer.json()
  return sbpState(order)
}
