import { expect, test } from 'bun:test'
import type { ListTable } from '@ostrov/shared/lists/table'
import { cloneDatabase } from '../../test/database'
import { matching } from './list-conditions'
import { createOrm } from './orm'
import { soughtBy } from './sought-by'
import { row, rows, sql, variedRows, writtenOut } from './sql'

const database = await cloneDatabase()

/** One connection, so that what it keeps can be asked of itself. */
async function withOneConnection(work: (em: ReturnType<typeof createOrm>['em']) => Promise<void>) {
  const orm = createOrm(database.url, { poolMax: 1 })
  await work(orm.em.fork())
  await orm.close(true)
}

test('a statement is planned once by a connection and answers each value', async () => {
  await withOneConnection(async (em) => {
    const double = (value: number) => rows<{ doubled: number }>(em, sql`select ${value}::int * 2 as doubled`)
    expect([await double(2), await double(21)]).toEqual([[{ doubled: 4 }], [{ doubled: 42 }]])
    const kept = await row<{ plans: string }>(
      em,
      sql`select format('%s for all, %s for one', generic_plans, custom_plans) as plans from pg_prepared_statements
          where statement like '%as doubled'`,
    )
    expect(kept).toEqual({ plans: '2 for all, 0 for one' })
  })
})

test('a statement whose text may vary leaves nothing behind', async () => {
  await withOneConnection(async (em) => {
    await variedRows(em, sql`select ${1}::int as left_behind`)
    expect(await rows(em, sql`select name from pg_prepared_statements where statement like '%left_behind'`)).toEqual([])
  })
})

test('prepared statements see what their transaction wrote', async () => {
  await withOneConnection(async (em) => {
    const count = () => rows<{ total: number }>(em, sql`select count(*)::int as total from city`)
    const before = (await count())[0]?.total ?? 0
    await em.transactional(async (inner) => {
      await rows(
        inner,
        sql`insert into city (name, slug, coordinates, sort) values ('Остров', 'ostrov', '{"type":"Point","coordinates":[142,46]}', 1)`,
      )
      const seen = await rows<{ total: number }>(inner, sql`select count(*)::int as total from city`)
      expect(seen[0]?.total).toBe(before + 1)
    })
  })
})

test.each(["'; drop table city; --", '\\', "\\'", '%_', '«Ёж» 🍣', '\n', '$1', ''])(
  '«%s» written out is itself',
  async (words) => {
    await withOneConnection(async (em) => {
      expect(await variedRows<{ said: string }>(em, sql`select ${writtenOut(words)} as said`)).toEqual([
        { said: words },
      ])
    })
  },
)

test('what no text of the database can hold is left out of what is written out', async () => {
  await withOneConnection(async (em) => {
    const found = await variedRows<{ said: string }>(em, sql`select ${writtenOut('a\0b\uD800')} as said`)
    expect(found).toEqual([{ said: 'ab\uFFFD' }])
  })
})

test('the planner is shown the words, ids and days that a list is asked for', async () => {
  const id = '01980000-0000-7000-8000-000000000000'
  await withOneConnection(async (em) => {
    const asked = sql`select ${matching(ASKED, { query: 'Воробьёва', city_id: id, from: '2026-11-27' }, CONDITIONS)} as is_so`
    expect(asked.compile(em.getKysely()).parameters).toEqual([])
  })
})

const ASKED = {
  ...{ name: 'made_up_asked', title: 'Спрошено', sizes: [20] },
  filters: {
    query: { kind: 'text', label: 'Слова', maxLength: 20 },
    city_id: { kind: 'one', label: 'Город', of: 'uuid' },
    from: { kind: 'day', label: 'С', edge: 'from' },
  },
} as const satisfies ListTable
const CONDITIONS = {
  query: (typed: string) => soughtBy(sql`sought`, typed),
  city_id: sql`city_id`,
  from: sql`created_at`,
}
