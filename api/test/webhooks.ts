import { WEBHOOK_EVENTS } from '@ostrov/shared/webhooks/events'
import { namesOf } from '@ostrov/shared/wire/names'
import { noteEvent } from '../src/modules/webhooks/note-event'
import { sendWebhook } from '../src/modules/webhooks/send-webhook'
import { createWebhookDoor } from '../src/services/webhooks/webhook'
import { startWebhookStandIn } from '../stand-ins/webhook-stand-in'
import type { openKitchen } from './orders'
import type { Product } from './product'

type Kitchen = Awaited<ReturnType<typeof openKitchen>>

/** A restaurant's server of this test's own, which is given up after a moment. */
export function openReceiver(product: Product) {
  const receiver = startWebhookStandIn({ slowMs: 900 })
  product.beforeClose(() => receiver.stop())
  product.deps.doors.webhooks = createWebhookDoor({ loopback: true, timeoutMs: 400 })
  return receiver
}

export const webhooksOf = ({ restaurant_id }: Pick<Kitchen, 'restaurant_id'>) =>
  `/api/integrations/webhooks/restaurant/${restaurant_id}`

/** Says where a kitchen's server is; answers the secret the first time. */
export async function saveWebhook(product: Product, kitchen: Kitchen, changes: object = {}): Promise<string> {
  const body = { enabled: true, url: 'http://127.0.0.1:1/', events: namesOf(WEBHOOK_EVENTS), ...changes }
  const saved = await product.call('PUT', webhooksOf(kitchen), { token: kitchen.owner.token, body })
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body))
  return String(saved.body.secret)
}

type Job = { task: string; payload: { order_id: number; event_id: number; event: never; delivery_id: string } }

/** Does the jobs of webhooks that are due by the product's clock, as a worker would. */
export async function workWebhooks(product: Product): Promise<void> {
  for (;;) {
    const { rows } = await product.pool.query<Job>(
      `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
       where j.id = (select j.id from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
         where t.identifier like 'webhook.%' and j.run_at <= greatest(now(), $1::timestamptz) order by j.id limit 1) and t.id = j.task_id
       returning t.identifier as task, j.payload`,
      [product.clock.now],
    )
    const [job] = rows
    if (!job) return
    if (job.task === 'webhook.note') await noteEvent(product.deps, job.payload)
    else await sendWebhook(product.deps, job.payload.delivery_id)
  }
}
