import { Elysia, t } from 'elysia'
import { row, sql } from '../db/sql'
import type { Deps } from '../kernel/deps'
import { metricsText } from '../kernel/metrics'
import { Refusal } from '../kernel/problems'
import { access } from './access'
import { clientAddress } from './counted'

const LOOPBACK = new Set(['127.0.0.1', '::1'])

/** What the installation's own machines ask: alive, ready, how much. */
export const operationsRoutes = (deps: Deps) =>
  new Elysia()
    .use(access(deps))
    .get('/health', () => ({ status: 'alive' as const }), {
      open: true,
      response: { 200: t.Object({ status: t.Literal('alive') }) },
      detail: { summary: 'The process answers', tags: ['Operations'] },
    })
    .get(
      '/ready',
      async ({ em }) => {
        if (deps.stopping?.aborted) throw new Refusal('server.unavailable')
        const found = await row<{ migrated: boolean; queue: boolean }>(
          em,
          sql`select to_regclass('"order"') is not null as migrated,
                     to_regclass('graphile_worker._private_jobs') is not null as queue`,
        )
        if (!found?.migrated || !found.queue) throw new Refusal('server.unavailable')
        return { status: 'ready' as const }
      },
      {
        open: true,
        response: { 200: t.Object({ status: t.Literal('ready') }) },
        detail: { summary: 'The database and the job queue are reachable and migrated', tags: ['Operations'] },
      },
    )
    .get(
      '/metrics',
      async ({ em, request, set }) => {
        const address = clientAddress(request)
        if (address && !LOOPBACK.has(address)) throw new Refusal('request.not_found')
        const found = await row<{ waiting: number }>(
          em,
          sql`select count(*)::int as waiting from graphile_worker.jobs where locked_at is null and attempts < max_attempts`,
        )
        set.headers['content-type'] = 'text/plain; version=0.0.4; charset=utf-8'
        return metricsText({ jobsWaiting: found?.waiting ?? 0 })
      },
      {
        open: true,
        refuses: ['request.not_found'],
        response: { 200: t.String() },
        detail: { summary: 'Prometheus metrics; answered to this machine only', tags: ['Operations'] },
      },
    )
