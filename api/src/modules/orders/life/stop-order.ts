import type { StopInput } from '@ostrov/shared/orders/desk-schema'
import type { Em } from '../../../db/orm'
import type { By } from '../../../kernel/actors'
import { writeEntry } from '../../audit/write-entry'
import { deskOrder, subjectOf } from '../find-order'
import { moveOrder } from './move-order'
import { stepBy } from './write-event'

type Stop = { by: By; ref: string; input: typeof StopInput.static }

/**
 * An administrator ends an order that is not over; its money, promo code and messages follow as for any end. Call inside a
 * transaction.
 * @throws {Refusal} `order.not_found`, and as `moveOrder`.
 */
export async function stopOrder(em: Em, { by, ref, input: { status, comment } }: Stop, now: Date): Promise<void> {
  const order = await deskOrder(em, ref)
  await moveOrder(em, order, { ...stepBy(by), to: status, comment, now })
  await writeEntry(em, {
    ...{ by, act: 'order.move', subject: subjectOf(order), restaurant_id: order.restaurant_id, now },
    from: { status: order.status },
    to: { status },
  })
}
