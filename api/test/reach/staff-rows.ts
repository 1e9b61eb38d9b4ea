import type { SessionKind } from '@ostrov/shared/sessions/kinds'
import { openSession } from '../../src/modules/sessions/open-session'
import type { openKitchen } from '../orders'
import { administrator } from '../people'
import type { Product } from '../product'

/** Not the one they ask with, which is needed to the end. */
export async function ownSession(product: Product, kind: SessionKind, person_id: string): Promise<string> {
  return (await openSession(product.em(), { kind, person_id }, product.clock.now)).id
}

/** Two invited managers, one of whom is let go, an administrator, and another browser of the owner's and of theirs. */
export async function staffOf(product: Product, { owner, restaurant_id }: Awaited<ReturnType<typeof openKitchen>>) {
  const invited = async () => {
    const body = {
      name: 'Мария',
      email: `${crypto.randomUUID()}@example.com`,
      restaurants: [{ restaurant_id, permissions: ['orders'] }],
    }
    return String((await product.call('POST', '/api/business_user/manager', { token: owner.token, body })).body.id)
  }
  const staffSession = await ownSession(product, 'business', owner.id)
  const admin = await administrator(product)
  const adminSession = await ownSession(product, 'admin', admin.id)
  return { admin, adminSession, staffSession, manager: await invited(), spareManager: await invited() }
}
