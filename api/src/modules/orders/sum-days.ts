import { IsolationLevel } from '@mikro-orm/postgresql'
import { addDays, localParts } from '@ostrov/shared/formats/time'
import type { Em } from '../../db/orm'
import { sql, variedRows } from '../../db/sql'
import type { Deps } from '../../kernel/deps'
import { differsOn, dueDays, sumsOf } from './day-sums'

/** The longest period that is asked for, and the one before it. */
const KEPT_DAYS = 2 * 366

/** Sums up the days that are over and are not summed, or have changed since. Answers how many. */
export async function sumDays({ orm, now }: Deps): Promise<number> {
  const { date: today } = localParts(now())
  const due = sql.raw<{ day: string }>(dueDays({ first: addDays(today, -KEPT_DAYS), today }))
  const days = await variedRows<{ day: string }>(orm.em.fork(), due)
  for (const { day } of days) await sumDay(orm.em.fork(), day)
  return days.length
}

/** Compares a day's sums with its orders, and makes them anew where they differ. Answers whether they did. */
export async function mendSums(em: Em, day: string): Promise<boolean> {
  const kept = await variedRows<{ differs: boolean }>(em, sql.raw<{ differs: boolean }>(differsOn(day)))
  if (!kept[0]?.differs) return false
  await sumDay(em, day)
  return true
}

/** All of one moment: a mark that came later stays, and the day is summed again. */
function sumDay(em: Em, day: string): Promise<void> {
  return em.transactional(
    async (tx) => {
      for (const statement of sumsOf(day)) await variedRows(tx, sql.raw(statement))
    },
    { isolationLevel: IsolationLevel.REPEATABLE_READ },
  )
}
