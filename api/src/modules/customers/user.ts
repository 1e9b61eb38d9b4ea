import { defineEntity, p } from '@mikro-orm/postgresql'
import type { Notices } from '@ostrov/shared/notices/rules'
import { createdAt, id, updatedAt } from '../../db/columns'
import { showing } from '../../db/freshness'
import { soughtColumn, soughtIndex } from '../../db/sought'
import { Image } from '../images/image'

const UserSchema = defineEntity({
  name: 'User',
  tableName: 'user',
  checks: [{ name: 'user_phone_check', expression: "phone ~ '^7[0-9]{10}$'" }],
  triggers: [
    showing({
      each: ['reviews:'],
      of: 'select distinct restaurant_id from review where user_id = new.id',
      same: 'old.name is not distinct from new.name',
    }),
  ],
  properties: {
    id: id(),
    /** `7XXXXXXXXXX`; null once the account is deleted. */
    phone: p.text().nullable().unique(),
    email: p.text().nullable(),
    /** When the link mailed to `email` was opened; null for one that nobody has proved to be theirs. */
    email_confirmed_at: p.datetime().nullable(),
    name: p.text().nullable(),
    /** What messages come where, as far as it was chosen; null for who has chosen nothing. */
    notices: p.json<Partial<Notices>>().nullable(),
    photo_id: () => p.manyToOne(Image).mapToPk().joinColumn('photo_id').deleteRule('set null').nullable(),
    is_new_user: p.boolean().default(true),
    /** The marked customer of the special test phone. */
    is_test: p.boolean().default(false),
    is_blocked: p.boolean().default(false),
    /** Null: for good. Past, the next sign-in opens the account again. */
    blocked_until: p.datetime().nullable(),
    /** What the person reads when they try to sign in. */
    block_reason: p.text().nullable(),
    /** The block also takes off the site what they have there. */
    block_hides: p.boolean().default(true),
    /** This phone had ordered under an account since deleted: no order of this one is the first. */
    had_orders: p.boolean().default(false),
    ref_code: p.text().unique(),
    deleted_at: p.datetime().nullable(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    sought: soughtColumn({ texts: ['name', 'email'], phone: 'phone' }),
  },
  indexes: [
    {
      name: 'user_photo',
      expression: 'create index "user_photo" on "user" ("photo_id") where photo_id is not null',
    },
    // Administrators look at all of them, by the days they came on and by what is rare.
    { name: 'user_created', properties: ['created_at', 'id'] },
    {
      name: 'user_blocked',
      expression: 'create index "user_blocked" on "user" ("id") where is_blocked and deleted_at is null',
    },
    {
      name: 'user_deleted',
      expression: 'create index "user_deleted" on "user" ("id") where deleted_at is not null',
    },
    soughtIndex('user'),
  ],
})
export class User extends UserSchema.class {}
UserSchema.setClass(User)
