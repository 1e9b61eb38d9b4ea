import { checkForm, isValid } from '@ostrov/shared/forms/form'
import { ON_RECEIPT_FORM } from '@ostrov/shared/orders/form'
import { isUnpaid } from '@ostrov/shared/orders/rules'
import type { PayOnReceiptInput } from '@ostrov/shared/orders/schema'
import type { Em } from '../../../db/orm'
import { addJob, paymentQueue } from '../../../db/queue'
import { changed, row, sql } from '../../../db/sql'
import type { By } from '../../../kernel/actors'
import { Refusal } from '../../../kernel/problems'
import { discountPayer } from '../../orders/discount-payer'
import { type CustomerOrder, customerOrder } from '../../orders/find-order'
import { moveOrder } from '../../orders/life/move-order'
import { stepBy } from '../../orders/life/write-event'
import { checkChange } from '../../orders/placing/place-order'
import { releasePromo, usePromo } from '../../promotions/use-promo'

type Wish = { input: typeof PayOnReceiptInput.static; now: Date }

/**
 * An order that waits for its money is paid on receipt instead and goes to the restaurant at once. The promo code, which
 * only counts online, falls away; the bank's page is closed, and money that still comes over it is sent back.
 * Call inside a transaction.
 * @throws {Refusal} `order.not_payable`, `order.change_too_small`, `request.invalid` for a way not offered.
 */
export async function payOnReceipt(em: Em, by: By, ref: string, { input, now }: Wish) {
  const { id } = await customerOrder(em, by.id, ref)
  await row(em, sql`select from "order" where id = ${id} for no key update`)
  const order = await customerOrder(em, by.id, ref)
  if (!isUnpaid(order.status)) throw new Refusal('order.not_payable')
  const { payment_type } = input
  const errors = checkForm(ON_RECEIPT_FORM, { ...input, delivery_type: order.delivery_type })
  if (!isValid(errors)) throw new Refusal('request.invalid', { errors })
  const payment_comment = payment_type === 'cash' ? input.payment_comment?.trim() || null : null
  const update = await moveOrder(em, order, { to: 'new', ...stepBy(by), now })
  await dropDiscount(em, order, now)
  const repriced = await row<{ total: number }>(
    em,
    sql`update "order" set payment_type = ${payment_type}, payment_comment = ${payment_comment},
          total = price - discount + delivery_price where id = ${id} returning total`,
  )
  checkChange({ payment_comment, total: repriced?.total ?? order.total })
  await addJob(em, 'payment.refund', { order_id: id }, { queue: paymentQueue(id) })
  return update
}

async function dropDiscount(em: Em, { id, user_id }: CustomerOrder, now: Date) {
  await changed(
    em,
    sql`insert into order_ledger (order_id, kind, amount, note, paid_by)
        select id, 'discount', discount - offer_discount - bonus_spent, 'Оплата при получении', ${discountPayer(id)} from "order"
        where id = ${id} and discount > offer_discount + bonus_spent`,
  )
  await releasePromo(em, id)
  await changed(
    em,
    sql`update "order" set discount = offer_discount + bonus_spent, promo_code_id = null, promo_code = null where id = ${id}`,
  )
  // A friend's first order counts for the inviter without a code too.
  await usePromo(em, { promo: null, user_id, order_id: id, now })
}
