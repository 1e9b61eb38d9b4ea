import { Elysia, t } from 'elysia'
import { isDatabaseDown } from '../../db/outage'
import { access } from '../../http/access'
import { clientAddress } from '../../http/counted'
import { readinessOf } from '../../http/readiness'
import type { Deps } from '../../kernel/deps'
import { fellowMetrics } from '../../kernel/fellow-metrics'
import { metricsText } from '../../kernel/metrics'
import { Refusal } from '../../kernel/problems'
import { sameText } from '../../kernel/same-text'
import { databaseFigures, type Figures, machineFigures } from './figures'

const LOOPBACK = new Set(['127.0.0.1', '::1'])

/** What a scraper reads: the whole product's figures, and what all processes of the port count. */
export const metricsRoutes = (deps: Deps) =>
  new Elysia().use(access(deps)).get(
    '/metrics',
    async ({ em, request, headers, set }) => {
      demandScraper(deps, request, headers.authorization)
      set.headers['content-type'] = 'text/plain; version=0.0.4; charset=utf-8'
      const [isReady, known, machine, fellows] = await Promise.all([
        // A database that is away takes its own figures along, and no others.
        readinessOf(deps)().then(
          (reason) => reason === null,
          () => false,
        ),
        databaseFigures(em).catch(noneInOutage),
        machineFigures(deps),
        fellowMetrics(deps.config),
      ])
      return metricsText({ product_ready: Number(isReady), ...known, ...machine }, fellows)
    },
    {
      open: true,
      refuses: ['request.not_found'],
      response: { 200: t.String() },
      detail: {
        summary:
          'Prometheus metrics of all processes of the port; for who brings METRICS_TOKEN, without one for this machine',
        tags: ['Operations'],
      },
    },
  )

function noneInOutage(error: unknown): Figures {
  if (isDatabaseDown(error)) return {}
  throw error
}

/** Elsewhere there is nothing here: nobody learns that there is a token to guess. */
function demandScraper({ config }: Deps, request: Request, authorization = '') {
  const address = clientAddress(request)
  const isLet =
    config.metricsToken === ''
      ? address === null || LOOPBACK.has(address)
      : sameText(authorization, `Bearer ${config.metricsToken}`)
  if (!isLet) throw new Refusal('request.not_found')
}
