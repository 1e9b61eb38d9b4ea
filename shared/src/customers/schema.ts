import { t } from 'elysia'
import { fieldText } from '../forms/schema'
import { ImageSchema, Moment, Nullable, Uuid } from '../wire/schema'
import { PROFILE_FORM } from './form'

export const UserSchema = t.Object({
  id: Uuid,
  email: Nullable(t.String()),
  email_confirmed: t.Boolean({ description: 'The link mailed to it was opened.' }),
  phone: Nullable(t.String()),
  photo: Nullable(ImageSchema),
  name: Nullable(t.String()),
  is_new_user: t.Boolean(),
})
/** The profile as its owner reads it. */
export const OwnProfileSchema = t.Composite([
  UserSchema,
  t.Object({
    session_expire_at: { ...Moment, description: 'When the session that asks ends by itself.' },
    is_acted: t.Boolean({ description: 'An administrator looks at it as this person.' }),
  }),
])
export const UserInput = t.Object({
  name: t.Optional(fieldText(PROFILE_FORM.name)),
  email: t.Optional(Nullable(fieldText(PROFILE_FORM.email))),
  photo_id: t.Optional(Nullable(Uuid)),
})
export const MailConfirmation = t.Object({ token: t.String({ maxLength: 200 }) })
export const PushSubscriptionInput = t.Object({
  push_subscription: Nullable(
    t.Object({
      endpoint: t.String({ format: 'uri', maxLength: 1000 }),
      keys: t.Object({ p256dh: t.String({ maxLength: 200 }), auth: t.String({ maxLength: 100 }) }),
    }),
  ),
  endpoint: t.Optional(t.String({ maxLength: 1000, description: 'With null: the one browser to stop at.' })),
})

export type UserWire = typeof UserSchema.static
