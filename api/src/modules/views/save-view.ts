import { VIEWS_MOST, VIEWS_OF_PERSON } from '@ostrov/shared/views/form'
import { listViewList } from '@ostrov/shared/views/lists'
import type { ListViewChangeWire, ListViewInputWire, ListViewWire } from '@ostrov/shared/views/schema'
import { wholeList } from '../../db/list'
import type { Em } from '../../db/orm'
import { changed, isTaken, row, rows, sql } from '../../db/sql'
import { takeLock } from '../../db/take-lock'
import type { By, Staff } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import { writeEntry } from '../audit/write-entry'

/** Whose view it is, who does it, and when. */
type Asking = { person: Staff; by: By; now: Date }
type Kept = ListViewWire & { list: string }

const personIn = ({ kind }: Staff) => (kind === 'admin' ? sql`admin_id` : sql`business_user_id`)
const ownOf = (person: Staff) => sql`${personIn(person)} = ${person.id}::uuid`

/** What somebody has saved of a list, by name. */
export async function listViews(em: Em, person: Staff, list: string) {
  const found = await rows<ListViewWire>(
    em,
    sql`select id, name, address, is_default from list_view where ${ownOf(person)} and list = ${list}
        order by name limit ${sql.lit(VIEWS_MOST)}`,
  )
  return wholeList<ListViewWire>(listViewList, found)
}

/**
 * Keeps a state of a list under a name; under the same name again it is the same view, which then leads elsewhere. Call
 * inside a transaction.
 * @throws {Refusal} `list_view.too_many`
 */
export async function saveView(em: Em, { list, ...said }: ListViewInputWire, asking: Asking): Promise<ListViewWire> {
  const { person, by, now } = asking
  await lockViews(em, person)
  const before = await row<ListViewWire>(
    em,
    sql`select id, name, address, is_default from list_view
        where ${ownOf(person)} and list = ${list} and name = ${said.name}`,
  )
  if (!before) await demandRoom(em, person, list)
  if (said.is_default) await forgetDefault(em, person, list)
  const saved = await row<ListViewWire>(
    em,
    sql`insert into list_view (${personIn(person)}, list, name, address, is_default, created_at)
        values (${person.id}, ${list}, ${said.name}, ${said.address}, ${said.is_default}, ${now})
        on conflict (${personIn(person)}, list, name)
          do update set address = excluded.address, is_default = excluded.is_default
        returning id, name, address, is_default`,
  )
  if (!saved) throw new Error('A view was saved and is not there.')
  const act = before ? 'list_view.change' : 'list_view.create'
  const fields = { ...(before && { from: toldOf(before) }), to: toldOf(saved) }
  await writeEntry(em, { by, act, subject: subjectOf(saved), ...fields, now })
  return saved
}

/**
 * Gives a view another name, or makes it the one that opens first. Call inside a transaction.
 * @throws {Refusal} `list_view.not_found` for a stranger’s too, `list_view.name_taken`
 */
export async function changeView(em: Em, id: string, said: ListViewChangeWire, asking: Asking): Promise<ListViewWire> {
  const { person, by, now } = asking
  await lockViews(em, person)
  const before = await demandView(em, id, person)
  if (said.is_default) await forgetDefault(em, person, before.list)
  try {
    await changed(
      em,
      sql`update list_view set name = ${said.name}, is_default = ${said.is_default} where id = ${id} and ${ownOf(person)}`,
    )
  } catch (error) {
    const isSame = isTaken(error, 'list_view_of_admin') || isTaken(error, 'list_view_of_business')
    throw isSame ? new Refusal('list_view.name_taken') : error
  }
  const { list: _, ...view } = { ...before, ...said }
  const fields = { from: toldOf(before), to: toldOf(view) }
  await writeEntry(em, { by, act: 'list_view.change', subject: subjectOf(before), ...fields, now })
  return view
}

/** Call inside a transaction. @throws {Refusal} `list_view.not_found` for a stranger’s too */
export async function removeView(em: Em, id: string, { person, by, now }: Asking): Promise<void> {
  await lockViews(em, person)
  const before = await demandView(em, id, person)
  await changed(em, sql`delete from list_view where id = ${id} and ${ownOf(person)}`)
  await writeEntry(em, { by, act: 'list_view.delete', subject: subjectOf(before), from: toldOf(before), now })
}

async function demandView(em: Em, id: string, person: Staff): Promise<Kept> {
  const found = await row<Kept>(
    em,
    sql`select id, list, name, address, is_default from list_view where id = ${id} and ${ownOf(person)}`,
  )
  if (!found) throw new Refusal('list_view.not_found')
  return found
}

async function demandRoom(em: Em, person: Staff, list: string): Promise<void> {
  const kept = await row<{ here: number; all: number }>(
    em,
    sql`select (count(*) filter (where list = ${list}))::int as here, count(*)::int as all
        from list_view where ${ownOf(person)}`,
  )
  if ((kept?.here ?? 0) >= VIEWS_MOST || (kept?.all ?? 0) >= VIEWS_OF_PERSON) throw new Refusal('list_view.too_many')
}

/** One at a time: two browsers of one person count the same rows, and only one view of a list opens first. */
async function lockViews(em: Em, { id }: Staff): Promise<void> {
  await takeLock(em, `list_views:${id}`)
}

async function forgetDefault(em: Em, person: Staff, list: string): Promise<void> {
  await changed(
    em,
    sql`update list_view set is_default = false where ${ownOf(person)} and list = ${list} and is_default`,
  )
}

const subjectOf = ({ id }: { id: string }) => `list_view:${id}`
const toldOf = ({ name, address, is_default }: ListViewWire) => ({ name, is_default, shown_rows: address })
