import type { FormTable, Values } from '@ostrov/shared/forms/form'
import type { ValuesOf } from '@ostrov/shared/forms/values'
import type { AnyQuery, ListTable } from '@ostrov/shared/lists/table'
import type { RecordNoun } from '@ostrov/shared/nouns'
import type { AdminPermission } from '@ostrov/shared/staff/permissions'
import type { LogEntryWire } from '@ostrov/shared/staff/schema'
import type { FieldsProps } from '@ostrov/shared/ui/FormFields'
import type { Form, useForm } from '@ostrov/shared/ui/use-form'
import type { Answer } from '@ostrov/shared/wire/answers'
import type { ReactNode } from 'react'
import type { Column } from '../DataTable'
import type { FacetsShown } from '../lists/FilterFields'
import type { Card } from './RecordCard'

/** A row as every record has it: its fields beside them. */
export type RecordRow = Values & { id: string; version: string }

/** Of one row what changes, and the version that was looked at. */
export type RowChange = Values & { id: string; version: string }

type Page<Row> = { items: Row[]; page: number; limit: number; total: number }
type Sent<Data> = Promise<Answer<Data>>

/** The calls of a record, as the typed client has them under its path. */
export type RecordCalls<Row> = {
  get(options: { query: AnyQuery }): Sent<Page<Row>>
  facets: { get(options: { query: AnyQuery }): Sent<FacetsShown> }
  post?(body: Values, options: { headers: { 'idempotency-key': string } }): Sent<Row>
  many?: {
    put(
      body: { rows: readonly RowChange[] },
      options: { headers: { 'idempotency-key': string } },
    ): Sent<{ items: Row[]; refused: { id: string; message: string }[] }>
  }
  (params: {
    id: string
  }): {
    get(): Sent<Row>
    put?(body: Values): Sent<Row>
    delete?(): Sent<unknown>
    place?: { put(body: { after_id: string | null }): Sent<unknown> }
    log: { get(options: { query: { after?: number } }): Sent<Page<LogEntryWire>> }
  }
}

/** What the buttons at a form's end work with. */
export type FormEnds = Pick<
  ReturnType<typeof useForm<string, ValuesOf<FormTable>>>,
  'values' | 'busy' | 'dirty' | 'change' | 'send'
>

/** What the screen of a record is made of. */
export type RecordScreen<Table extends FormTable, Row> = {
  noun: RecordNoun
  /** Its page, as the router knows it. */
  path: string
  calls: RecordCalls<Row>
  /** The address of its list as a file; without it nobody saves one. */
  file?: string
  /** Who may save it, where not all do who look. */
  mayFile?: AdminPermission
  list: ListTable
  form: Table
  /** Under the head of the page: the way to what belongs together with these. */
  tabs?: ReactNode
  /** The first names the row, and opens it. */
  columns: readonly Column<Row>[]
  /** What stands in a new one beside what an empty form has; without it nobody adds one. */
  fresh?: () => Partial<ValuesOf<Table>>
  /** What of its rows stands in an order of its own, and in words where; without it they do not. */
  order?: { query: AnyQuery; text: string }
  /** What comes of removing one; without it nobody does. */
  removal?: string
  /** Which rows may be removed, and by whom, where it is not every one by whoever looks. */
  removable?(row: Row): boolean
  mayWrite?: AdminPermission
  /** What one row is called, for the head of its form. */
  titleOf(row: Row): string
  /** The fields that a row has, where it is not all of them. */
  names?(row: Row | null): readonly (keyof Table & string)[]
  /** Fields that the screen draws itself, in their place. */
  own?: Partial<Record<keyof Table & string, (form: Form) => ReactNode>>
  /** The fields that may be changed of many rows at once. */
  together?: readonly (keyof Table & string)[]
  groups?: FieldsProps<keyof Table & string>['groups']
  /** The page of one row, for what has a life; without it a row opens beside the list. */
  card?: Omit<Card<Row>, 'titleOf'> & {
    /**
     * What its form changes, said under «Изменить»; null of a row with which nothing can be done any more. Without it rows
     * stay as they were made, and `acts` alone is what can be done.
     */
    changes?(row: Row): string | null
    /** How one leaves its form, in place of «Сохранить»; then a new one is written on a page, too. */
    ends?(form: FormEnds, row: Row | null): ReactNode
  }
  /** What is seen beside the fields as they are filled. */
  beside?(values: ValuesOf<Table>, row: Row | null): ReactNode
}
