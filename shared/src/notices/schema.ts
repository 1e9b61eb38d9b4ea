import { t } from 'elysia'
import { sentencesOf } from '../forms/schema'
import { namesOf } from '../wire/names'
import { Integer, Nullable } from '../wire/schema'
import { NOTICES_FORM } from './form'
import { NOTICE_CHOICES, type NoticeEvent } from './rules'

const way = <Way extends string>(choices: Record<Way, string>, event: NoticeEvent) =>
  t.UnionEnum(namesOf(choices), { default: undefined, ...sentencesOf(NOTICES_FORM[event]) })

const Chosen = t.Object({
  status: way(NOTICE_CHOICES.status, 'status'),
  late: way(NOTICE_CHOICES.late, 'late'),
  changes: way(NOTICE_CHOICES.changes, 'changes'),
  answer: way(NOTICE_CHOICES.answer, 'answer'),
  ads: way(NOTICE_CHOICES.ads, 'ads'),
  favourites: way(NOTICE_CHOICES.favourites, 'favourites'),
  searches: way(NOTICE_CHOICES.searches, 'searches'),
  replies: way(NOTICE_CHOICES.replies, 'replies'),
  tickets: way(NOTICE_CHOICES.tickets, 'tickets'),
  support: way(NOTICE_CHOICES.support, 'support'),
})
/** What messages come where, as one chose; what a page from before does not know of stays as it is. */
export const NoticesInput = t.Partial(Chosen)
export const NoticesSchema = t.Composite([
  Chosen,
  t.Object({
    browsers: Integer({ description: 'So many take notices.' }),
    mail: Nullable(t.String({ description: 'Where letters go: the confirmed one.' })),
  }),
])
/** What a letter's link stops. */
export const LettersToken = t.Object({ token: t.String({ maxLength: 300 }) })
export const StoppedLetters = t.Object({
  what: t.String({ description: 'What these letters tell of.' }),
  is_stopped: t.Boolean(),
})
export type NoticesWire = typeof NoticesSchema.static
