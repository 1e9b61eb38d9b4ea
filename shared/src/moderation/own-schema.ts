/** The wire of what a customer keeps themselves, made of its form. */
import type { TObject, TProperties } from '@sinclair/typebox'
import { t } from 'elysia'
import type { FormTable } from '../forms/form'
import { type FieldsOf, inputOf } from '../records/schema'
import { namesOf } from '../wire/names'
import { ImageSchema, Nullable, Uuid } from '../wire/schema'
import { ownStates } from './own-states'
import { AppealSchema } from './schema'

const OWN = {
  id: Uuid,
  version: t.String(),
  state: t.UnionEnum(namesOf(ownStates('')), { default: undefined }),
  /** The moderator’s words, where it came back. */
  reason: Nullable(t.String()),
  appeal: AppealSchema,
  is_waiting: t.Boolean({ description: 'A change waits for a moderator while what was approved is shown.' }),
  images: t.Array(ImageSchema),
}

/** A row as its owner sees it: what they wrote last, how far a moderator is with it, and what else is `shown` of it. */
export function ownRowOf<Table extends FormTable, Shown extends TProperties>(
  table: Table,
  shown: Shown,
): TObject<typeof OWN & { values: TObject<FieldsOf<Table>> } & Shown>
export function ownRowOf(table: FormTable, shown: TProperties): TObject {
  const values: TObject = inputOf(table)
  return t.Object({ ...OWN, values, ...shown })
}
