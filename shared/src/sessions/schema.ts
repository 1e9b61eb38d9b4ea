import { t } from 'elysia'
import { AddressSchema } from '../addresses/schema'
import { UserSchema } from '../customers/schema'
import { DocumentsChanged } from '../documents/schema'
import { fieldText } from '../forms/schema'
import { Integer, Moment, Nullable, Uuid } from '../wire/schema'
import { CODE_FORM, PHONE_FORM } from './form'
import { SOCIAL_PROVIDERS } from './social'

/** A sign-in as an administrator sees it. */
export const PersonSessionSchema = t.Object({
  id: Uuid,
  device: t.String({ description: 'Browser and system: «Chrome, Android».' }),
  address_area: Nullable(
    t.String({ description: 'The network it was opened from, of the staff alone: «95.84.12.*».' }),
  ),
  last_seen_at: Nullable({ ...Moment, description: 'Of the staff alone, five minutes more or less.' }),
  created_at: Moment,
  expire_at: Moment,
})
export const OwnSessionSchema = t.Composite([
  PersonSessionSchema,
  t.Object({ is_current: t.Boolean({ description: 'The one that asks.' }) }),
])
/** The answer to a sign-in in delivery, as the spec's client reads it. */
export const DeliveryLogin = t.Object({
  data: t.Object({
    token: t.String(),
    expire_at: Moment,
    is_confirmed: t.Boolean({ description: 'False: the SMS code is still to be entered.' }),
    documents_changed: DocumentsChanged,
    user: t.Object({
      id: Uuid,
      user: t.Omit(UserSchema, ['id']),
      addresses: t.Array(AddressSchema),
    }),
  }),
})
/** The answer to a sign-in on the portal, as the spec's client reads it. */
export const PortalLogin = t.Object({
  session: t.Object({ token: t.String(), expire_at: Moment }),
  user: t.Omit(UserSchema, ['is_new_user']),
  is_new_user: t.Boolean(),
  is_confirmed: t.Boolean({ description: 'False: the SMS code is still to be entered.' }),
})
/** An administrator's hour as somebody else. */
export const ActingLogin = t.Object({ token: t.String(), expire_at: Moment })
export const AuthenticateInput = t.Object({
  phone: fieldText(PHONE_FORM.phone, { loose: true, description: 'Any spelling; read as 7XXXXXXXXXX.' }),
  password: t.Optional(fieldText(PHONE_FORM.password, { description: 'The special test phone only.' })),
  ref_code: t.Optional(t.String({ maxLength: 20 })),
  social_id: t.Optional(Uuid),
})
export const CodeInput = t.Object({ code: fieldText(CODE_FORM.code, { pattern: '^\\d{4}$' }) })
/** Another phone that a person wants as their own, and the code that came there. */
export const NewPhoneInput = t.Object({ phone: fieldText(PHONE_FORM.phone) })
export const NewPhoneCode = t.Composite([NewPhoneInput, CodeInput])
export const CodeSent = t.Object({
  resend_in: Integer({ description: 'Seconds until a new code may be asked for.' }),
})

export const SocialProviderSchema = t.UnionEnum(SOCIAL_PROVIDERS)
/** The answer to a social sign-in, as the spec's client reads it. */
export const SocialLogin = t.Object({
  redirect: t.String({ description: 'Where the browser goes on.' }),
  session: t.Optional(
    t.Object({ token: t.String(), expire_at: Moment }, { description: 'Of who is signed in by it.' }),
  ),
})
/** Where a try at a social sign-in stands. */
export const SocialAttemptSchema = t.Object({
  provider: SocialProviderSchema,
  is_signed_in: t.Boolean({ description: 'False: the phone is still to be confirmed.' }),
  documents_changed: DocumentsChanged,
  name: Nullable(t.String()),
  phone: Nullable(t.String({ description: 'As the service knows it; to be confirmed here.' })),
})

export type SocialAttemptWire = typeof SocialAttemptSchema.static
export type PersonSessionWire = typeof PersonSessionSchema.static
export type OwnSessionWire = typeof OwnSessionSchema.static
export type DeliveryLoginWire = typeof DeliveryLogin.static
export type PortalLoginWire = typeof PortalLogin.static
