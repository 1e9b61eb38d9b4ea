import { defineEntity, p } from '@mikro-orm/postgresql'
import { createdAt } from '../../db/columns'

/** What the bank told us, once per payment and status however often it repeats itself. */
const PaymentNotificationSchema = defineEntity({
  name: 'PaymentNotification',
  tableName: 'payment_notification',
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    provider: p.text(),
    payment_id: p.text(),
    status: p.text(),
    /** As received, with the card number as the bank masks it. */
    body: p.text(),
    created_at: createdAt(),
  },
  uniques: [{ name: 'payment_notification_once', properties: ['provider', 'payment_id', 'status'] }],
})
export class PaymentNotification extends PaymentNotificationSchema.class {}
PaymentNotificationSchema.setClass(PaymentNotification)
