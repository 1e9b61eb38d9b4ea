import type { Em } from '../../db/orm'
import type { SharedConnection } from '../../db/shared-connection'
import { changed, sharedRow, sql } from '../../db/sql'
import type { TakeTurn } from './turns'

/**
 * The turns of accounts, for all processes together: those of one account have a pause between them, are no more than so many within
 * any such time, and come in the order of asking. The turn of a process that dies meanwhile is lost, and nothing else.
 */
export const createTurns =
  (shared: SharedConnection): TakeTurn =>
  async (account, { pauseMs, most, withinMs }) => {
    const within = sql`${withinMs}::int * interval '1 ms'`
    // A turn that is farther ahead was booked before the clock was set back.
    const near = sql`select at from unnest(t.asked) at where at between clock_timestamp() - ${within} and clock_timestamp() + ${within}`
    const taken = await sharedRow<{ wait: number }>(
      shared,
      sql`insert into counter_turn as t (account, asked) values (${account}, array[clock_timestamp()])
          on conflict (account) do update set asked = array(${near} order by at)
            || greatest(clock_timestamp(), (select max(at) from (${near}) near) + ${pauseMs}::int * interval '1 ms')
          where (select count(*) from (${near}) near) < ${most}::int
          returning (extract(epoch from asked[cardinality(asked)] - clock_timestamp()) * 1000)::float8 as wait`,
    )
    return taken ? Math.max(0, Math.ceil(taken.wait)) : null
  }

/** Each hour: accounts that nobody asks any more. */
export const forgetTurns = (em: Em) =>
  changed(em, sql`delete from counter_turn where asked[cardinality(asked)] < now() - interval '1 hour'`)
