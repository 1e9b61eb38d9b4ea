import { followClosedStep } from '../src/modules/orders/life/follow-up'
import { checkPaymentJob } from '../src/modules/payments/bank/check-payment'
import { keepMethod } from '../src/modules/payments/methods/keep-method'
import { openPaymentJob } from '../src/modules/payments/paying/open-payment'
import { capturePayments, settlePayments, settlePurchase } from '../src/modules/payments/returns/settle-payments'
import { refundCancelledJob } from '../src/modules/tickets/desk/cancel-session'
import type { PaidFor } from './money'
import type { Product } from './product'

type Job = { id: string; key: string | null; task: string; payload: Payload }
type Payload = { order_id: number; purchase_id: string; event_id: number; payment_id: string; looks?: number }

/** What the queue holds of the money of an order or of tickets, as a worker would do it, whenever it was to be done: what fails stays, to be tried again. */
export async function workMoney({ pool, deps }: Pick<Product, 'pool' | 'deps'>, of: PaidFor) {
  const work: Readonly<Record<string, (payload: Payload) => Promise<unknown>>> = {
    'order.follow_up': (payload) => followClosedStep(deps.orm.em.fork(), payload, deps.now()),
    'payment.open': (payload) => openPaymentJob(deps, payload.payment_id),
    'payment.keep_method': (payload) => keepMethod(deps, payload),
    'payment.check': (payload) => checkPaymentJob(deps, payload),
    'payment.confirm': (payload) => capturePayments(deps, payload.order_id),
    'payment.refund': (payload) => settlePayments(deps, payload.order_id),
    'ticket.settle': (payload) => settlePurchase(deps, payload.purchase_id),
    'ticket.refund_cancelled': (payload) => refundCancelledJob(deps, payload.purchase_id),
  }
  const { rows: jobs } = await pool.query<Job>(
    `select j.id, j.key, t.identifier as task, j.payload
     from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = any($2) and ($1::text in (j.payload->>'order_id', j.payload->>'purchase_id')
       or j.payload->>'payment_id' in (select id::text from payment where $1 in (order_id::text, purchase_id::text))) order by j.id`,
    [String(of), Object.keys(work)],
  )
  for (const { id, key, task, payload } of jobs) {
    // A job at work gives its key up, so what it asks for anew is another job.
    await pool.query('update graphile_worker._private_jobs set key = null where id = $1', [id])
    const isDone = await work[task]?.(payload).then(
      () => true,
      () => false,
    )
    if (isDone) await pool.query('delete from graphile_worker._private_jobs where id = $1', [id])
    else
      await pool.query(
        `update graphile_worker._private_jobs set key = $2
         where id = $1 and not exists (select from graphile_worker._private_jobs where key = $2)`,
        [id, key],
      )
  }
}
