import { normalizePhone } from '@ostrov/shared/formats/phone'
import { checkForm, isValid } from '@ostrov/shared/forms/form'
import { PHOTOS_OF_GUEST, SUPPORT_FORM } from '@ostrov/shared/support/form'
import { MESSAGES_MOST } from '@ostrov/shared/support/rules'
import type { SupportValues } from '@ostrov/shared/support/schema'
import type { Em } from '../../db/orm'
import { addJob } from '../../db/queue'
import { changed, row, sql } from '../../db/sql'
import type { Customer } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import { isShown } from '../ads/ad-status'
import { holdOwnImages } from '../images/hold-images'
import { customerOrder } from '../orders/find-order'

type Writing = { customer: Customer | null; input: SupportValues; now: Date }
type Taken = { id: string; number: number }

/**
 * Takes what somebody writes to support; a letter to the desk leaves with it. Call inside a transaction.
 * @returns its number, and its id for who can come back to it
 * @throws {Refusal} `request.invalid`, `order.not_found` and `image.not_found` for a stranger's too, `ad.not_found`
 */
export async function writeSupport(
  em: Em,
  { customer, input, now }: Writing,
): Promise<Pick<Taken, 'number'> & { id: string | null }> {
  const { subject, answer_by, images } = input
  const errors = checkForm(SUPPORT_FORM, input)
  if (!customer && images.length > 0) errors.images ??= PHOTOS_OF_GUEST
  if (!isValid(errors)) throw new Refusal('request.invalid', { errors })
  const image_ids = customer ? await holdOwnImages(em, customer.id, images) : []
  const order_id = await orderOf(em, customer, input.order)
  const ad_id = await adOf(em, customer, input.ad, now)
  const isMailed = answer_by === 'mail'
  const email = isMailed ? (input.email?.trim() ?? null) : null
  const phone = isMailed ? null : normalizePhone(input.phone ?? '')
  const made = await row<Taken>(
    em,
    sql`insert into support_request (user_id, subject, name, answer_by, email, phone, order_id, ad_id, image_ids, waiting_since, created_at, updated_at)
        values (${customer?.id ?? null}::uuid, ${subject}, ${input.name.trim()}, ${answer_by}, ${email}, ${phone}, ${order_id}::bigint,
          ${ad_id}::uuid, ${image_ids}::uuid[], ${now}, ${now}, ${now})
        returning id, number`,
  )
  if (!made) throw new Error('A request was not written.')
  await addText(em, made.id, input.text, now)
  return { id: customer && made.id, number: made.number }
}

/**
 * Adds a text of the person's own: they wait for a word again. Call inside a transaction.
 * @throws {Refusal} `support_request.not_found` for a stranger's too, `support_request.closed`, `support_request.too_many_messages`
 */
export async function addToSupport(em: Em, id: string, text: string, { customer, now }: Omit<Writing, 'input'>) {
  const found = await row<{ status: string; count: number }>(
    em,
    sql`select status, (select count(*)::int from support_message m where m.request_id = r.id) as count
        from support_request r where id = ${id} and user_id = ${customer?.id ?? null}::uuid for update`,
  )
  if (!found) throw new Refusal('support_request.not_found')
  if (found.status === 'closed') throw new Refusal('support_request.closed')
  if (found.count >= MESSAGES_MOST) throw new Refusal('support_request.too_many_messages')
  await changed(
    em,
    sql`update support_request set status = case when taken_by is null then 'new' else 'in_work' end,
          waiting_since = coalesce(waiting_since, ${now}), person_news = false, updated_at = ${now} where id = ${id}`,
  )
  await addText(em, id, text, now)
}

async function addText(em: Em, request_id: string, text: string, now: Date) {
  const made = await row<{ id: string }>(
    em,
    sql`insert into support_message (request_id, side, text, created_at) values (${request_id}, 'person', ${text.trim()}, ${now}) returning id`,
  )
  if (made) await addJob(em, 'support.tell_desk', { message_id: made.id })
}

async function orderOf(em: Em, customer: Customer | null, order: number | null): Promise<number | null> {
  if (order === null) return null
  if (!customer) throw new Refusal('order.not_found')
  return (await customerOrder(em, customer.id, String(order))).id
}

/** An ad that everybody sees, or one of their own. */
async function adOf(em: Em, customer: Customer | null, number: number | null, now: Date): Promise<string | null> {
  if (number === null) return null
  const found = await row<{ id: string }>(
    em,
    sql`select a.id from ad a where a.number = ${number} and (${isShown(now)} or a.author_id = ${customer?.id ?? null}::uuid)`,
  )
  if (!found) throw new Refusal('ad.not_found')
  return found.id
}
