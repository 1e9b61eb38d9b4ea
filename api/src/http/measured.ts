import { Elysia } from 'elysia'
import { requestDuration } from '../kernel/metrics'

/** Measures every request of the app it is used in. */
export const measured = new Elysia({ name: 'measured' })
  .derive({ as: 'global' }, () => ({ startedAt: performance.now() }))
  .onAfterResponse({ as: 'global' }, ({ startedAt, request, route, set }) => {
    if (startedAt === undefined) return
    const status = String(set.status ?? 200)
    requestDuration.observe(
      { method: request.method, route: route || 'unknown', status },
      (performance.now() - startedAt) / 1000,
    )
  })
