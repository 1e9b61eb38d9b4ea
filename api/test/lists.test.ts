import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { LIST_MARK } from '@ostrov/shared/lists/schema'
import { openProduct } from './product'

const SRC = join(import.meta.dir, '../src')
const WINDOWS = /\boffset \$\{|\bfindAndCount\(|count\(\*\) over|\blimit, total:/
/** Two walks along one index choose its page; counting and the answer are the machine's. */
const WALKS = ['modules/restaurants/list-restaurants.ts']

const { app } = await openProduct()
const routes = app.routes.map(({ method, path, hooks }) => ({
  name: `${method} ${path}`,
  method,
  query: markOf(hooks.query),
  answer: markOf(answerOf(hooks.response)),
  isList: ['items', 'page', 'limit', 'total'].every((field) => field in propertiesOf(answerOf(hooks.response))),
}))

test('every route that answers a list answers that of a table', () => {
  expect(routes.filter(({ isList }) => isList).length).toBeGreaterThan(20)
  expect(routes.filter(({ isList, answer }) => isList && !answer).map(({ name }) => name)).toEqual([])
})

test('a list that is read is asked by the query of its own table', () => {
  const wrong = routes.filter(({ method, isList, answer, query }) => isList && method === 'GET' && query !== answer)
  expect(wrong.map(({ name, query, answer }) => `${name}: ${query} asks, ${answer} answers`)).toEqual([])
})

test('nothing but the machine of lists opens a window on rows', async () => {
  const files = [...new Bun.Glob('modules/**/*.ts').scanSync({ cwd: SRC })].filter((path) => !path.endsWith('.test.ts'))
  const found: string[] = []
  for (const path of files) if (WINDOWS.test(await Bun.file(join(SRC, path)).text())) found.push(path)
  expect(found.filter((path) => !WALKS.includes(path))).toEqual([])
})

function answerOf(response: unknown): unknown {
  return isRecord(response) && '200' in response ? response['200'] : response
}

function propertiesOf(schema: unknown): object {
  return isRecord(schema) && isRecord(schema.properties) ? schema.properties : {}
}

function markOf(schema: unknown): unknown {
  return isRecord(schema) ? schema[LIST_MARK] : undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
