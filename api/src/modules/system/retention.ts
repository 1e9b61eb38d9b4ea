import { DAY_MS } from '@ostrov/shared/formats/time'
import type { RetentionKind } from '@ostrov/shared/system/retention'
import { RETENTION } from '@ostrov/shared/system/retention'
import type { SystemWire } from '@ostrov/shared/system/schema'
import { namesOf } from '@ostrov/shared/wire/names'
import type { Em } from '../../db/orm'
import { moment, row, sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'
import { forgetOldEntries, keepLogMonths } from '../audit/log-months'
import { writeEntry } from '../audit/write-entry'
import { forgetLeftCustomers } from '../customers/forget-left'
import { forgetOldMessages } from '../messages/write-message'
import { forgetOldRefusals } from '../restaurants/people/black-list'
import { readSettings } from '../settings/settings'
import { forgetClosedRequests } from '../support/forget-closed'

/** Takes away at most `limit` rows from before a moment, and says how many there were. */
type TakeAway = (em: Em, before: Date, limit: number) => Promise<number>

const TAKES: Record<RetentionKind, readonly TakeAway[]> = {
  log: [forgetOldEntries],
  messages: [forgetOldMessages],
  support: [forgetClosedRequests],
  erased: [forgetLeftCustomers, forgetOldRefusals],
}

/** A night takes so much of each; the rest waits for the next. */
const LIMITS = { batch: 2000, most: 200_000 }

type Taken = Record<RetentionKind, number>

/** Takes away what has been kept for longer than the settings say, part by part, and writes into the log how much that was. */
export async function keepWithinTerms({ orm, now }: Pick<Deps, 'orm' | 'now'>, limits = LIMITS): Promise<void> {
  const em = orm.em.fork()
  const [settings, at] = [await readSettings(em), now()]
  const taken: Partial<Taken> = {}
  await keepLogMonths(em, at, settings.keep_log_days)
  for (const kind of namesOf(RETENTION)) {
    const days = settings[RETENTION[kind].setting]
    if (days === null) continue
    for (const take of TAKES[kind])
      taken[kind] = (taken[kind] ?? 0) + (await takeAll(em, take, new Date(at.getTime() - days * DAY_MS), limits))
  }
  const to = Object.fromEntries(
    Object.entries(taken).flatMap(([kind, count]) => (count > 0 ? [[`taken_${kind}`, count]] : [])),
  )
  if (Object.keys(to).length === 0) return
  const by = { kind: 'console', ip: null } as const
  await writeEntry(em, { by, act: 'setting.keep', subject: 'setting:retention', to, now: at })
}

async function takeAll(em: Em, take: TakeAway, before: Date, { batch, most }: typeof LIMITS): Promise<number> {
  let all = 0
  while (all < most) {
    const taken = await take(em, before, batch)
    all += taken
    if (taken < batch) break
  }
  return all
}

/** How long each kind is kept, and what the last night that found anything took away. */
export async function readRetention(em: Em): Promise<SystemWire['retention']> {
  const settings = await readSettings(em)
  const last = await row<{ to: Record<string, number>; taken_at: string }>(
    em,
    sql`select "to", ${moment('created_at')} as taken_at from log where subject = 'setting:retention'
        order by log.created_at desc, log.id desc limit ${sql.lit(1)}`,
  )
  return {
    taken_at: last?.taken_at ?? null,
    kinds: namesOf(RETENTION).map((kind) => ({
      kind,
      days: settings[RETENTION[kind].setting],
      taken: last?.to[`taken_${kind}`] ?? 0,
    })),
  }
}
