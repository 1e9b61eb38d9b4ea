/**
 * A customer's own side of a noun that waits for a moderator: what they add, look at, change and remove themselves. Its
 * module declares it beside its entity; `own-routes.ts` makes its calls.
 */
import type { FormTable } from '@ostrov/shared/forms/form'
import type { ListTable } from '@ostrov/shared/lists/table'
import type { ModeratedKind } from '@ostrov/shared/moderation/kinds'
import type { Static, TObject, TProperties } from '@sinclair/typebox'
import type { Source, SourceOf } from '../../db/list'
import type { Em } from '../../db/orm'
import type { Sql } from '../../db/sql'
import type { By, Customer } from '../../kernel/actors'
import type { LimitKind } from '../../kernel/limits'
import type { ProblemCode } from '../../kernel/problems'

type Columns = Readonly<Record<string, unknown>>
export type OwnActing = { customer: Pick<Customer, 'id'>; by: By; now: Date }
/** Columns of the form and those that wait with them, and what a new row begins with beside them. */
type OwnColumns = { fields: Columns; begun?: Columns }
/** What was sent, and the row as it stands, by its columns; `before` is null of a new one. */
export type OwnWriting<Input> = { customer: Pick<Customer, 'id'>; input: Input; before: (Input & Columns) | null }
/** The same once it is written: `input` is what `columns` made of it. */
export type OwnWritten = { input: Columns; before: Columns | null; now: Date }

export type OwnRecordOf<
  Row extends TObject = TObject,
  Fields extends TProperties = TProperties,
  List extends ListTable = ListTable,
  Entity extends object = object,
> = {
  noun: ModeratedKind
  entity: new () => Entity
  /** The column that says whose a row is. */
  owner: keyof Entity & string
  list: List
  form: FormTable
  row: Row
  input: TObject<Fields>
  /** Rows as this customer sees them; `where` is which they may see at all. */
  source(customer: Pick<Customer, 'id'>): SourceOf<List> & { key: Sql }
  /** What else is said of a row that SQL does not say. */
  also?(row: Static<Row>): Partial<Static<Row>>
  /** What was sent as columns, in a transaction. Refuses by throwing. */
  columns(em: Em, writing: OwnWriting<Static<TObject<Fields>>>): Promise<OwnColumns>
  /** What follows a write, in its transaction. */
  written?(em: Em, id: string, of: OwnWritten): Promise<void>
  /** How often one person, where that is not as of any noun, and one address behind which a town may stand, adds one. */
  limits?: { person: LimitKind; address?: LimitKind }
  /** Codes of its own, beside `request.invalid`, with which `columns` refuses. */
  refuses?: readonly ProblemCode[]
}

/** What the machine needs to know of one to write it, whatever its types are. */
export type DeclaredOwn = Pick<OwnRecordOf, 'noun' | 'form' | 'columns' | 'written'> & {
  entity: new () => object
  owner: string
}

/** The same to read it. */
export type ReadableOwn = Pick<OwnRecordOf, 'noun'> & {
  list: ListTable
  source(customer: Pick<Customer, 'id'>): Source & { key: Sql }
  also?(row: object): object
}

/** A declaration with its types kept. */
export const ownRecord = <
  Row extends TObject,
  Fields extends TProperties,
  List extends ListTable,
  Entity extends object,
>(
  declared: OwnRecordOf<Row, Fields, List, Entity>,
) => declared
