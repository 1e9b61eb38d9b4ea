import { OFFERING } from '@ostrov/shared/ads/sections'
import type { QuestionOfferWire } from '@ostrov/shared/replies/schema'
import type { Em } from '../../db/orm'
import { addJob } from '../../db/queue'
import { row, sql } from '../../db/sql'
import type { By, Customer } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import { isShown } from '../ads/ad-status'
import { writeEntry } from '../audit/write-entry'
import { demandRoom } from './send-reply'

type Asking = { customer: Customer; by: By; now: Date }

/** Whether the author of an ad can be written to, and was. @throws {Refusal} `ad.not_found` where it is not shown */
export async function offerQuestion(em: Em, number: number, customer: Customer, now: Date): Promise<QuestionOfferWire> {
  const { id, author_id } = await demandAd(em, number, now)
  const stands = await row<{ id: string }>(
    em,
    sql`select id from reply where user_id = ${customer.id} and ad_id = ${id} and status <> 'withdrawn'`,
  )
  return { reply_id: stands?.id ?? null, is_own: author_id === customer.id }
}

/**
 * Writes to the author of an ad that is no vacancy; they are told the person's name and no phone. Call inside a transaction.
 * @returns the id of the correspondence
 * @throws {Refusal} `ad.not_found` where it is not shown, `ad.own`, `reply.blocked`, `reply.written_already`, `reply.too_many_today`
 */
export async function askAuthor(em: Em, number: number, text: string, { customer, by, now }: Asking): Promise<string> {
  const { id: ad_id, author_id } = await demandAd(em, number, now)
  if (author_id === customer.id) throw new Refusal('ad.own')
  await demandRoom(em, customer, 'goods', now)
  await demandUnblocked(em, customer, author_id)
  const sent = await row<{ id: string }>(
    em,
    sql`insert into reply (ad_id, user_id, about, name, letter, created_at, updated_at)
        select ${ad_id}, u.id, 'goods', coalesce(nullif(u.name, ''), 'Покупатель'), ${text.trim()}, ${now}, ${now}
        from "user" u where u.id = ${customer.id}
        on conflict (user_id, ad_id) where status <> 'withdrawn' do nothing returning id`,
  )
  if (!sent) throw new Refusal('reply.written_already')
  await writeEntry(em, { by, act: 'reply.create', subject: `reply:${sent.id}`, to: { status: 'sent' }, now })
  await addJob(em, 'reply.tell', { reply_id: sent.id, side: 'employer', what: 'sent' })
  return sent.id
}

async function demandAd(em: Em, number: number, now: Date) {
  const found = await row<{ id: string; author_id: string }>(
    em,
    sql`select a.id, a.author_id from ad a
        where a.number = ${number} and a.section = any(${OFFERING}::text[]) and ${isShown(now)}`,
  )
  if (!found) throw new Refusal('ad.not_found')
  return found
}

/** Whom an author has blocked once writes to none of their ads. */
async function demandUnblocked(em: Em, { id }: Customer, author_id: string) {
  const blocked = await row(
    em,
    sql`select from reply p join ad a on a.id = p.ad_id
        where p.user_id = ${id} and p.about = 'goods' and p.status = 'declined' and a.author_id = ${author_id} limit 1`,
  )
  if (blocked) throw new Refusal('reply.blocked')
}
