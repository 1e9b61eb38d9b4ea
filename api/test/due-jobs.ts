import { TASKS } from '../src/jobs/tasks'
import type { Product } from './product'

const WORKED = [
  ...(['order.hand_over', 'order.follow_up', 'order.complete', 'order.expire_unpaid'] as const),
  ...(['order.earn_bonus', 'payment.open', 'payment.check', 'payment.confirm', 'payment.refund'] as const),
]

/** The worker of orders and their money: what is due by the product's clock, each tried again a minute later where it failed. */
export async function workDue({ pool, deps, clock }: Pick<Product, 'pool' | 'deps' | 'clock'>) {
  for (;;) {
    const { rows } = await pool.query(
      `delete from graphile_worker._private_jobs where id = (
         select j.id from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
         where t.identifier = any($1) and j.run_at <= $2 order by j.run_at, j.id limit 1)
       returning (select identifier from graphile_worker._private_tasks t where t.id = task_id) as name, payload`,
      [WORKED, clock.now],
    )
    const name = WORKED.find((one) => one === rows[0]?.name)
    if (!name) return
    const { payload } = rows[0]
    await TASKS[name](deps, payload).catch(() =>
      pool.query(`select graphile_worker.add_job($1, $2::json, run_at := $3::timestamptz + interval '1 minute')`, [
        ...[name, JSON.stringify(payload), clock.now],
      ]),
    )
  }
}
