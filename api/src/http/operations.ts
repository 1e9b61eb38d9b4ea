import { Elysia, t } from 'elysia'
import type { Deps } from '../kernel/deps'
import { Refusal } from '../kernel/problems'
import { access } from './access'
import { isServing, readinessOf } from './readiness'

/** What the installation's own machines ask: alive, serving, ready. */
export const operationsRoutes = (deps: Deps) => {
  const reasonAgainst = readinessOf(deps)
  return new Elysia()
    .use(access(deps))
    .get('/health', () => ({ status: 'alive' as const }), {
      open: true,
      response: { 200: t.Object({ status: t.Literal('alive') }) },
      detail: { summary: 'The process answers', tags: ['Operations'] },
    })
    .get(
      '/serving',
      () => {
        if (!isServing(deps)) throw new Refusal('server.unavailable')
        return { status: 'serving' as const }
      },
      {
        open: true,
        response: { 200: t.Object({ status: t.Literal('serving') }) },
        detail: {
          summary:
            'This process is warm and was not told to stop: a proxy chooses by it. A database that is away changes nothing',
          tags: ['Operations'],
        },
      },
    )
    .get(
      '/ready',
      async () => {
        const reason = await reasonAgainst()
        if (reason !== null) throw new Refusal(reason)
        return { status: 'ready' as const }
      },
      {
        open: true,
        refuses: ['server.disk_full'],
        response: { 200: t.Object({ status: t.Literal('ready') }) },
        detail: {
          summary:
            'Pages are warm, the database and the queue have all that this version needs, the disk has room, and no stop was asked for',
          tags: ['Operations'],
        },
      },
    )
}
