import { DAY_MS } from '@ostrov/shared/formats/time'
import type { ModeratedKind } from '@ostrov/shared/moderation/kinds'
import { MODERATED } from '@ostrov/shared/moderation/kinds'
import { TRUST_DAYS } from '@ostrov/shared/moderation/rules'
import type { Em } from '../../db/orm'
import { changed, row, sql } from '../../db/sql'
import type { By } from '../../kernel/actors'
import { writeEntry } from '../audit/write-entry'
import { isSampled, putCheck } from './check-verdict'
import { applyProposed, type ModeratedRow, restaurantOf, type Target } from './moderated-row'
import type { Owner, Proposed } from './revision'
import { readRules } from './rules'

type Passing = Target & { owner: Owner | null; by: By; now: Date }
type Proposal = { id: string; proposed: Proposed }

/**
 * What a trusted author proposes is shown at once: moderators have approved so much of theirs, and refused nothing for a
 * month. Answers whether it passed. One in so many is looked at afterwards. Call inside a transaction, with the row locked.
 */
export async function passByTrust(em: Em, passing: Passing, { id, proposed }: Proposal, row: ModeratedRow) {
  const { by, now, kind, row_id, owner } = passing
  const { trust_after, check_trusted } = await readRules(em)
  if (trust_after === 0 || !(await isTrusted(em, passing, trust_after))) return false
  await changed(
    em,
    sql`update revision set status = 'approved', by_trust = true, decided_at = ${now}, was_shown = ${row.status === 'approved'},
          taken_by = null, taken_until = null where id = ${id}`,
  )
  await applyProposed(em, passing, proposed, now)
  await writeEntry(em, {
    ...{ by, act: 'moderation.pass', subject: `${kind}:${row_id}`, restaurant_id: restaurantOf(owner), now },
    from: { status: 'pending' },
    to: { status: 'approved' },
  })
  if (isSampled(id, check_trusted)) await putCheck(em, id, now)
  return true
}

async function isTrusted(em: Em, { kind, by, now }: { kind: ModeratedKind; by: By; now: Date }, after: number) {
  if (MODERATED[kind].always_waits) return false
  const author = `${by.kind}:${by.id}`
  const since = new Date(now.getTime() - TRUST_DAYS * DAY_MS)
  const found = await row<{ is_trusted: boolean }>(
    em,
    sql`select (select count(*) from (select from revision v where v.author = ${author} and v.cause = 'proposal'
            and v.status = 'approved' and not v.by_trust limit ${after}) approved) >= ${after}
          and not exists (select from revision v where v.author = ${author} and v.decided_at > ${since}
            and v.status in ('needs_work', 'rejected') and v.cause <> 'appeal' and not exists (select from revision ap
              where ap.of_id = v.id and ap.cause = 'appeal' and ap.status = 'approved')) as is_trusted`,
  )
  return found?.is_trusted === true
}
