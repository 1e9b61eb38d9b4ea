import { t } from 'elysia'
import { namesOf } from '../wire/names'
import { Integer, Moment, Nullable, Uuid } from '../wire/schema'
import { PASS_VERDICTS } from './passes'

/** A gate with its list of tickets, by which it works without a network. */
export const GateSchema = t.Object({
  name: t.String(),
  session_id: Uuid,
  event: t.String(),
  starts_at: Moment,
  venue: t.String(),
  is_cancelled: t.Boolean(),
  public_key: t.String({ description: 'Ed25519, 32 bytes, base64url: whose codes are ours.' }),
  tickets: t.Array(
    t.Object({
      id: Uuid,
      version: Integer(),
      short: t.String({ description: 'What is typed where a code cannot be read.' }),
      kind: t.String(),
      used_at: Nullable(Moment),
      used_by: Nullable(t.String()),
      is_refunded: t.Boolean(),
      is_offered: t.Boolean(),
    }),
    { description: '10 000 at most.' },
  ),
})
export type GateWire = typeof GateSchema.static

/** What is wrong in one pass may not keep the others of its queue: each is judged by itself. */
const JudgedAlone = t.String({ maxLength: 60 })
/** A pass that can be written. */
export const PassSchema = t.Object({ id: Uuid, ticket_id: Uuid, passed_at: Moment })
export const PassesInput = t.Object({
  device: t.String({ maxLength: 60 }),
  passes: t.Array(
    t.Object({
      id: JudgedAlone,
      ticket_id: JudgedAlone,
      version: Integer({ minimum: 0, maximum: 65_535 }),
      passed_at: JudgedAlone,
      was_let_in: t.Boolean({ description: 'Without a network: they are in, whatever is said now.' }),
    }),
    { minItems: 1, maxItems: 100 },
  ),
})
export type PassesInputWire = typeof PassesInput.static
export const PassesSchema = t.Object({
  passes: t.Array(
    t.Object({
      id: Uuid,
      verdict: Nullable(t.UnionEnum(namesOf(PASS_VERDICTS), { default: undefined })),
      kind: Nullable(t.String()),
      at: Nullable(Moment),
      by: Nullable(t.String({ description: 'Where and when somebody came in by it first.' })),
      error: Nullable(
        t.String({
          description: 'What is wrong with the pass itself: it was not written, and never will be as it is.',
        }),
      ),
    }),
    { description: 'In the order asked; null is no ticket of this session.' },
  ),
})
export type PassesWire = typeof PassesSchema.static
