import { defineEntity, p } from '@mikro-orm/postgresql'
import { SIDES } from '@ostrov/shared/support/rules'
import { namesOf } from '@ostrov/shared/wire/names'
import { createdAt, id } from '../../db/columns'
import { Admin } from '../staff/admin'
import { SupportRequest } from './support-request'

/** What was written in a request, the first of it too. */
const SupportMessageSchema = defineEntity({
  name: 'SupportMessage',
  tableName: 'support_message',
  properties: {
    id: id(),
    request_id: () => p.manyToOne(SupportRequest).mapToPk().joinColumn('request_id').deleteRule('cascade'),
    side: p.enum(namesOf(SIDES)),
    /** Who of the desk. */
    admin_id: () => p.manyToOne(Admin).mapToPk().joinColumn('admin_id').deleteRule('restrict').nullable(),
    text: p.text(),
    created_at: createdAt(),
  },
  indexes: [{ name: 'support_message_request', properties: ['request_id', 'created_at'] }],
})
export class SupportMessage extends SupportMessageSchema.class {}
SupportMessageSchema.setClass(SupportMessage)
