import type { AnyQuery } from '@ostrov/shared/lists/table'
import { type List, readAnyList } from '../../db/list'
import type { Em } from '../../db/orm'
import { row, sql } from '../../db/sql'
import { Refusal } from '../../kernel/problems'
import type { DeclaredOwn, OwnActing } from './own-record'

type Customer = OwnActing['customer']

/** A page of what a customer keeps. */
export async function listOwn<Row extends object>(
  em: Em,
  declared: DeclaredOwn,
  customer: Customer,
  query: AnyQuery,
): Promise<List<Row>> {
  const found = await readAnyList<Row>(em, declared.list, query, declared.source(customer))
  return { ...found, items: found.items.map((one) => ({ ...one, ...declared.also?.(one) })) }
}

/** One of them. @throws {Refusal} `<noun>.not_found` for a stranger's too */
export async function readOwn<Row extends object>(
  em: Em,
  declared: DeclaredOwn,
  customer: Customer,
  id: string,
): Promise<Row> {
  const { select, from, joined = sql``, where, key } = declared.source(customer)
  const found = await row<Row>(em, sql`select ${select} from ${from} ${joined} where ${where} and ${key} = ${id}`)
  if (!found) throw new Refusal(`${declared.noun}.not_found`)
  return { ...found, ...declared.also?.(found) }
}
