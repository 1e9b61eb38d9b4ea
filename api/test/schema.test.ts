import { expect, test } from 'bun:test'
import { openProduct } from './product'

const { orm } = await openProduct()

test('the migrations make exactly the tables the entities describe', async () => {
  const difference = await orm.schema.getUpdateSchemaSQL()
  const statements = difference
    .split('\n')
    .map((line) => line.trim())
    // A generated column is compared by its text, and PostgreSQL keeps the function's name qualified.
    .filter((line) => line !== '' && !/geojson_polygon|map_point|search_words/.test(line))
  expect(statements).toEqual([])
})
