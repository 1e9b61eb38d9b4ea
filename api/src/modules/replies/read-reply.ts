import { adSlug } from '@ostrov/shared/ads/slug'
import {
  MESSAGES_MOST,
  mayMove,
  mayWrite,
  REPLY_ACTS,
  REPLY_MOVES,
  type ReplyStatus,
} from '@ostrov/shared/replies/rules'
import type { ReplyWire } from '@ostrov/shared/replies/schema'
import { namesOf } from '@ostrov/shared/wire/names'
import type { Em } from '../../db/orm'
import { changed, moment, row, sql } from '../../db/sql'
import type { By, Customer } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import { isShown } from '../ads/ad-status'
import { writeEntry } from '../audit/write-entry'
import { vacancyColumns } from './list-replies'
import { isUnanswered, sideOf } from './reply-sql'

type Reading = { customer: Customer; by: By; now: Date }

/**
 * A reply that a person opens: what was new of it is so no more, and an employer has looked at it. Of an administrator who acts
 * as the person nothing is noted. Call inside a transaction.
 * @throws {Refusal} `reply.not_found` for a stranger's too
 */
export async function openReply(em: Em, id: string, reading: Reading): Promise<ReplyWire> {
  const { customer, by, now } = reading
  const found = await readReply(em, id, customer, now)
  if (by.act_admin_id) return found
  const isPerson = found.side === 'person'
  if (isPerson) await changed(em, sql`update reply set person_news = false where id = ${id} and person_news`)
  else await changed(em, sql`update reply set employer_news = false where id = ${id} and employer_news`)
  if (isPerson) return found
  const { from, to } = REPLY_MOVES.look
  const looked = await changed(
    em,
    sql`update reply set status = ${to}, updated_at = ${now} where id = ${id} and status = any(${from}::text[])`,
  )
  if (looked === 0) return found
  await writeEntry(em, {
    ...{ by, act: 'reply.change', subject: `reply:${id}`, now },
    ...{ from: { status: found.status }, to: { status: to } },
  })
  return readReply(em, id, customer, now)
}

type Found = Omit<ReplyWire, 'vacancy' | 'resume' | 'acts' | 'may_write'> & {
  vacancy: Omit<ReplyWire['vacancy'], 'slug'>
  resume: Omit<NonNullable<ReplyWire['resume']>, 'slug'> | null
  is_answered: boolean
}

/** The same as it stands, and stays. @throws {Refusal} `reply.not_found` for a stranger's too */
export async function readReply(em: Em, id: string, customer: Customer, now: Date): Promise<ReplyWire> {
  const found = await row<Found>(
    em,
    sql`select p.id, s.side, p.about, p.status, ${isUnanswered} as is_unanswered, ${vacancyColumns(now)} as vacancy,
          (select json_build_object('number', r.number, 'title', r.title, 'is_shown', ${shownResume(now)}) from ad r
             where r.id = p.resume_id) as resume,
          p.name, p.phone, p.email, p.letter, p.answered_at is not null as is_answered, ${moment('p.created_at')} as created_at,
          (select coalesce(json_agg(json_build_object('id', m.id, 'side', m.side, 'text', m.text,
             'created_at', ${moment('m.created_at')}) order by m.created_at, m.id), '[]')
           from (select * from reply_message where reply_id = p.id order by created_at, id limit ${sql.lit(MESSAGES_MOST)}) m) as messages
        from reply p join ad a on a.id = p.ad_id, lateral (select ${sideOf(customer.id)} as side) s
        where p.id = ${id} and s.side is not null`,
  )
  if (!found) throw new Refusal('reply.not_found')
  const { is_answered, vacancy, resume, ...reply } = found
  return {
    ...reply,
    vacancy: { ...vacancy, slug: adSlug(vacancy.title) },
    resume: resume && { ...resume, slug: adSlug(resume.title) },
    acts: namesOf(REPLY_ACTS).filter((act) => mayMove(act, reply.side, reply.status, reply.about)),
    may_write: mayWrite(reply.side, reply.status, is_answered, reply.about) && reply.messages.length < MESSAGES_MOST,
  }
}

/** `isShown` asks of ads `a`; a résumé stands beside its vacancy here. */
const shownResume = (now: Date) => sql`(select ${isShown(now)} from ad a where a.id = r.id)`

/** The state of a reply that is held until the end of the transaction. @throws {Refusal} `reply.not_found` for a stranger's too */
export async function holdReply(em: Em, id: string, { id: user_id }: Customer) {
  const held = await row<
    Pick<ReplyWire, 'side' | 'about'> & { status: ReplyStatus; is_answered: boolean; count: number }
  >(
    em,
    sql`select s.side, p.about, p.status, p.answered_at is not null as is_answered,
          (select count(*)::int from reply_message m where m.reply_id = p.id) as count
        from reply p, lateral (select ${sideOf(user_id)} as side) s
        where p.id = ${id} and s.side is not null for update of p`,
  )
  if (!held) throw new Refusal('reply.not_found')
  return held
}
