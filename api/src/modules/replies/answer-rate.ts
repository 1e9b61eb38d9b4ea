import { DAY_MS } from '@ostrov/shared/formats/time'
import { RATED_DAYS, REMINDED_AFTER_DAYS, rateOf } from '@ostrov/shared/replies/rules'
import type { Em } from '../../db/orm'
import { row, sql } from '../../db/sql'
import { authorWorksThere, employers } from '../organizations/organization-sql'

/** So many of the newest replies tell how an employer answers. */
const COUNTED = 1000

/**
 * How often the employer of a vacancy answers: its organization, or else its author. What came this week and waits yet does not
 * count, nor does what was withdrawn before an answer. Null of no vacancy, and of few replies.
 */
export async function readAnswerRate(em: Em, number: number, now: Date): Promise<{ rate: number | null }> {
  const since = new Date(now.getTime() - RATED_DAYS * DAY_MS)
  const due = new Date(now.getTime() - REMINDED_AFTER_DAYS * DAY_MS)
  const counted = await row<{ total: number; answered: number }>(
    em,
    sql`with employer as (
          select a.author_id, o.id as organization_id from ad a
          left join ${employers} on o.id = a.organization_id and o.is_shown and ${authorWorksThere}
          where a.number = ${number} and a.section = 'vacancies'
        ), vacancy as (
          select a.id from ad a join employer e on a.organization_id = e.organization_id
          union select a.id from ad a join employer e on e.organization_id is null and a.author_id = e.author_id
            and a.section = 'vacancies' and a.organization_id is null
        )
        select count(*)::int as total, count(answered_at)::int as answered from (
          select p.answered_at from reply p where p.ad_id in (select id from vacancy) and p.created_at > ${since}
            and (p.answered_at is not null or (p.created_at <= ${due} and p.status <> 'withdrawn'))
          order by p.created_at desc limit ${sql.lit(COUNTED)}) due`,
  )
  return { rate: counted ? rateOf(counted) : null }
}
