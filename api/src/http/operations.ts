import { Elysia, t } from 'elysia'
import { schemaGaps } from '../db/schema-gaps'
import { row, sql } from '../db/sql'
import type { Deps } from '../kernel/deps'
import { metricsText } from '../kernel/metrics'
import { Refusal } from '../kernel/problems'
import { access } from './access'
import { clientAddress } from './counted'

const TOLD_GAPS = 20
const LOOPBACK = new Set(['127.0.0.1', '::1'])

/** What the installation's own machines ask: alive, ready, how much. */
export const operationsRoutes = (deps: Deps) => {
  const gaps = schemaGaps(deps.orm)
  const tellGaps = tellingGaps(deps)
  return new Elysia()
    .use(access(deps))
    .get('/health', () => ({ status: 'alive' as const }), {
      open: true,
      response: { 200: t.Object({ status: t.Literal('alive') }) },
      detail: { summary: 'The process answers', tags: ['Operations'] },
    })
    .get(
      '/ready',
      async () => {
        if (deps.isCold || deps.stopping?.aborted) throw new Refusal('server.unavailable')
        const missing = await gaps()
        tellGaps(missing)
        if (missing.length > 0) throw new Refusal('server.unavailable')
        return { status: 'ready' as const }
      },
      {
        open: true,
        response: { 200: t.Object({ status: t.Literal('ready') }) },
        detail: {
          summary:
            'Pages are warm, the database and the queue have all that this version needs, and no stop was asked for',
          tags: ['Operations'],
        },
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
}

/** To the log alone, and once: it is asked each second. */
function tellingGaps({ log }: Deps) {
  let told = ''
  return (missing: readonly string[]) => {
    const said = missing.slice(0, TOLD_GAPS).join(', ')
    if (said !== told && said !== '')
      log.error({ missing: said, count: missing.length }, 'not ready: the schema lacks what this version needs')
    told = said
  }
}
