import type { Em } from '../../../db/orm'
import type { By, Customer } from '../../../kernel/actors'
import { customerOrder, lockOrder } from '../find-order'
import { moveOrder } from './move-order'
import { stepBy } from './write-event'

type Receiving = { by: By; ref: string; now: Date }

/**
 * The customer has the food. Nothing where the order is complete already: whoever completed it was right. Call inside a
 * transaction.
 * @throws {Refusal} `order.not_found`, and as `moveOrder` while the food is not handed over.
 */
export async function receiveOrder(em: Em, customer: Customer, { by, ref, now }: Receiving): Promise<void> {
  const order = await lockOrder(em, await customerOrder(em, customer.id, ref))
  if (order.status !== 'COMPLETED') await moveOrder(em, order, { ...stepBy(by), to: 'COMPLETED', now })
}
