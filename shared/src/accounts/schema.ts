import { t } from 'elysia'
import { fieldText } from '../forms/schema'
import { ADDRESS_FORM, DOOR_FORM } from '../geo/form'
import { SIGN_IN_CODE_FORM } from '../staff/form'
import { ImageSchema, Integer, Moment, Nullable, PointSchema, Uuid } from '../wire/schema'
import { CODE_FORM, NEW_PASSWORD_FORM, PHONE_FORM, PROFILE_FORM, RESET_FORM, SIGN_IN_FORM, STAFF_FORM } from './form'
import { ADMIN_ROLES, BUSINESS_PERMISSIONS, BUSINESS_ROLES, namesOf } from './permissions'

export const AddressSchema = t.Object({
  id: Uuid,
  address: t.String({ description: 'Comma-separated; the first part is the street and house.' }),
  coordinates: PointSchema,
  city_id: Uuid,
  apartment: Nullable(t.String()),
  address_details: t.Object({
    front_door: Nullable(t.String()),
    apartment: Nullable(t.String()),
    floor: Nullable(t.String()),
    comment: Nullable(t.String()),
    private_house: t.Boolean(),
  }),
  is_active: t.Boolean(),
})
export const AddressInput = t.Object({
  address: fieldText(ADDRESS_FORM.address),
  city_id: t.Optional(Uuid),
  coordinates: PointSchema,
  address_details: t.Object({
    front_door: t.Optional(Nullable(fieldText(DOOR_FORM.front_door))),
    apartment: t.Optional(Nullable(fieldText(DOOR_FORM.apartment))),
    floor: t.Optional(Nullable(fieldText(DOOR_FORM.floor))),
    comment: t.Optional(Nullable(fieldText(DOOR_FORM.comment))),
    private_house: t.Optional(t.Boolean({ description: 'No flat, entrance or floor is kept then.' })),
  }),
  is_active: t.Optional(t.Boolean()),
})

export const UserSchema = t.Object({
  id: Uuid,
  email: Nullable(t.String()),
  email_confirmed: t.Boolean({ description: 'The link mailed to it was opened.' }),
  phone: Nullable(t.String()),
  photo: Nullable(ImageSchema),
  name: Nullable(t.String()),
  is_new_user: t.Boolean(),
})
export const UserInput = t.Object({
  name: t.Optional(fieldText(PROFILE_FORM.name)),
  email: t.Optional(Nullable(fieldText(PROFILE_FORM.email))),
  photo_id: t.Optional(Nullable(Uuid)),
})

export const MailConfirmation = t.Object({ token: t.String({ maxLength: 200 }) })
export const OwnSessionSchema = t.Object({
  id: Uuid,
  device: t.String({ description: 'Browser and system: «Chrome, Android».' }),
  created_at: Moment,
  expire_at: Moment,
  is_current: t.Boolean({ description: 'The one that asks.' }),
})

/** The answer to a sign-in in delivery, as the spec's client reads it. */
export const DeliveryLogin = t.Object({
  data: t.Object({
    token: t.String(),
    expire_at: Moment,
    is_confirmed: t.Boolean({ description: 'False: the SMS code is still to be entered.' }),
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
export const AuthenticateInput = t.Object({
  phone: fieldText(PHONE_FORM.phone, { loose: true, description: 'Any spelling; read as 7XXXXXXXXXX.' }),
  password: t.Optional(fieldText(PHONE_FORM.password, { description: 'The special test phone only.' })),
  ref_code: t.Optional(t.String({ maxLength: 20 })),
})
export const CodeInput = t.Object({ code: fieldText(CODE_FORM.code, { pattern: '^\\d{4}$' }) })
export const CodeSent = t.Object({
  resend_in: Integer({ description: 'Seconds until a new code may be asked for.' }),
})
export const PushSubscriptionInput = t.Object({
  push_subscription: Nullable(
    t.Object({
      endpoint: t.String({ format: 'uri', maxLength: 1000 }),
      keys: t.Object({ p256dh: t.String({ maxLength: 200 }), auth: t.String({ maxLength: 100 }) }),
    }),
  ),
  endpoint: t.Optional(t.String({ maxLength: 1000, description: 'With null: the one browser to stop at.' })),
})

export const EmailPassword = t.Object({
  email: fieldText(SIGN_IN_FORM.email),
  password: fieldText(SIGN_IN_FORM.password),
  code: t.Optional(
    fieldText(SIGN_IN_CODE_FORM.code, {
      description: 'Of who has switched the second step on: an app’s or a recovery code.',
    }),
  ),
})
export const StaffLogin = t.Object({
  token: t.String(),
  expire_at: Moment,
  kind: t.Union([t.Literal('business'), t.Literal('admin')]),
})
export const ResetRequest = t.Object({ email: fieldText(RESET_FORM.email) })
export const NewPassword = t.Object({ password: fieldText(NEW_PASSWORD_FORM.password) })
export const BusinessProfileInput = t.Object({
  name: t.Optional(fieldText(STAFF_FORM.name)),
  phone: t.Optional(Nullable(fieldText(STAFF_FORM.phone))),
})
export const AdministratorSchema = t.Object({
  id: Uuid,
  email: t.String(),
  name: t.String(),
  role: t.UnionEnum(namesOf(ADMIN_ROLES), { default: undefined }),
})
export const BusinessUserSchema = t.Object({
  id: Uuid,
  email: t.String(),
  name: t.String(),
  phone: Nullable(t.String()),
  role: t.UnionEnum(namesOf(BUSINESS_ROLES), { default: undefined }),
  acted_by: Nullable(t.Object({ name: t.String() }, { description: 'The administrator who acts as this person.' })),
  restaurants: t.Array(
    t.Object({
      id: Uuid,
      title: t.String(),
      address: t.String(),
      logo: Nullable(ImageSchema),
      permissions: t.Array(t.UnionEnum(namesOf(BUSINESS_PERMISSIONS), { default: undefined })),
      sound: t.Boolean({ description: 'Whether its orders ring on boards.' }),
    }),
  ),
})
export type AddressWire = typeof AddressSchema.static
export type OwnSessionWire = typeof OwnSessionSchema.static
export type UserWire = typeof UserSchema.static
export type PortalLoginWire = typeof PortalLogin.static
export type DeliveryLoginWire = typeof DeliveryLogin.static
export type BusinessUserWire = typeof BusinessUserSchema.static
