import { expect, test } from 'bun:test'
import { defineEntity, p } from '@mikro-orm/postgresql'
import { signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { id, images } from '../../db/columns'
import { Image } from './image'
import { imageColumns } from './image-columns'

// A noun that the product does not have, declared as every other.
const Pet = defineEntity({
  name: 'Pet',
  tableName: 'pet',
  properties: {
    id: id(),
    photo_id: () => p.manyToOne(Image).mapToPk().joinColumn('photo_id').deleteRule('set null').nullable(),
    photos: images(),
  },
})

const product = await openProduct()
const { call, pool, deps, em } = product
deps.orm.discoverEntity(Pet)
await pool.query(
  `create table pet (id uuid primary key default uuidv7(), photo_id uuid references image on delete set null, photos uuid[] not null default '{}')`,
)

async function upload(customer: string) {
  const { rows } = await pool.query(
    `insert into image (width, height, color, uploaded_by) values (10, 10, '#aabbcc', $1) returning id`,
    [`customer:${customer}`],
  )
  return String(rows[0].id)
}

test('what a declared column shows stays when whoever uploaded it leaves; what nothing shows goes', async () => {
  const anna = await signIn(product)
  const [one, first, second, avatar, loose] = await Promise.all(Array.from({ length: 5 }, () => upload(anna.id)))
  await pool.query('insert into pet (photo_id, photos) values ($1, $2)', [one, [first, second]])
  await pool.query('update "user" set photo_id = $1 where id = $2', [avatar, anna.id])
  expect((await call('DELETE', '/api/auth/account', { token: anna.token })).status).toBe(200)
  const left = await pool.query('select id from image where id = any($1) order by id', [
    [one, first, second, avatar, loose],
  ])
  expect(left.rows.map((row) => row.id)).toEqual([one, first, second].sort())
})

test('every column of the schema that holds pictures is declared, save what an order remembers of a dish', async () => {
  const { rows } = await pool.query(
    `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'
       and (udt_name = 'uuid' and column_name ~ '(image|photo|logo|picture|cover|avatar)_id$' or udt_name = '_uuid' and column_name ~ '(image|photo|picture)_?i?d?s?$|gallery')`,
  )
  const declared = imageColumns(em()).map(({ table, column }) => `${table}.${column}`)
  expect(rows.map(({ name }) => name).filter((name) => !declared.includes(name))).toEqual(['order_item.image_id'])
})
