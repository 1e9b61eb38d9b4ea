import type { PaymentMethod } from '@ostrov/shared/payments/statuses'
import type { serverApi } from '../../api'

/** Ways to pay online that this installation offers; without the API, cards, as ever. */
export async function offeredMethods(api: ReturnType<typeof serverApi>): Promise<readonly PaymentMethod[]> {
  const settings = await api.settings.get().catch(() => null)
  return settings?.data?.payment_methods ?? ['card']
}
