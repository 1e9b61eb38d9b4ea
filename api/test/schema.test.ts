import { expect, test } from 'bun:test'
import { openProduct } from './product'

const { orm, pool } = await openProduct()

test('the migrations make exactly the tables the entities describe', async () => {
  const difference = await orm.schema.getUpdateSchemaSQL()
  const statements = difference
    .split('\n')
    .map((line) => line.trim())
    // A generated column is compared by its text, and PostgreSQL keeps the function's name qualified.
    .filter((line) => line !== '' && !/geojson_polygon|map_point|search_words/.test(line))
  expect(statements).toEqual([])
})

// The maker of migrations tells indexes that are written out by their names alone.
test('every index that an entity writes out stands as it is written', async () => {
  const written = [...orm.getMetadata().getAll().values()].flatMap(({ indexes }) =>
    indexes.flatMap(({ name, expression }) => (name && typeof expression === 'string' ? [{ name, expression }] : [])),
  )
  expect(written.length).toBeGreaterThan(100)
  const client = await pool.connect()
  const standing = async () => {
    const { rows } = await client.query<{ indexname: string; indexdef: string }>(
      'select indexname, indexdef from pg_indexes where indexname = any($1)',
      [written.map(({ name }) => name)],
    )
    return Object.fromEntries(rows.map(({ indexname, indexdef }) => [indexname, indexdef]))
  }
  try {
    await client.query('begin')
    const migrated = await standing()
    for (const { name, expression } of written) {
      await client.query(`drop index "${name}"`)
      await client.query(expression)
    }
    expect(migrated).toEqual(await standing())
  } finally {
    await client.query('rollback')
    client.release()
  }
})
