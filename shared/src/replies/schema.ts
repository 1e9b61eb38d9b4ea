import { t } from 'elysia'
import { fieldText } from '../forms/schema'
import { inputOf } from '../records/schema'
import { namesOf } from '../wire/names'
import { Integer, Moment, Nullable, Uuid } from '../wire/schema'
import { QUESTION_FORM, REPLY_MESSAGE_FORM, VACANCY_REPLY_FORM } from './form'
import { EMPLOYER_STATES, REPLY_ACTS, REPLY_KINDS, REPLY_STATES, SIDES } from './rules'

const Status = t.UnionEnum(namesOf(REPLY_STATES), { default: undefined })
const SideSchema = t.UnionEnum(namesOf(SIDES), { default: undefined })
const Act = t.UnionEnum(namesOf(REPLY_ACTS), { default: undefined })
const Address = { number: Integer(), slug: t.String(), title: t.String() }

const About = t.UnionEnum(namesOf(REPLY_KINDS), { default: undefined })
const Vacancy = t.Object({
  ...Address,
  section: t.String(),
  company: t.String({ description: 'Who hires; of another ad its author’s name.' }),
  is_shown: t.Boolean({ description: 'Its page can be opened.' }),
})
const IsNew = t.Boolean({ description: 'Something has come that was not looked at.' })

/** A vacancy is answered by it. */
export const ReplyInput = inputOf(VACANCY_REPLY_FORM)
export type ReplyValues = typeof ReplyInput.static
export const ReplyMessageInput = t.Object({ text: fieldText(REPLY_MESSAGE_FORM.text) })
export const ReplyActInput = t.Object({ act: Act })

/** What an author is asked, and whether the person may. */
export const QuestionInput = t.Object({ text: fieldText(QUESTION_FORM.text) })
export const QuestionOffer = t.Object({
  reply_id: Nullable({ ...Uuid, description: 'Of the correspondence that stands already.' }),
  is_own: t.Boolean({ description: 'It is an ad of theirs.' }),
})
export type QuestionOfferWire = typeof QuestionOffer.static

/** What a vacancy can be answered with, and whether it was. */
export const ReplyOffer = t.Object({
  reply_id: Nullable({ ...Uuid, description: 'Of the reply that the person has sent already.' }),
  is_own: t.Boolean({ description: 'It is a vacancy of theirs.' }),
  resumes: t.Array(t.Object({ id: Uuid, title: t.String() }), { description: 'The newest first.' }),
  name: t.String(),
  phone: t.String(),
  email: t.String(),
})
export type ReplyOfferWire = typeof ReplyOffer.static

/** A reply as who sent it finds it in a list. */
export const OwnReply = t.Object({
  id: Uuid,
  status: Status,
  is_new: IsNew,
  is_unanswered: t.Boolean({ description: 'Nobody has answered for a fortnight.' }),
  vacancy: Vacancy,
  created_at: Moment,
})
export type OwnReplyWire = typeof OwnReply.static

/** A reply as the employer finds it in a list: how its person is reached stands on its page alone. */
export const ReceivedReply = t.Object({
  id: Uuid,
  state: t.UnionEnum(namesOf(EMPLOYER_STATES), { default: undefined }),
  is_new: IsNew,
  name: t.String(),
  resume: Nullable(t.String({ description: 'What the résumé is called.' })),
  vacancy: Vacancy,
  created_at: Moment,
})
export type ReceivedReplyWire = typeof ReceivedReply.static

const Message = t.Object({
  id: Uuid,
  side: SideSchema,
  text: t.String(),
  created_at: Moment,
})

/** A reply with its correspondence, as either side sees it. */
export const ReplySchema = t.Object({
  id: Uuid,
  side: SideSchema,
  about: About,
  status: Status,
  is_unanswered: OwnReply.properties.is_unanswered,
  vacancy: Vacancy,
  resume: Nullable(t.Object({ ...Address, is_shown: Vacancy.properties.is_shown })),
  name: t.String(),
  phone: Nullable(t.String({ description: 'Digits from 7; of who answers a vacancy alone.' })),
  email: Nullable(t.String()),
  letter: t.String(),
  messages: t.Array(Message, { description: 'The oldest first.' }),
  acts: t.Array(Act, { description: 'What may be done with it now.' }),
  may_write: t.Boolean(),
  created_at: Moment,
})
export type ReplyWire = typeof ReplySchema.static

/** Replies with something new: own ones, and those to own vacancies. */
export const ReplyCounts = t.Object({
  own: Integer(),
  received: Integer(),
  asked: Integer({ description: 'Of own questions about ads.' }),
  got: Integer({ description: 'Of questions about own ads.' }),
})
export type ReplyCountsWire = typeof ReplyCounts.static

export const AnswerRate = t.Object({
  rate: Nullable(Integer({ description: 'The employer answers so many replies of ten; null where there are few.' })),
})
