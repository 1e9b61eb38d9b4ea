import { t } from 'elysia'
import { fieldNumber } from '../forms/schema'
import { namesOf } from '../wire/names'
import { Integer, Moment, Nullable, Uuid } from '../wire/schema'
import { RULES_FORM } from './form'
import { MODERATED } from './kinds'
import { ModerationStatusSchema } from './schema'

/** How moderators work; 0 is «never» everywhere. */
export const RulesSchema = t.Object({
  trust_after: fieldNumber(RULES_FORM.trust_after),
  check_trusted: fieldNumber(RULES_FORM.check_trusted),
  check_verdicts: fieldNumber(RULES_FORM.check_verdicts),
})

const Verdict = t.Object({
  by: Nullable(
    t.String({ description: 'The moderator’s name; null where an author was trusted, or the moderator has gone.' }),
  ),
  is_trust: t.Boolean({ description: 'Nobody looked: its author is trusted.' }),
  status: ModerationStatusSchema,
  reason: Nullable(t.String()),
  decided_at: Moment,
})
/** Two words on one thing. */
export const DisagreementSchema = t.Object({
  id: Uuid,
  kind: t.UnionEnum(namesOf(MODERATED), { default: undefined }),
  row_id: Uuid,
  title: t.String(),
  first: Verdict,
  second: Verdict,
  again: Nullable(
    t.Object({ id: Uuid, status: ModerationStatusSchema }, { description: 'Taken into the queue once more.' }),
  ),
})
/** How much was checked in thirty days, and of how much two said different things. */
export const DisagreementFigures = t.Object({ checked: Integer(), differ: Integer() })
export const TakenAgain = t.Object({ id: Uuid })
export type DisagreementWire = typeof DisagreementSchema.static
export type DisagreementFiguresWire = typeof DisagreementFigures.static
