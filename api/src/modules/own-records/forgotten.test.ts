import { expect, test } from 'bun:test'
import { defineEntity, p } from '@mikro-orm/postgresql'
import { signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { id, moderated } from '../../db/columns'
import { User } from '../customers/user'

// Nouns that the product does not have, declared as every other.
const Pet = defineEntity({
  name: 'Pet',
  tableName: 'pet',
  properties: {
    id: id(),
    owner_id: () => p.manyToOne(User).mapToPk().joinColumn('owner_id').deleteRule('cascade'),
  },
})
const Poem = defineEntity({
  name: 'Poem',
  tableName: 'poem',
  properties: {
    id: id(),
    author_id: () => p.manyToOne(User).mapToPk().joinColumn('author_id').deleteRule('set null').nullable(),
    ...moderated(),
  },
})
const product = await openProduct()
const { call, pool, deps } = product
deps.orm.discoverEntity([Pet, Poem])
await pool.query(`create table pet (id uuid primary key default uuidv7(), owner_id uuid not null references "user")`)
await pool.query(
  `create table poem (id uuid primary key default uuidv7(), author_id uuid references "user", moderation_status text not null)`,
)

test('what is a customer’s goes with them; what a moderator let through stays with nobody’s name', async () => {
  const [anna, boris] = [await signIn(product), await signIn(product)]
  for (const { id } of [anna, boris]) await pool.query('insert into pet (owner_id) values ($1)', [id])
  await pool.query(`insert into poem (author_id, moderation_status) values ($1, 'approved'), ($1, 'rejected')`, [
    anna.id,
  ])
  expect((await call('DELETE', '/api/auth/account', { token: anna.token })).status).toBe(200)
  expect((await pool.query('select owner_id from pet')).rows).toEqual([{ owner_id: boris.id }])
  expect((await pool.query('select author_id, moderation_status from poem')).rows).toEqual([
    { author_id: null, moderation_status: 'approved' },
  ])
})
