import { t } from 'elysia'
import { fieldText } from '../forms/schema'
import { inputOf } from '../records/schema'
import { namesOf } from '../wire/names'
import { ImageSchema, Integer, Moment, Nullable, Uuid } from '../wire/schema'
import { SUPPORT_ANSWER_FORM, SUPPORT_FORM, SUPPORT_MESSAGE_FORM } from './form'
import { ANSWER_WAYS, SIDES, SUBJECTS, SUPPORT_STATES } from './rules'

const Status = t.UnionEnum(namesOf(SUPPORT_STATES), { default: undefined })
const SubjectSchema = t.UnionEnum(namesOf(SUBJECTS), { default: undefined })
const CalledBy = Integer({ description: 'What people call it by.' })
const About = {
  order_id: Nullable(Integer({ description: 'The order that it is about.' })),
  ad: Nullable(t.Object({ number: Integer(), section: t.String(), slug: t.String(), title: t.String() })),
}

export const SupportInput = t.Object({
  ...inputOf(SUPPORT_FORM).properties,
  text: fieldText(SUPPORT_FORM.text),
  order: Nullable(Integer({ minimum: 1, maximum: 2_147_483_647, description: 'An order of theirs.' })),
  ad: Nullable(Integer({ minimum: 1, maximum: 2_147_483_647, description: 'The number of an ad.' })),
})
export type SupportValues = typeof SupportInput.static
export const SupportTaken = t.Object({
  id: Nullable({ ...Uuid, description: 'Where its person finds it; a guest has only the number.' }),
  number: CalledBy,
})

export const SupportMessageInput = t.Object({ text: fieldText(SUPPORT_MESSAGE_FORM.text) })
export const SupportAnswerInput = t.Object({
  text: fieldText(SUPPORT_ANSWER_FORM.text),
  seen: Integer({ minimum: 1, maximum: 10_000, description: 'So many texts there were when the answer was written.' }),
})

/** A request as who wrote it finds it in a list. */
export const OwnSupport = t.Object({
  id: Uuid,
  number: CalledBy,
  subject: SubjectSchema,
  status: Status,
  is_new: t.Boolean({ description: 'An answer has come that was not looked at.' }),
  text: t.String({ description: 'How it begins.' }),
  created_at: Moment,
})
export type OwnSupportWire = typeof OwnSupport.static

const Message = t.Object({
  id: Uuid,
  side: t.UnionEnum(namesOf(SIDES), { default: undefined }),
  text: t.String(),
  created_at: Moment,
})

/** A request with its correspondence. */
export const SupportSchema = t.Object({
  ...t.Omit(OwnSupport, ['is_new', 'text']).properties,
  ...About,
  images: t.Array(ImageSchema),
  messages: t.Array(Message, { description: 'The oldest first.' }),
  may_write: t.Boolean(),
})
export type SupportWire = typeof SupportSchema.static

/** A request as the desk finds it in a list. */
export const DeskSupportRow = t.Object({
  id: Uuid,
  number: CalledBy,
  subject: SubjectSchema,
  status: Status,
  name: t.String(),
  text: t.String({ description: 'How it begins.' }),
  taken_by: Nullable(t.String({ description: 'The administrator’s name.' })),
  waiting_since: Nullable(Moment),
  created_at: Moment,
})
export type DeskSupportRowWire = typeof DeskSupportRow.static

/** The same with all that the desk knows of it. */
export const DeskSupport = t.Object({
  ...t.Omit(DeskSupportRow, ['text']).properties,
  ...About,
  user_id: Nullable({ ...Uuid, description: 'Who wrote it; null of a guest.' }),
  answer_by: t.UnionEnum(namesOf(ANSWER_WAYS), { default: undefined }),
  email: Nullable(t.String()),
  phone: Nullable(t.String({ description: 'Digits from 7.' })),
  is_mine: t.Boolean({ description: 'Taken by who asks.' }),
  images: t.Array(ImageSchema),
  messages: t.Array(t.Object({ ...Message.properties, admin: Nullable(t.String()) }), {
    description: 'The oldest first.',
  }),
})
export type DeskSupportWire = typeof DeskSupport.static
