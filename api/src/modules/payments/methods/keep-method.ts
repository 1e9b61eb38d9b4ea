import type { PaymentMethod } from '@ostrov/shared/payments/statuses'
import type { Em } from '../../../db/orm'
import { addJob, type JobRow, type Jobs } from '../../../db/queue'
import { changed, row, rows, sql } from '../../../db/sql'
import type { Deps } from '../../../kernel/deps'
import { JobFailure } from '../../../kernel/job-failure'
import { seal } from '../../../kernel/sealed'
import { type BoundAccount, customerKey, type KeptCard } from '../../../services/payments/kept-ways'
import { PAYMENT_PROVIDER } from '../../../services/payments/tbank'
import { cardIn } from '../../../services/payments/verify-notification'

type Agreed = {
  user_id: string | null
  is_gone: boolean
  method: PaymentMethod
  payment_id: string
  request_key: string | null
  agreed_at: string
}
type Owned = Pick<Agreed, 'method' | 'agreed_at'> & { user_id: string }
type Kept = { bank_id: string; label: string; token: string }

/**
 * Keeps what was paid with, where the payer has agreed to it; what the bank keeps of it is asked of the bank, for a
 * notification moves nothing by itself. @throws {JobFailure} to be tried again while it does not know it.
 */
export async function keepMethod(
  deps: Deps,
  { payment_id: attempt_id }: Jobs['payment.keep_method'],
  _?: number,
  job?: JobRow,
): Promise<void> {
  const em = deps.orm.em.fork()
  const agreed = await row<Agreed>(
    em,
    sql`select coalesce(o.user_id, b.user_id) as user_id, u.id is null or u.deleted_at is not null as is_gone, p.method, p.payment_id, p.request_key, p.created_at as agreed_at
        from payment p left join "order" o on o.id = p.order_id left join ticket_purchase b on b.id = p.purchase_id
        left join "user" u on u.id = coalesce(o.user_id, b.user_id)
        where p.id = ${attempt_id} and p.keep_method and p.payment_id is not null`,
  )
  if (!agreed?.user_id) return
  const { user_id, is_gone, method } = agreed
  if (is_gone) return addJob(em, 'payment.forget_cards', { customer_key: customerKey(user_id) })
  const kept = method === 'card' ? await cardOf(deps, em, { ...agreed, user_id }) : await accountOf(deps, agreed)
  // Whoever pays by a code may leave the account unbound.
  if (!kept && job?.isLast) return
  if (!kept) throw new JobFailure('bank.silent', 'kept')
  await em.transactional((tx) => save(deps, tx, { ...agreed, user_id }, kept))
}

/** The card that a notification named, else one that is not known here yet. */
async function cardOf({ doors }: Deps, em: Em, { user_id, payment_id }: Agreed & { user_id: string }) {
  const cards = await doors.bank.cardsOf(customerKey(user_id))
  if (!cards.ok) return null
  const told = await rows<{ body: string }>(
    em,
    sql`select body from payment_notification where provider = ${PAYMENT_PROVIDER} and payment_id = ${payment_id} limit 20`,
  )
  const named = told.map(({ body }) => cardIn(body)).find((one) => one !== '')
  const known = await rows<{ bank_id: string }>(
    em,
    sql`select bank_id from saved_method where user_id = ${user_id} limit 100`,
  )
  const isIt = ({ card_id }: KeptCard) =>
    named === undefined ? !known.some(({ bank_id }) => bank_id === card_id) : card_id === named
  const card = cards.value.find(isIt)
  return card ? { bank_id: card.card_id, label: `••\u00A0${card.pan.slice(-4)}`, token: card.token } : null
}

async function accountOf({ doors }: Deps, { request_key }: Agreed): Promise<Kept | null> {
  const account = await doors.bank.accountOf(request_key ?? '')
  return account.ok && account.value.token !== '' ? boundAs(request_key ?? '', account.value) : null
}

export const boundAs = (request_key: string, { bank_name, token }: BoundAccount): Kept => ({
  bank_id: request_key,
  label: bank_name || 'Счёт',
  token,
})

/** Call inside a transaction. */
export async function save({ config }: Deps, em: Em, { user_id, method, agreed_at }: Owned, kept: Kept) {
  // One that leaves at this moment waits, or has left.
  const owner = await row(em, sql`select from "user" where id = ${user_id} and deleted_at is null for key share`)
  if (!owner) return addJob(em, 'payment.forget_cards', { customer_key: customerKey(user_id) })
  const { bank_id, label } = kept
  const token = seal(config.secretsKey, kept.token, user_id)
  // Two bindings of one bank look alike to a person: the newer stands.
  if (method === 'sbp')
    await changed(
      em,
      sql`delete from saved_method where user_id = ${user_id} and kind = 'sbp' and label = ${label} and bank_id <> ${bank_id}`,
    )
  await changed(
    em,
    sql`insert into saved_method (user_id, kind, label, bank_id, token, agreed_at)
        values (${user_id}, ${method}, ${label}, ${bank_id}, ${token}, ${agreed_at})
        on conflict (user_id, kind, bank_id) do update set label = ${label}, token = ${token}, refused_at = null, agreed_at = ${agreed_at}`,
  )
}
