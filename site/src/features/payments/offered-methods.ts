import type { SavedMethodWire } from '@ostrov/shared/payments/schema'
import type { PaymentMethod } from '@ostrov/shared/payments/statuses'
import type { serverApi } from '../../api'

type Api = ReturnType<typeof serverApi>

/** Ways to pay online that this installation offers; without the API, cards, as ever. */
export const offeredMethods = async (api: Api) => (await onlineWays(api)).methods

/** The same, and those of them that can be kept for the next time. */
export async function onlineWays(
  api: Api,
): Promise<{ methods: readonly PaymentMethod[]; keepable: readonly PaymentMethod[] }> {
  const settings = await api.settings.get().catch(() => null)
  return { methods: settings?.data?.payment_methods ?? ['card'], keepable: settings?.data?.keepable_methods ?? [] }
}

/** What the reader has kept and can pay by; nothing where nobody is signed in. */
export async function keptMethods(api: Api): Promise<readonly SavedMethodWire[]> {
  const kept = await api.user.saved_methods.get().catch(() => null)
  return (kept?.data?.items ?? []).filter(({ is_usable }) => is_usable)
}
