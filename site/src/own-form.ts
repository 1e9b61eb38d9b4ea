import type { FormTable } from '@ostrov/shared/forms/form'
import type { BodyOf, ValuesOf } from '@ostrov/shared/forms/values'
import { openForm, type PostedView, sendForm } from './posted-form'
import { fieldsIn, type Sent, sentIn, textIn } from './sent'
import type { Visit } from './visit'

type Adding<Table extends FormTable> = {
  action: string
  failed: string
  /** What was sent, where the page reads that itself; null where the form is only opened. */
  sent?: Sent | null
  /** Adds it; a repeat with the same key adds nothing twice. @returns where its author goes on */
  add: (body: BodyOf<Table>, headers: { 'idempotency-key': string }) => Promise<string>
}

/** Something new of one's own as a form: the page to draw, or the way on. */
export async function newOwn<Table extends FormTable>(
  visit: Visit,
  table: Table,
  { action, failed, add, sent: read }: Adding<Table>,
): Promise<PostedView<Table> | Response> {
  const sent = read === undefined ? await sentIn(visit) : read
  const typed = fieldsIn(table, sent ?? new FormData())
  const opened = await openForm(visit, table, { action, version: null, typed })
  if (!sent) return opened
  let next = action
  const write = async (body: BodyOf<Table>) => {
    next = await add(body, { 'idempotency-key': textIn(sent, 'key') || opened.key })
  }
  return (await sendForm(visit, table, { opened, sent }, { failed, write })) ?? visit.leave(next)
}

type Changing<Table extends FormTable> = {
  action: string
  failed: string
  /** As it stands: what its author wrote last. */
  version: string
  typed: ValuesOf<Table>
  /** What was sent; null where the form is only opened. */
  sent: Sent | null
  /** Changes it. @returns where its author goes on */
  change: (body: BodyOf<Table> & { version: string }) => Promise<string>
  /** The version that stands after it was refused. */
  present: () => Promise<{ version: string }>
}

/** What stands of one's own as a form: the page to draw, or the way on. */
export async function changedOwn<Table extends FormTable>(
  visit: Visit,
  table: Table,
  { sent, change, present, failed, ...own }: Changing<Table>,
): Promise<PostedView<Table> | Response> {
  if (!sent) return openForm(visit, table, own)
  const version = textIn(sent, 'version')
  const opened = await openForm(visit, table, { ...own, version, typed: fieldsIn(table, sent) })
  let next = own.action
  const write = async (body: BodyOf<Table>) => {
    next = await change({ ...body, version })
  }
  const refused = await sendForm(visit, table, { opened, sent }, { failed, write })
  // What was typed stays; it is sent over what has come meanwhile only by a press of who has read that.
  return refused ? { ...refused, version: (await present()).version } : visit.leave(next)
}
