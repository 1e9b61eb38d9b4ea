import { t } from 'elysia'
import { DocumentsChanged } from '../documents/schema'
import { fieldText } from '../forms/schema'
import { ModerationStatusSchema } from '../moderation/schema'
import { namesOf } from '../wire/names'
import { ImageSchema, Integer, Moment, Nullable, Uuid } from '../wire/schema'
import { ACTOR_KINDS } from './actors'
import {
  BLACK_LIST_FORM,
  MANAGER_CHANGE_FORM,
  MANAGER_FORM,
  NEW_PASSWORD_FORM,
  PASSWORD_FORM,
  REGISTER_FORM,
  REGISTRATION_PROOF_FORM,
  RESET_FORM,
  SECOND_FACTOR_FORM,
  SECOND_FACTOR_PASSWORD_FORM,
  SECOND_FACTOR_PROOF_FORM,
  SIGN_IN_CODE_FORM,
  SIGN_IN_FORM,
  STAFF_FORM,
} from './form'
import { ADMIN_ROLES, BUSINESS_PERMISSIONS, BUSINESS_ROLES } from './permissions'

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
  documents_changed: DocumentsChanged,
})
export const ResetRequest = t.Object({ email: fieldText(RESET_FORM.email) })
export const NewPassword = t.Object({ password: fieldText(NEW_PASSWORD_FORM.password) })
export const BusinessProfileInput = t.Object({
  name: t.Optional(fieldText(STAFF_FORM.name)),
  phone: t.Optional(Nullable(fieldText(STAFF_FORM.phone))),
})
export const AdministratorSchema = t.Object({
  needs_second_factor: t.Boolean({ description: 'Nothing else is open until it is set up.' }),
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
      moderation_status: ModerationStatusSchema,
      permissions: t.Array(t.UnionEnum(namesOf(BUSINESS_PERMISSIONS), { default: undefined })),
      sound: t.Boolean({ description: 'Whether its orders ring on boards.' }),
    }),
  ),
})

export const RegisterInput = t.Object({
  name: fieldText(REGISTER_FORM.name),
  phone: fieldText(REGISTER_FORM.phone),
  email: fieldText(REGISTER_FORM.email),
  password: fieldText(REGISTER_FORM.password),
})
export const RegistrationToken = t.Object({
  token: t.String({ minLength: 20, maxLength: 100 }),
  password: t.Optional(
    fieldText(REGISTRATION_PROOF_FORM.password, {
      description: 'As it was typed to register; wanted when several registrations of the mail wait.',
    }),
  ),
})
export const ConfirmedMail = t.Object({ email: t.String({ description: 'To sign in with.' }) })
export const PasswordChange = t.Object({
  current: fieldText(PASSWORD_FORM.current, { loose: true }),
  password: fieldText(PASSWORD_FORM.password, { loose: true }),
})

/** As they are written in the document; people may type them in groups. */
const APP_CODE = { pattern: '^\\d{6}$' }
const ANY_CODE = { ...APP_CODE, description: 'An app’s code, or a recovery code.' }

export const SecondFactorStart = t.Object({ current: fieldText(SECOND_FACTOR_PASSWORD_FORM.current) })
export const SecondFactorCode = t.Object({ code: fieldText(SECOND_FACTOR_FORM.code, APP_CODE) })
export const SecondFactorProof = t.Object({
  current: fieldText(SECOND_FACTOR_PROOF_FORM.current),
  code: fieldText(SECOND_FACTOR_PROOF_FORM.code, ANY_CODE),
})
export const SecondFactorSchema = t.Object({
  on_since: Nullable(Moment),
  recovery_codes_left: Integer(),
})
export const SecondFactorKey = t.Object({
  secret: t.String({ description: 'In base32, for an app that reads no pictures. It is never told again.' }),
  uri: t.String({ description: 'What the picture for an app holds.' }),
})
export const RecoveryCodes = t.Object({
  recovery_codes: t.Array(t.String(), { description: 'Each opens the door once. They are never told again.' }),
})

const Access = t.Array(
  t.Object({
    restaurant_id: Uuid,
    permissions: t.Array(t.UnionEnum(namesOf(BUSINESS_PERMISSIONS), { default: undefined }), {
      maxItems: 10,
      uniqueItems: true,
    }),
  }),
  { maxItems: 1000, description: 'What the manager may do, restaurant by restaurant.' },
)
export const ManagerInput = t.Object({
  name: fieldText(MANAGER_FORM.name, { loose: true }),
  email: fieldText(MANAGER_FORM.email, { loose: true }),
  restaurants: Access,
})
export const ManagerChange = t.Object({
  name: fieldText(MANAGER_CHANGE_FORM.name, { loose: true }),
  restaurants: Access,
})
export const ManagerSchema = t.Object({
  id: Uuid,
  name: t.String(),
  email: t.String(),
  phone: Nullable(t.String()),
  is_confirmed: t.Boolean({ description: 'False: the invitation was not taken up yet.' }),
  is_blocked: t.Boolean({ description: 'By the platform.' }),
  created_at: Moment,
  restaurants: t.Array(
    t.Object({
      restaurant_id: Uuid,
      title: t.String(),
      permissions: t.Array(t.UnionEnum(namesOf(BUSINESS_PERMISSIONS), { default: undefined })),
    }),
  ),
})
export const BlackListInput = t.Object({ user_id: Uuid, reason: fieldText(BLACK_LIST_FORM.reason) })
export const BlackListedSchema = t.Object({
  id: Uuid,
  restaurant_id: Uuid,
  restaurant: t.String({ description: 'Its title.' }),
  user_id: Uuid,
  name: Nullable(t.String()),
  phone: Nullable(t.String()),
  reason: t.String(),
  created_at: Moment,
})

export const LogEntrySchema = t.Object({
  id: Integer(),
  created_at: Moment,
  act: t.String({ description: 'What was done: `order.move`.' }),
  actor: t.Object({
    kind: t.UnionEnum(namesOf(ACTOR_KINDS), { default: undefined }),
    id: Nullable(Uuid),
    name: Nullable(t.String({ description: 'Of the staff alone.' })),
  }),
  is_impersonated: t.Boolean({ description: 'An administrator did it in the name of the actor.' }),
  restaurant: Nullable(t.Object({ id: Uuid, title: t.String() })),
  subject: t.Object({
    kind: t.String(),
    ref: t.String({ description: 'An id, or the number of an order.' }),
    title: Nullable(
      t.String({ description: 'As it is called now; empty where it has no name, null where it is gone.' }),
    ),
  }),
  changes: t.Array(t.Object({ field: t.String(), from: t.Unknown(), to: t.Unknown() })),
  ip: Nullable(t.String({ description: 'Of the staff and of who was not recognised.' })),
})

/** The same as the platform's owner reads it. */
export const DeskLogEntrySchema = t.Object({
  ...LogEntrySchema.properties,
  through: Nullable(t.Object({ id: Uuid, name: t.String() }, { description: 'Who acted in the name of the actor.' })),
})

export type DeskLogEntryWire = typeof DeskLogEntrySchema.static
export type SecondFactorWire = typeof SecondFactorSchema.static
export type LogEntryWire = typeof LogEntrySchema.static
export type BlackListedWire = typeof BlackListedSchema.static
export type ManagerWire = typeof ManagerSchema.static
export type BusinessUserWire = typeof BusinessUserSchema.static
