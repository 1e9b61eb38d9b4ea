import { defineEntity, p } from '@mikro-orm/postgresql'
import { SESSION_KINDS } from '@ostrov/shared/sessions/kinds'
import { createdAt, id } from '../../db/columns'
import { User } from '../customers/user'
import { Admin } from '../staff/admin'
import { BusinessUser } from '../staff/business-user'

/** What a token names. Revoking the row refuses the token at once. */
const SessionSchema = defineEntity({
  name: 'Session',
  tableName: 'session',
  checks: [
    {
      name: 'session_person_check',
      expression:
        "(kind = 'customer') = (user_id is not null) and (kind = 'business') = (business_user_id is not null) and (kind = 'admin') = (admin_id is not null)",
    },
  ],
  properties: {
    id: id(),
    kind: p.enum(SESSION_KINDS),
    user_id: () => p.manyToOne(User).mapToPk().joinColumn('user_id').deleteRule('cascade').nullable(),
    business_user_id: () =>
      p.manyToOne(BusinessUser).mapToPk().joinColumn('business_user_id').deleteRule('cascade').nullable(),
    admin_id: () => p.manyToOne(Admin).mapToPk().joinColumn('admin_id').deleteRule('cascade').nullable(),
    /** The administrator who acts through this session (impersonation). */
    act_admin_id: () => p.manyToOne(Admin).mapToPk().joinColumn('act_admin_id').deleteRule('cascade').nullable(),
    /** Why, and whether more than looking was allowed. */
    act_reason: p.text().nullable(),
    act_writes: p.boolean().default(false),
    /** A customer's session is born unconfirmed and can do nothing but confirm its phone. */
    is_confirmed: p.boolean().default(true),
    device_id: p.uuid().nullable(),
    /** Signing in again from its device needs no code, until the person ends it from afar. */
    is_trusted: p.boolean().default(true),
    user_agent: p.text().nullable(),
    /** Of the staff's: from which network it was opened, and when it last asked for anything, five minutes more or less. */
    address_area: p.text().nullable(),
    last_seen_at: p.datetime().nullable(),
    /** The invitation this sign-in came by; taken up when the phone is confirmed. */
    ref_code: p.text().nullable(),
    expire_at: p.datetime(),
    revoked_at: p.datetime().nullable(),
    created_at: createdAt(),
  },
  indexes: [
    { name: 'session_user', properties: ['user_id'] },
    { name: 'session_business_user', properties: ['business_user_id'] },
    { name: 'session_admin', properties: ['admin_id'] },
    { name: 'session_expire_at', properties: ['expire_at'] },
  ],
})
export class Session extends SessionSchema.class {}
SessionSchema.setClass(Session)
