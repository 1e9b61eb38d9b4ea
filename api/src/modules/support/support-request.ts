import { defineEntity, p } from '@mikro-orm/postgresql'
import { ANSWER_WAYS, SUBJECTS, SUPPORT_STATES } from '@ostrov/shared/support/rules'
import { namesOf } from '@ostrov/shared/wire/names'
import { createdAt, id, images, updatedAt } from '../../db/columns'
import { Ad } from '../ads/ad'
import { User } from '../customers/user'
import { Order } from '../orders/order'
import { Admin } from '../staff/admin'

/** What somebody has written to support: a customer, or a guest, who is answered by mail or phone alone. */
const SupportRequestSchema = defineEntity({
  name: 'SupportRequest',
  tableName: 'support_request',
  checks: [
    { name: 'support_request_phone_check', expression: "phone is null or phone ~ '^7[0-9]{10}$'" },
    {
      name: 'support_request_answer_check',
      expression: "case answer_by when 'mail' then email is not null else phone is not null end",
    },
  ],
  properties: {
    id: id(),
    /** What people call it by. */
    number: p.integer().autoincrement().unique(),
    user_id: () => p.manyToOne(User).mapToPk().joinColumn('user_id').deleteRule('cascade').nullable(),
    subject: p.enum(namesOf(SUBJECTS)),
    status: p.enum(namesOf(SUPPORT_STATES)).default('new'),
    name: p.text(),
    answer_by: p.enum(namesOf(ANSWER_WAYS)),
    email: p.text().nullable(),
    phone: p.text().nullable(),
    order_id: () => p.manyToOne(Order).mapToPk().joinColumn('order_id').deleteRule('set null').nullable(),
    ad_id: () => p.manyToOne(Ad).mapToPk().joinColumn('ad_id').deleteRule('set null').nullable(),
    image_ids: images(),
    taken_by: () => p.manyToOne(Admin).mapToPk().joinColumn('taken_by').deleteRule('restrict').nullable(),
    /** Since when somebody waits for a word; null once it was said. */
    waiting_since: p.datetime().nullable(),
    /** Something that its person has not looked at. */
    person_news: p.boolean().default(false),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  indexes: [
    {
      name: 'support_request_desk',
      expression:
        'create index "support_request_desk" on "support_request" using gin ("name" gin_trgm_ops, "email" gin_trgm_ops, "phone" gin_trgm_ops)',
    },
    { name: 'support_request_newest', properties: ['created_at', 'id'] },
    { name: 'support_request_waiting', properties: ['waiting_since', 'id'] },
    { name: 'support_request_user', properties: ['user_id', 'created_at'] },
    { name: 'support_request_order', properties: ['order_id'] },
    { name: 'support_request_ad', properties: ['ad_id'] },
    {
      name: 'support_request_images',
      expression: `create index "support_request_images" on "support_request" using gin ("image_ids") where image_ids <> '{}'`,
    },
  ],
})
export class SupportRequest extends SupportRequestSchema.class {}
SupportRequestSchema.setClass(SupportRequest)
