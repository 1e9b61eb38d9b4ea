import type { AnyQuery } from '@ostrov/shared/lists/table'
import { readAnyList } from '../../db/list'
import type { Em } from '../../db/orm'
import { sql } from '../../db/sql'
import { Refusal } from '../../kernel/problems'
import type { OwnActing, ReadableOwn } from './own-record'

type Customer = OwnActing['customer']
type OwnSource = ReturnType<ReadableOwn['source']>

/** A page of what a customer keeps. */
export const listOwn = <Row extends object>(em: Em, declared: ReadableOwn, customer: Customer, query: AnyQuery) =>
  read<Row>(em, declared, declared.source(customer), query)

/** One of them. @throws {Refusal} `<noun>.not_found` for a stranger's too */
export async function readOwn<Row extends object>(
  em: Em,
  declared: ReadableOwn,
  customer: Customer,
  id: string,
): Promise<Row> {
  const source = declared.source(customer)
  const only = { ...source, where: sql`${source.where ?? sql`true`} and ${source.key} = ${id}` }
  const [own] = (await read<Row>(em, declared, only, {})).items
  if (!own) throw new Refusal(`${declared.noun}.not_found`)
  return own
}

async function read<Row extends object>(em: Em, { list, also }: ReadableOwn, source: OwnSource, query: AnyQuery) {
  const found = await readAnyList<Row>(em, list, query, source)
  return { ...found, items: found.items.map((one) => ({ ...one, ...also?.(one) })) }
}
