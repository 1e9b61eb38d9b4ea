import { t } from 'elysia'
import { fieldText } from '../forms/schema'
import { SESSION_KINDS } from '../sessions/kinds'
import { namesOf } from '../wire/names'
import { Integer, Moment, Nullable, Refused, Uuid } from '../wire/schema'
import { FIRST_STEPS } from './first-steps'
import { APPEAL_FORM, RETURN_FORM } from './form'
import { MODERATED } from './kinds'
import { DECIDED_AT_ONCE, DECISIONS, TAKEN_MINUTES } from './rules'
import { MODERATION_CAUSES, MODERATION_STATUSES } from './statuses'

export const ModerationStatusSchema = t.UnionEnum([...MODERATION_STATUSES], { default: undefined })
const Kind = t.UnionEnum(namesOf(MODERATED), { default: undefined })

export const ModerationReason = Nullable(
  t.String({ description: 'The moderator’s words, where the last proposal came back.' }),
)
/** How far a moderator is with a row, as who wrote it sees that. */
export const ModeratedSchema = t.Object({
  moderation_status: ModerationStatusSchema,
  moderation_reason: ModerationReason,
  revision: Nullable(
    t.Object(
      {
        id: Uuid,
        version: Integer(),
        status: ModerationStatusSchema,
        reason: Nullable(t.String()),
        proposed: t.Record(t.String(), t.Unknown()),
      },
      { description: 'What was proposed last and is not shown: it waits, or came back with a reason.' },
    ),
  ),
})
/** What became of what an author sent: at once, or waiting beside what is shown. */
export const Submitted = t.Object({
  id: Uuid,
  moderation_status: ModerationStatusSchema,
  moderation_reason: Nullable(t.String()),
  revision: Nullable(
    t.Object(
      { id: Uuid, version: Integer(), proposed: t.Record(t.String(), t.Unknown()) },
      { description: 'Waits for a moderator; null when nothing does.' },
    ),
  ),
})
/** A refusal that its author may appeal against, once, and what became of that. */
export const AppealSchema = Nullable(
  t.Object(
    {
      verdict_id: Uuid,
      until: Moment,
      status: Nullable(ModerationStatusSchema),
      reason: Nullable(t.String({ description: 'Why it stays refused.' })),
    },
    { description: 'Null where the last word was no refusal.' },
  ),
)
export const AppealInput = t.Object({ words: fieldText(APPEAL_FORM.words, { loose: true }) })
export type AppealWire = typeof AppealSchema.static
const UndoUntil = Nullable(
  t.String({ format: 'date-time', description: 'Until when who decided may take that back; null while nobody has.' }),
)
export const RevisionSchema = t.Object({
  id: Uuid,
  kind: Kind,
  cause: t.UnionEnum([...MODERATION_CAUSES], {
    default: undefined,
    description:
      'Of complaints all of one row are one: approving leaves it, anything else takes it away; so of what is looked at anew. What is checked stays as it is.',
  }),
  about: t.UnionEnum([...MODERATION_CAUSES], {
    default: undefined,
    description: 'Why it stood in the queue first, where a verdict is looked at once more; else the same.',
  }),
  row_id: Uuid,
  owner: Nullable(
    t.String({ description: 'Whose it is, as `kind:id`: a restaurant’s, a customer’s; null where it is nobody’s.' }),
  ),
  owner_title: Nullable(t.String({ description: 'What a restaurant that owns it is called.' })),
  title: t.String({ description: 'As it is shown now, or proposed where nothing is.' }),
  status: ModerationStatusSchema,
  version: Integer({ description: 'Grows when the author proposes something else; say which one was looked at.' }),
  reason: Nullable(t.String()),
  undo_until: UndoUntil,
  author: t.Object({
    kind: t.UnionEnum([...SESSION_KINDS], { default: undefined }),
    id: Nullable(Uuid),
    name: Nullable(t.String({ description: 'Null where they have not said it, or have left.' })),
  }),
  created_at: Moment,
  taken: Nullable(
    t.Object(
      { by: Uuid, name: t.String(), until: Moment },
      { description: 'Which moderator has it open; nobody once `until` has passed.' },
    ),
  ),
  appeal: Nullable(
    t.Object(
      { words: t.String(), by: Nullable(t.String()), reason: Nullable(t.String()), decided_at: Moment },
      { description: 'Why its author does not agree with a refusal, whose that was and why; of an appeal alone.' },
    ),
  ),
  complaints: t.Object(
    {
      total: Integer(),
      items: t.Array(t.Object({ reason: t.String(), words: t.String(), created_at: Moment })),
    },
    { description: 'Who complained is told to nobody; the first fifty.' },
  ),
  missing: t.Array(t.UnionEnum(namesOf(FIRST_STEPS), { default: undefined }), {
    description: 'What a restaurant that was not approved yet lacks to take orders, what is proposed counted as there.',
  }),
  fields: t.Array(
    t.Object({
      name: t.String(),
      label: t.String(),
      as: t.String({ description: 'text, rich (a rich text), details, point, image (its id) or images (their ids).' }),
      shown: t.Unknown({ description: 'Null where nothing was approved yet.' }),
      proposed: t.Unknown(),
    }),
  ),
  beside: t.Array(t.Object({ name: t.String(), label: t.String(), text: t.String(), image_ids: t.Array(Uuid) }), {
    description: 'What else everybody sees of it and is not proposed, as it stands, in words.',
  }),
})
/** How the queue stands. Minutes are whole; null where nothing was decided in seven days. */
export const QueueFigures = t.Object({
  waiting: Integer(),
  oldest: Nullable(Moment),
  median_minutes: Nullable(
    Integer({ description: 'Half of what was decided in the last seven days waited no longer.' }),
  ),
  moderators: t.Array(
    t.Object({ id: Uuid, name: t.String(), today: Integer(), week: Integer(), median_minutes: Integer() }),
    { description: 'Who decided anything in the last seven days, the busiest first.' },
  ),
})
/** What an author may expect. */
export const ModerationPace = t.Object({
  median_minutes: Nullable(
    Integer({ description: 'As long as half of the last seven days’ took; null where none was decided.' }),
  ),
})
export const TakeInput = t.Object({
  seconds: t.Optional(
    Integer({
      minimum: 30,
      maximum: TAKEN_MINUTES * 60,
      description: 'How long it stays taken unless it is asked for again; 15 minutes where it is not said.',
    }),
  ),
})
export const DecisionInput = t.Object({
  status: t.UnionEnum([...DECISIONS], { default: undefined }),
  version: Integer({ minimum: 1, maximum: 2 ** 31 - 1 }),
  reason: t.Optional(fieldText(RETURN_FORM.reason)),
})
/** One word on many proposals, each with the version that was looked at. */
export const ManyDecisionsInput = t.Object({
  revisions: t.Array(t.Object({ id: Uuid, version: DecisionInput.properties.version }), {
    minItems: 1,
    maxItems: DECIDED_AT_ONCE,
  }),
  status: DecisionInput.properties.status,
  reason: DecisionInput.properties.reason,
})
export const ManyDecided = t.Object({
  items: t.Array(t.Object({ id: Uuid })),
  refused: t.Array(Refused),
  undo_until: Moment,
})
/** What moderators have said to an author before, the newest year of it. */
export const AuthorHistory = t.Object({
  approved: Integer(),
  needs_work: Integer(),
  rejected: Integer(),
  reasons: t.Array(t.Object({ reason: t.String(), times: Integer() }), {
    description: 'For what their proposals came back most often, three at most.',
  }),
})
export type AuthorHistoryWire = typeof AuthorHistory.static
export type ModeratedWire = typeof ModeratedSchema.static
export type QueueFiguresWire = typeof QueueFigures.static
export type RevisionWire = typeof RevisionSchema.static
export type SubmittedWire = typeof Submitted.static
