import { loadConfig } from '../src/config'
import { startWorker } from '../src/jobs/worker'
import { openProduct } from '../src/product'

/** A process that does nothing but work off jobs, for the tests that kill it. */
const { deps } = openProduct(loadConfig(process.env))
await startWorker(deps, { cron: false, pollInterval: 50 })
