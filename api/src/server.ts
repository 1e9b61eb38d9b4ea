import { ConfigError, loadConfig } from './config'
import { docsPages } from './http/docs'
import { createFront, type Handler } from './http/front'
import { adminPages, sitePages } from './http/pages'
import { startWorker } from './jobs/worker'
import { liveStreams } from './modules/updates/streams'
import { openProduct } from './product'
import { createSandboxBank } from './services/payments/sandbox-bank'

const SHUTDOWN_MS = 10_000

/** One process of the product: API, site and admin on one port, with its job worker. */
async function main() {
  const config = readConfig()
  const stopping = new AbortController()
  const product = openProduct(config, stopping.signal)
  const { deps, app } = product
  const api = async (request: Request) => app.handle(request)
  const bank = config.payments.mode === 'sandbox' && !config.isProduction ? await openBank(deps) : null
  const handlers: (Handler | null)[] = [
    docsPages(app),
    underPath('/api', api),
    bank && underPath('/sandbox-bank', (request) => bank.app.handle(request)),
    adminPages(),
    await sitePages(api, config.origin),
  ]
  const front = createFront(
    deps,
    handlers.filter((handler) => handler !== null),
  )
  const worker = await startWorker(deps)
  const server = Bun.serve({
    port: config.port,
    hostname: config.host,
    reusePort: config.workers > 1,
    idleTimeout: 60,
    maxRequestBodySize: config.bodyLimits.upload * 2,
    fetch: front,
  })
  deps.log.info({ port: server.port }, 'listening')

  const stop = async () => {
    if (stopping.signal.aborted) return
    stopping.abort()
    deps.log.info('stopping: finishing requests and returning jobs')
    const deadline = setTimeout(() => process.exit(1), SHUTDOWN_MS)
    // Streams never end by themselves, and the server waits for what is open.
    await liveStreams(deps).close()
    await Promise.all([server.stop(), worker.stop()])
    await bank?.stop()
    await product.close()
    clearTimeout(deadline)
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

function readConfig() {
  try {
    return loadConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

async function openBank({ config, pool }: ReturnType<typeof openProduct>['deps']) {
  const { terminalKey, password } = config.payments
  const publicUrl = `${config.origin}/sandbox-bank`
  const bank = createSandboxBank({ pool, terminalKey, password, publicUrl, prefix: '/sandbox-bank' })
  await bank.start()
  return bank
}

const underPath =
  (prefix: string, handle: (request: Request) => Promise<Response>): Handler =>
  (request) => {
    const { pathname } = new URL(request.url)
    return pathname === prefix || pathname.startsWith(`${prefix}/`) ? handle(request) : null
  }

await main()
