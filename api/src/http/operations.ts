import { Elysia, t } from 'elysia'
import { schemaGaps } from '../db/schema-gaps'
import type { Deps } from '../kernel/deps'
import { Refusal } from '../kernel/problems'
import { access } from './access'

const TOLD_GAPS = 20

/** What the installation's own machines ask: alive, ready. */
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
