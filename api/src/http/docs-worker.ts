import { loadConfig } from '../config'
import { openProduct } from '../product'
import { ANY_BRAND } from './docs-document'
import { describeApi } from './openapi'

declare const self: Worker

// No setting but the name is in the document, and nothing is asked of the database.
const { app } = openProduct(
  loadConfig({ NODE_ENV: 'test', DATABASE_URL: 'postgres://127.0.0.1/none', BRAND_NAME: ANY_BRAND }),
)
self.postMessage(JSON.stringify(await describeApi(app)))
