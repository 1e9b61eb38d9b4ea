import { stopSignal } from './stop-signal'
// Above all others: what it hears must not wait for them.

import { type Config, ConfigError, loadConfig, publicSettings, refuseToStart } from './config'
import { createRouteNames } from './http/access-log'
import { createBriefCache } from './http/brief-cache'
import { docsPages } from './http/docs'
import { builtDocument, makeDocument } from './http/docs-document'
import { createFront, type Handler } from './http/front'
import { adminPages, openSite, sitePages } from './http/pages'
import { startWorker } from './jobs/worker'
import type { Deps } from './kernel/deps'
import { openMetrics } from './kernel/fellow-metrics'
import { startBeat } from './modules/system/beat'
import { liveStreams } from './modules/updates/streams'
import { openProduct } from './product'
import { warm } from './warm'

const SHUTDOWN_MS = 10_000
const DRAIN_MS = 20
const LET_GO_MS = 2_000

/** One process of the product: API, site and admin on one port, with its job worker. */
async function main() {
  const config = readConfig()
  const tracing = config.tracesUrl === '' ? null : (await import('./tracing')).startTracing(config)
  const product = openProduct(config, stopSignal)
  const { deps, app } = product
  const api = (request: Request) => app.fetch(request)
  const sandboxes = config.isProduction ? null : await (await import('../stand-ins/sandboxes')).openSandboxes(deps)
  const site = await openSite()
  const shared = openCache(deps, site?.pageParameters)
  // What pages are told is not finished for leaving the house.
  const told = openCache(deps)
  const handlers: (Handler | null)[] = [
    docsPages(config.isProduction ? builtDocument : makeDocument),
    underPath('/api', api),
    ...(sandboxes?.served.map(({ prefix, handle }) => underPath(prefix, handle)) ?? []),
    adminPages(publicSettings(config)),
    site && sitePages(site, (question) => told.answer(question, () => api(question)), config.origin),
  ]
  const front = createFront(
    deps,
    handlers.filter((handler) => handler !== null),
    shared,
    createRouteNames(app.routes.map(({ path }) => path)),
  )
  deps.isCold = site !== null && config.isProduction
  // Where others serve the port nobody meets a cold page; where nobody does, a cold one is better than none.
  const warming = deps.isCold ? warm(config.origin, (request) => front(request, { requestIP: () => null })) : null
  if (await isServed(config)) await warming
  const server = listen(config, front)
  void warming?.then(() => {
    deps.isCold = false
  })
  const worker = await startWorker(deps)
  const beat = await startBeat(deps)
  const metrics = await openMetrics(config)
  deps.log.info({ port: server.port }, 'listening')

  const stop = () => stopAll({ product, server, worker, beat, metrics, sandboxes, tracing })
  if (stopSignal.aborted) await stop()
  else stopSignal.addEventListener('abort', stop)
}

type Running = {
  product: ReturnType<typeof openProduct>
  server: ReturnType<typeof listen>
  worker: Awaited<ReturnType<typeof startWorker>>
  beat: Awaited<ReturnType<typeof startBeat>>
  metrics: Awaited<ReturnType<typeof openMetrics>>
  sandboxes: { stop: () => Promise<unknown> } | null
  tracing: { stop: () => Promise<unknown> } | null
}

/** Whether another process answers on the port. */
async function isServed({ port, workers }: Config): Promise<boolean> {
  if (workers === 1) return false
  const asking = fetch(`http://127.0.0.1:${port}/api/health`, { signal: AbortSignal.timeout(1_000) })
  return asking.then(
    () => true,
    () => false,
  )
}

/** Ends what is under way, in order, and the process with it: within a time, whatever does not end. */
async function stopAll({ product, server, worker, beat, metrics, sandboxes, tracing }: Running) {
  const { deps } = product
  // Told to stop, it is not ready any more: who sends requests here sees that before the port closes.
  await Bun.sleep(deps.config.drainSeconds * 1_000)
  deps.log.info('stopping: finishing requests and returning jobs')
  const open = new Set<string>()
  const ended = async (what: string, ending: Promise<unknown> | undefined) => {
    open.add(what)
    await ending
    open.delete(what)
  }
  const deadline = setTimeout(() => {
    deps.log.error({ open: [...open], pending: server.pendingRequests }, 'not stopped in time')
    process.exit(1)
  }, SHUTDOWN_MS)
  // Streams never end by themselves, and the server waits for what is open.
  await Promise.all([
    ended('requests', finish(server)),
    ended('streams', liveStreams(deps).close()),
    ended('jobs', worker.stop()),
  ])
  await ended('sandboxes', sandboxes?.stop())
  await ended('metrics', metrics?.stop())
  await ended('traces', tracing?.stop())
  // All that was begun is done and written: a connection that is not let go of ends with the process.
  const closing = beat.stop().then(() => product.close())
  await Promise.race([ended('database', closing), Bun.sleep(LET_GO_MS)])
  if (open.size > 0) deps.log.warn({ open: [...open] }, 'stopped without closing')
  clearTimeout(deadline)
  process.exit(0)
}

function readConfig() {
  try {
    return loadConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    refuseToStart(error.message)
  }
}

function listen(config: Config, front: ReturnType<typeof createFront>) {
  try {
    return Bun.serve({
      port: config.port,
      hostname: config.host,
      reusePort: config.workers > 1,
      idleTimeout: 60,
      maxRequestBodySize: config.bodyLimits.upload * 2,
      fetch: front,
      // The runtime's own page of errors would show what lies where.
      development: false,
    })
  } catch (error) {
    refuseToStart(`PORT ${config.port} of HOST ${config.host} cannot be opened: ${error}`)
  }
}

/**
 * Takes no new requests and ends when those under way are answered. A connection that asks nothing, as browsers open
 * them ahead, would hold the server's own `stop` for longer than `SHUTDOWN_MS`.
 */
async function finish(server: ReturnType<typeof listen>) {
  void server.stop()
  while (server.pendingRequests > 0) await Bun.sleep(DRAIN_MS)
  await server.stop(true)
}

/** What changes is told to every process, so each may keep what everybody asks until then. */
function openCache({ notices, readers }: Deps, pageParameters?: readonly string[]) {
  const shared = createBriefCache({ pageParameters, lag: readers.mayLagMs, isHearing: notices.isHearing })
  notices.hear('stale', { heard: (tag) => shared.drop(tag), again: () => shared.drop() })
  void notices.ready()
  return shared
}

const underPath =
  (prefix: string, handle: (request: Request) => Response | Promise<Response>): Handler =>
  (request) => {
    const { pathname } = new URL(request.url)
    return pathname === prefix || pathname.startsWith(`${prefix}/`) ? handle(request) : null
  }

await main()
