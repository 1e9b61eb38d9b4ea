import { expect } from 'bun:test'
import type { OrderInputWire } from '@ostrov/shared/orders/schema'
import { rows, sql } from '../src/db/sql'
import { TASKS } from '../src/jobs/tasks'
import { customerKey } from '../src/services/payments/kept-ways'
import { workMoney } from './money-jobs'
import { fillBasket, orderForm } from './orders'
import { signIn } from './people'
import { openSbp } from './sbp'

type Person = Awaited<ReturnType<typeof signIn>>

/** The product before the sandbox bank, and people who have let it keep what they paid with. */
export async function openKept() {
  const opened = await openSbp()
  const { product, kitchen, attemptsOf, statusOf, eventually } = opened
  const { call, em, press, deps, pool } = product
  async function order(person: { token: string }, changes: Partial<OrderInputWire> = {}) {
    const basket = await fillBasket(product, person.token, kitchen)
    const body = orderForm(kitchen, basket, { payment_type: 'online', ...changes })
    const answer = await call('POST', '/api/user/orders', { token: person.token, body })
    return { ...answer, id: Number(answer.body.order_id), url: answer.body.payment_url }
  }
  const methodsOf = async ({ token }: { token: string }) =>
    (await call('GET', '/api/user/saved_methods', { token })).body.items
  const labelsOf = async (person: { token: string }) =>
    (await methodsOf(person)).map(({ label, is_usable }: { label: string; is_usable: boolean }) =>
      is_usable ? label : `${label} dead`,
    )
  const infoOf = async ({ token }: Person, id: number) =>
    (await call('GET', `/api/user/orders/${id}`, { token })).body.payment.bank_payment_info

  /** Who has paid one order by a card that was to be kept. */
  async function keeper(card = '4276', kind: 'card' | 'sbp' = 'card') {
    const person = await signIn(product)
    const { id, url } = await order(person, { payment_method: kind, keep_method: true })
    await press(kind === 'sbp' ? ((await attemptsOf(id))[0]?.url ?? '') : url, 'pay', card)
    await eventually(() => statusOf(id), 'new')
    await workMoney(product, id)
    const [method] = await methodsOf(person)
    return { ...person, method }
  }
  const inOnePress = (person: Person & { method: { id: string } }) =>
    order(person, { saved_method_id: person.method.id })
  /** The job is there, and afterwards the bank keeps nothing of them. */
  async function forgotten(user_id: string) {
    const { rows: jobs } = await pool.query(
      `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
       where t.id = j.task_id and t.identifier = 'payment.forget_cards' and j.payload->>'customer_key' = $1 returning payload`,
      [customerKey(user_id)],
    )
    expect(jobs.length).toBe(1)
    await TASKS['payment.forget_cards'](deps, jobs[0].payload)
    const kept = await rows(
      em(),
      sql`select status from sandbox_bank.kept_card where customer_key = ${customerKey(user_id)}`,
    )
    expect(kept).toEqual([{ status: 'D' }])
  }

  return { ...opened, order, methodsOf, labelsOf, infoOf, keeper, inOnePress, forgotten }
}
