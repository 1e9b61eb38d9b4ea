import { normalizePhone } from '@ostrov/shared/formats/phone'
import { DAY_MS } from '@ostrov/shared/formats/time'
import { checkForm, isValid } from '@ostrov/shared/forms/form'
import { LETTER_MISSING, RESUME_MISSING, VACANCY_REPLY_FORM } from '@ostrov/shared/replies/form'
import { REPLIES_A_DAY, type ReplyKind } from '@ostrov/shared/replies/rules'
import type { ReplyOfferWire, ReplyValues } from '@ostrov/shared/replies/schema'
import type { Em } from '../../db/orm'
import { addJob } from '../../db/queue'
import { row, rows, sql } from '../../db/sql'
import { takeLock } from '../../db/take-lock'
import type { By, Customer } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import { isShown } from '../ads/ad-status'
import { writeEntry } from '../audit/write-entry'
import { answeredBy } from './reply-sql'

type Sending = { customer: Customer; by: By; now: Date }

/** Résumés that one chooses among, the newest first. */
const RESUMES_MOST = 20

/**
 * What a vacancy can be answered with, and whether it was.
 * @throws {Refusal} `ad.not_found` where it is not shown
 */
export async function offerReply(em: Em, number: number, customer: Customer, now: Date): Promise<ReplyOfferWire> {
  const vacancy = await demandVacancy(em, number, customer, now)
  const known = await row<Pick<ReplyOfferWire, 'reply_id' | 'name' | 'phone' | 'email'>>(
    em,
    sql`select coalesce(u.name, '') as name, coalesce(u.phone, '') as phone, coalesce(u.email, '') as email,
          (select p.id from reply p where p.user_id = u.id and p.ad_id = ${vacancy.id} and p.status <> 'withdrawn') as reply_id
        from "user" u where u.id = ${customer.id}`,
  )
  if (!known) throw new Error('A person who is signed in has no row.')
  return { ...known, is_own: vacancy.is_own, resumes: await resumesOf(em, customer, now) }
}

/**
 * Answers a vacancy. Call inside a transaction.
 * @returns its id
 * @throws {Refusal} `ad.not_found` where it is not shown, `reply.own`, `reply.sent_already`, `reply.too_many_today`, `request.invalid`
 */
export async function sendReply(em: Em, number: number, input: ReplyValues, { customer, by, now }: Sending) {
  const vacancy = await demandVacancy(em, number, customer, now)
  if (vacancy.is_own) throw new Refusal('reply.own')
  const resume_id = await checkReply(em, customer, input, now)
  await demandRoom(em, customer, 'vacancy', now)
  const sent = await row<{ id: string }>(
    em,
    sql`insert into reply (ad_id, user_id, resume_id, name, phone, email, letter, created_at, updated_at)
        values (${vacancy.id}, ${customer.id}, ${resume_id}::uuid, ${input.name.trim()}, ${normalizePhone(input.phone)}, ${input.email?.trim() || null},
          ${input.letter.trim()}, ${now}, ${now})
        on conflict (user_id, ad_id) where status <> 'withdrawn' do nothing returning id`,
  )
  if (!sent) throw new Refusal('reply.sent_already')
  await writeEntry(em, { by, act: 'reply.create', subject: `reply:${sent.id}`, to: { status: 'sent' }, now })
  await addJob(em, 'reply.tell', { reply_id: sent.id, side: 'employer', what: 'sent' })
  return sent.id
}

async function demandVacancy(em: Em, number: number, { id }: Customer, now: Date) {
  const found = await row<{ id: string; is_own: boolean }>(
    em,
    sql`select a.id, a.id = any(${answeredBy(id)}) as is_own from ad a
        where a.number = ${number} and a.section = 'vacancies' and ${isShown(now)}`,
  )
  if (!found) throw new Refusal('ad.not_found')
  return found
}

const resumesOf = (em: Em, { id }: Customer, now: Date) =>
  rows<{ id: string; title: string }>(
    em,
    sql`select a.id, a.title from ad a where a.author_id = ${id} and a.section = 'resumes' and ${isShown(now)}
        order by a.created_at desc, a.id desc limit ${sql.lit(RESUMES_MOST)}`,
  )

/** @returns the résumé that was chosen; null of who has none, and has written a letter */
async function checkReply(em: Em, customer: Customer, input: ReplyValues, now: Date): Promise<string | null> {
  const errors = checkForm(VACANCY_REPLY_FORM, input)
  const resumes = await resumesOf(em, customer, now)
  const chosen = resumes.find(({ id }) => id === input.resume_id)
  if (!chosen && (resumes.length > 0 || input.resume_id)) errors.resume_id ??= RESUME_MISSING
  if (resumes.length === 0 && input.letter.trim() === '') errors.letter ??= LETTER_MISSING
  if (!isValid(errors)) throw new Refusal('request.invalid', { errors })
  return chosen?.id ?? null
}

/** Two of one person at the same moment are counted one after the other. @throws {Refusal} `reply.too_many_today` */
export async function demandRoom(em: Em, { id }: Customer, about: ReplyKind, now: Date) {
  await takeLock(em, `replies:${id}`)
  const since = new Date(now.getTime() - DAY_MS)
  const today = await row<{ count: number }>(
    em,
    sql`select count(*)::int as count from reply where user_id = ${id} and about = ${about} and created_at > ${since}`,
  )
  if ((today?.count ?? 0) >= REPLIES_A_DAY) throw new Refusal('reply.too_many_today')
}
