import { sbpState } from './sbp-state'

const EVERY_MS = 3_000

/** Asks how what is paid stands while its page is looked at, and draws the page anew once the payment has moved. */
export function followPayment(): void {
  const page = document.querySelector<HTMLElement>('[data-sbp]')
  if (!page) return
  const { sbp: known = '', asked = '' } = page.dataset
  const look = async () => {
    const now = document.hidden ? null : await stateAt(asked)
    if (now !== null && now !== known) location.reload()
    else setTimeout(look, EVERY_MS)
  }
  setTimeout(look, EVERY_MS)
}

/** Null while nobody answers. */
async function stateAt(address: string): Promise<string | null> {
  const answer = await fetch(address).catch(() => null)
  if (!answer?.ok) return null
  return sbpState(await answer.json())
}
