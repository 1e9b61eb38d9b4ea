/**
 * A record is what an administrator lists, opens and changes: a table, a list, a form and a row of the wire. Its module
 * declares it beside its entity; `record-routes.ts` makes its calls, the back office its screen.
 */
import { EntitySchema } from '@mikro-orm/postgresql'
import type { FormTable } from '@ostrov/shared/forms/form'
import type { ListTable } from '@ostrov/shared/lists/table'
import type { RecordNoun } from '@ostrov/shared/nouns'
import type { Act } from '@ostrov/shared/staff/log-acts'
import type { AdminPermission } from '@ostrov/shared/staff/permissions'
import type { Static, TObject, TProperties, TSchema } from '@sinclair/typebox'
import type { SourceOf } from '../../db/list'
import type { Em } from '../../db/orm'
import type { By } from '../../kernel/actors'
import type { ProblemCode } from '../../kernel/problems'
import type { ExportColumns } from './record-table'

/** A row as it is about to be written: every field, those that were not sent as they stand. `id` is null for a new one. */
export type Writing<Input> = { id: string | null; input: Input; by: By; now: Date }

/** What was written, and what stood before. */
export type Written<Input> = { id: string; before: Record<string, unknown> | null; input: Input; by: By; now: Date }

export type RecordOf<
  Row extends TSchema = TSchema,
  Fields extends TProperties = TProperties,
  List extends ListTable = ListTable,
> = {
  noun: RecordNoun
  entity: new () => object
  may: AdminPermission
  /** Who adds, changes and removes, where not all do who look. */
  mayWrite?: AdminPermission
  list: List
  form: FormTable
  /** The wire's row: `id`, what is shown, every field, and `version`, which the machine adds to what `source` selects. */
  row: Row
  /** Every field that is written, by the name of its column. */
  input: TObject<Fields>
  source: SourceOf<List>
  /** Fields that may be changed of many rows by one call. */
  together?: readonly (keyof Fields & string)[]
  /** What a file of the list has of a row; without it every field of the form that can be read. */
  exported?: ExportColumns
  /** Its file holds people: fewer may save it than may look, and the log tells of it by this act. */
  personal?: Act
  /** What no field alone can say, asked under the lock of the row. Refuses by throwing. */
  check?(em: Em, writing: Writing<Static<TObject<Fields>>>): Promise<void> | void
  /** Columns beside the fields: of a new row all, of an old one those that follow from its fields. */
  columns?(writing: Writing<Static<TObject<Fields>>>): Record<string, unknown>
  /** The restaurant whose own log tells of the row's changes, too. */
  ofRestaurant?(row: Static<Row>): string
  /** What follows a write, in its transaction; `before` is null of a new row. */
  written?(em: Em, row: Written<Static<TObject<Fields>>>): Promise<void>
  /** What follows a removal, in its transaction; `gone` is the row as it was shown. */
  removed?(em: Em, gone: Static<Row>): Promise<void>
  /** What keeps a row from being removed. Refuses by throwing. */
  removable?: (em: Em, id: string) => Promise<void>
  /** Codes of its own, beside `request.invalid`, with which `check` and `removable` refuse. */
  refuses?: { saving?: readonly ProblemCode[]; removing?: readonly ProblemCode[] }
}

/** A declaration with its types kept. */
export const record = <Row extends TSchema, Fields extends TProperties, List extends ListTable>(
  declared: RecordOf<Row, Fields, List>,
) => declared

/** The table of a record. */
export function tableOf({ entity }: Pick<RecordOf, 'entity'>): string {
  const meta = EntitySchema.REGISTRY.get(entity)?.meta
  if (!meta) throw new Error(`No entity ${entity.name}`)
  return meta.tableName
}
