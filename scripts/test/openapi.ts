/**
 * Starts the built product and gives its OpenAPI document to the linter. Ends with the linter's exit code, or with 1 where the
 * document of the build is another.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ANY_BRAND, builtDocument } from '../../api/src/http/docs-document.ts'
import { ROOT } from '../database.ts'
import { startProduct } from '../product-server.ts'
import { tool } from '../tool.ts'
import { cloneTemplate } from './databases.ts'

const { TEST_DATABASE_URL: admin, TEST_TEMPLATE: template } = process.env
if (!admin || !template) throw new Error('This is a step of `bun run test`, which brings the database.')

const product = await startProduct({ databaseUrl: await cloneTemplate(admin, template, 'openapi') })
const folder = await mkdtemp(join(tmpdir(), 'ostrov-openapi-'))
try {
  const document = join(folder, 'openapi.json')
  const served = await (await fetch(`${product.url}/api/docs/json`)).json()
  const { title } = served.info
  const built = (await builtDocument()).replace(JSON.stringify(ANY_BRAND), JSON.stringify(title))
  if (JSON.stringify(served) !== built) throw new Error('The document of the build is not what the sources say.')
  await Bun.write(document, built)
  const lint = Bun.spawn(tool('redocly', 'lint', document, '--config', join(ROOT, 'deploy/redocly.yaml')), {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  process.exitCode = await lint.exited
} finally {
  await product.stop()
  await rm(folder, { recursive: true })
}
