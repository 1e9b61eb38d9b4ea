import { addDays, instantAt, localParts } from '@ostrov/shared/formats/time'
import type { Em } from '../../db/orm'
import { changed, row, rows, sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'
import { FIGURE_COLUMNS, FIGURES } from './figure-of'

/** As far back as the desk’s longest usual period and the one before it. */
const CHECKED_DAYS = 60

const told = sql.raw(FIGURES)

/**
 * Compares what is kept of each order of two months with its rows, a day at a time, and mends what differs: two orders that
 * one person placed in the same instant may both have been taken for the first. The log says how many it mended.
 */
export async function mendFigures(deps: Deps): Promise<number> {
  const { orm, now, log } = deps
  const { date: today } = localParts(now())
  let orders = 0
  for (let ago = 0; ago <= CHECKED_DAYS; ago++) orders += await mendDay(orm.em.fork(), addDays(today, -ago))
  if (orders > 0) log.warn({ orders }, 'figures of orders were not those of their rows')
  return orders
}

async function mendDay(em: Em, day: string): Promise<number> {
  const [begins, ends] = [instantAt(day, 0), instantAt(addDays(day, 1), 0)]
  const different = await rows<{ id: number }>(
    em,
    sql`with kept as (select * from order_figure where created_at >= ${begins} and created_at < ${ends}),
          told as (${told} and o.created_at >= ${begins} and o.created_at < ${ends})
        select coalesce(kept.order_id, told.order_id)::int as id from kept full join told using (order_id)
        where kept is distinct from told`,
  )
  let mended = 0
  for (const { id } of different) mended += await em.transactional((tx) => mend(tx, id))
  return mended
}

/** Whoever moves the order waits, or is waited for: what is written is of one moment. */
async function mend(em: Em, id: number): Promise<number> {
  await row(em, sql`select from "order" where id = ${id} for no key update`)
  await changed(em, sql`delete from order_figure where order_id = ${id}`)
  return changed(em, sql`insert into order_figure (${sql.raw(FIGURE_COLUMNS.join(', '))}) ${told} and o.id = ${id}`)
}
