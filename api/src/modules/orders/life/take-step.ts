import type { OrderActionInput, OrderUpdateWire } from '@ostrov/shared/orders/schema'
import type { Em } from '../../../db/orm'
import type { By } from '../../../kernel/actors'
import { Refusal } from '../../../kernel/problems'
import type { Served } from '../../../kernel/served'
import { writeEntry } from '../../audit/write-entry'
import { restaurantOrder, subjectOf } from '../find-order'
import { moveOrder } from './move-order'
import { undoStep } from './undo-step'
import { stepBy } from './write-event'

type Step = { by: By; restaurant: Served; ref: string; input: typeof OrderActionInput.static }

/**
 * The restaurant moves an order along, refuses it with a reason, or takes a step back. Call inside a transaction.
 * @throws {Refusal} `order.not_found`, and as `moveOrder` and `undoStep`.
 */
export async function takeStep(em: Em, { by, restaurant, ref, input }: Step, now: Date): Promise<OrderUpdateWire> {
  const order = await restaurantOrder(em, restaurant, ref)
  const { status: to, undo: event_id, comment = null } = input
  const entry = { by, subject: subjectOf(order), restaurant_id: restaurant.id, from: { status: order.status }, now }
  if (event_id) {
    const update = await undoStep(em, order, { event_id, by, now })
    await writeEntry(em, { ...entry, act: 'order.undo', to: { status: update.status } })
    return update
  }
  if (!to) throw new Refusal('request.invalid', { errors: { status: 'Укажите новый статус.' } })
  const update = await moveOrder(em, order, { ...stepBy(by), to, comment, now })
  await writeEntry(em, { ...entry, act: 'order.move', to: { status: to } })
  return update
}
