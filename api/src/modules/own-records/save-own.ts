import { EntitySchema } from '@mikro-orm/postgresql'
import { checkForm, isValid } from '@ostrov/shared/forms/form'
import { NOUNS } from '@ostrov/shared/nouns'
import type { Noun } from '@ostrov/shared/nouns/noun'
import type { Em } from '../../db/orm'
import { row, sql } from '../../db/sql'
import { takeLock } from '../../db/take-lock'
import { insertRow } from '../../db/write-row'
import { PROBLEMS, type ProblemCode, Refusal } from '../../kernel/problems'
import { versionOf } from '../moderation/moderated-sql'
import { removeModerated, retireModerated } from '../moderation/remove-moderated'
import { saveModerated, submitNew } from '../moderation/save-moderated'
import type { DeclaredOwn, OwnActing, OwnWriting } from './own-record'

type Fields = Record<string, unknown>

/**
 * A row that is shown once a moderator has looked at it. Call inside a transaction.
 * @returns its id
 * @throws {Refusal} `request.invalid`, `<noun>.too_many`, and as the declared `columns`
 */
export async function createOwn(em: Em, declared: DeclaredOwn, typed: Fields, acting: OwnActing): Promise<string> {
  const { customer, by, now } = acting
  const { fields: input, begun } = await judged(em, declared, typed, { customer, before: null })
  await demandRoom(em, declared, customer)
  const columns = { ...input, ...begun, [declared.owner]: customer.id, created_at: now, updated_at: now }
  const id = await insertRow(em, factsOf(declared).name, Object.keys(columns), JSON.stringify(columns))
  await declared.written?.(em, id, { input, before: null, now })
  await submitNew(em, { ...targetOf(declared, id, customer), input, by, now })
  return id
}

/**
 * Changes an own row: what applies at once does, the rest once a moderator has looked. Call inside a transaction.
 * @throws {Refusal} `<noun>.not_found` for who does not own it, `<noun>.changed` when it was changed since `version`,
 * `request.invalid`, and as the declared `columns`
 */
export async function changeOwn(
  em: Em,
  declared: DeclaredOwn,
  id: string,
  { version, ...typed }: Fields,
  { customer, by, now }: OwnActing,
): Promise<void> {
  const { version: present, before } = await lockOwn(em, declared, customer, id)
  const { fields: input } = await judged(em, declared, typed, { customer, before })
  if (present !== version) throw new Refusal(`${declared.noun}.changed`)
  await saveModerated(em, { ...targetOf(declared, id, customer), input, columns: Object.keys(input), by, now })
  await declared.written?.(em, id, { input, before, now })
}

/** Removes an own row; it stays, marked, where others still name it. Call inside a transaction. @throws {Refusal} `<noun>.not_found` */
export async function removeOwn(em: Em, declared: DeclaredOwn, id: string, { customer, by, now }: OwnActing) {
  await lockOwn(em, declared, customer, id)
  const remove = factsOf(declared).retires ? retireModerated : removeModerated
  await remove(em, { ...targetOf(declared, id, customer), by, now })
}

/** Locks a row of whose owner this is. @throws {Refusal} `<noun>.not_found` for everybody else, who may read it, too */
export async function lockOwn(
  em: Em,
  declared: Pick<DeclaredOwn, 'noun' | 'entity' | 'owner'>,
  customer: OwnActing['customer'],
  id: string,
) {
  const { table, stands } = factsOf(declared)
  const own = await row<{ version: string; before: Fields }>(
    em,
    sql`select ${versionOf(declared.noun, 't')} as version, to_jsonb(t) as before from ${table} t
        where t.id = ${id} and ${sql.ref(`t.${declared.owner}`)} = ${customer.id} and ${stands} for update`,
  )
  if (!own) throw new Refusal(`${declared.noun}.not_found`)
  return own
}

/** What the form says, then what no field can say. */
async function judged(em: Em, { form, columns }: DeclaredOwn, input: Fields, of: Omit<OwnWriting<Fields>, 'input'>) {
  const errors = checkForm(form, input)
  if (!isValid(errors)) throw new Refusal('request.invalid', { errors })
  return columns(em, { ...of, input })
}

/** Two of one person at the same moment are counted one after the other. */
async function demandRoom(em: Em, { noun, ...declared }: DeclaredOwn, { id }: OwnActing['customer']) {
  const { most }: Noun = NOUNS[noun]
  const tooMany = tooManyOf(noun)
  if (most === undefined || !tooMany) return
  await takeLock(em, `own ${noun}:${id}`)
  const { table, stands } = factsOf(declared)
  const own = await row<{ count: number }>(
    em,
    sql`select count(*)::int as count from ${table} t where ${sql.ref(`t.${declared.owner}`)} = ${id} and ${stands}`,
  )
  if ((own?.count ?? 0) >= most) throw new Refusal(tooMany)
}

/** The code of one that is one too many; null of a noun without such a bound. */
export function tooManyOf(noun: DeclaredOwn['noun']) {
  const code = `${noun}.too_many`
  return isRefused(code) ? code : null
}

const isRefused = (code: string): code is ProblemCode => Object.hasOwn(PROBLEMS, code)

const targetOf = ({ noun }: DeclaredOwn, row_id: string, { id }: OwnActing['customer']) =>
  ({ kind: noun, row_id, owner: `customer:${id}` }) as const

/** The name of its table `t`, that as SQL, whether a removed row stays there, and which rows were not removed. */
function factsOf({ entity }: Pick<DeclaredOwn, 'entity'>) {
  const meta = EntitySchema.REGISTRY.get(entity)?.meta
  if (!meta) throw new Error(`No entity ${entity.name}`)
  const retires = Object.hasOwn(meta.properties, 'deleted_at')
  return {
    name: meta.tableName,
    table: sql.table(meta.tableName),
    retires,
    stands: retires ? sql`t.deleted_at is null` : sql`true`,
  }
}
