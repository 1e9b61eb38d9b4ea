import { randomBytes } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { PaymentRow } from './store'

/** The sandbox's cards by their last digits, and what the bank says when one that is kept is charged; '' takes the money. */
export const CARDS = {
  '0013': { is: 'платит всегда', charge: '' },
  '4276': { is: 'платит всегда', charge: '' },
  '1051': { is: 'в один клик: нет денег', charge: '1051' },
  '1054': { is: 'в один клик: истёк срок', charge: '1054' },
  '1061': { is: 'в один клик: лимит', charge: '1061' },
  '0101': { is: 'в один клик: нужен 3-D Secure', charge: '101' },
  '0104': { is: 'в один клик: рекуррент не выполнен', charge: '104' },
  '9999': { is: 'в один клик: попробуйте позже', charge: '9999' },
} as const

export const isCard = (value: string): value is keyof typeof CARDS => Object.hasOwn(CARDS, value)
export const cardOf = (value: string | null) => (value !== null && isCard(value) ? value : '0013')
export const maskOf = (card: string) => `220138******${card}`

/** Who agreed is known by the opening: their card is kept, or the account bound, as the money is taken. */
export async function keepPaidBy(tx: PoolClient, { recurrent, customer_key, method, card, payment_id }: PaymentRow) {
  if (!recurrent) return
  if (method === 'sbp') {
    await tx.query(`update sandbox_bank.account set status = 'ACTIVE' where payment_id = $1`, [payment_id])
    return
  }
  await tx.query(
    `insert into sandbox_bank.kept_card (customer_key, card, rebill_id) values ($1, $2, $3)
     on conflict (customer_key, card) do update set status = 'A', rebill_id = excluded.rebill_id`,
    [customer_key, card, `${Date.now()}${randomBytes(3).readUIntBE(0, 3)}`],
  )
}

/** What was not confirmed binds no account. */
export const refuseBinding = (tx: PoolClient, { payment_id }: PaymentRow) =>
  tx.query(`update sandbox_bank.account set status = 'REJECTED' where payment_id = $1`, [payment_id])

/** The binding that a payment over SBP makes; asked again, it is the same one. */
export async function bindingOf(tx: PoolClient, { payment_id }: PaymentRow): Promise<string> {
  const { rows } = await tx.query<{ request_key: string }>(
    `insert into sandbox_bank.account (request_key, payment_id, account_token) values ($1, $2, $3)
     on conflict (payment_id) do update set payment_id = excluded.payment_id returning request_key`,
    [crypto.randomUUID(), payment_id, randomBytes(16).toString('hex')],
  )
  return rows[0]?.request_key ?? ''
}
