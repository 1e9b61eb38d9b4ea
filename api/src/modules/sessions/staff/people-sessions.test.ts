import { expect, test } from 'bun:test'
import { administrator, businessOwner, signIn } from '../../../../test/people'
import { openProduct } from '../../../../test/product'

const product = await openProduct()
const { call, pool } = product
const { token, id: admin_id } = await administrator(product)
const stranger = '018f0000-0000-7000-8000-000000000000'

test.each(['customer', 'business'] as const)(
  'an administrator sees where a %s user is signed in, and ends all of it at once',
  async (kind) => {
    const person = kind === 'customer' ? await signIn(product) : await businessOwner(product)
    const door = kind === 'customer' ? '/api/admin/user' : '/api/admin/business_user'
    const own = kind === 'customer' ? '/api/user' : '/api/business_user'
    const acting = kind === 'customer' ? 'authenticate_user' : 'authenticate_business_user'
    await call('GET', `${door}/${acting}/${person.id}?reason=${encodeURIComponent('Проверка')}`, { token })
    const seen = await call('GET', `${door}/${person.id}/sessions`, { token })
    expect(seen.body.total).toBe(1)
    expect(Object.keys(seen.body.items[0]).sort()).toEqual([
      'address_area',
      'created_at',
      'device',
      'expire_at',
      'id',
      'last_seen_at',
    ])
    expect((await call('GET', own, { token: person.token })).status).toBe(200)
    expect((await call('DELETE', `${door}/${person.id}/sessions`, { token })).status).toBe(200)
    expect((await call('GET', own, { token: person.token })).status).toBe(401)
    expect((await call('GET', `${door}/${person.id}/sessions`, { token })).body.total).toBe(0)
    const { rows } = await pool.query('select actor, action, subject from log order by id desc limit 1')
    expect(rows[0]).toEqual({
      actor: `admin:${admin_id}`,
      action: 'session.close_all',
      subject: `${kind}:${person.id}`,
    })
    for (const verb of ['GET', 'DELETE'] as const) {
      const missed = await call(verb, `${door}/${stranger}/sessions`, { token })
      expect([missed.status, missed.body.errorMessage]).toEqual([404, `${kind}.not_found`])
    }
  },
)

test('ending sessions makes no device trusted and pushes to no browser any longer', async () => {
  const { id } = await signIn(product)
  await pool.query(
    `insert into push_subscription (endpoint, user_id, keys) values ('https://push.example/1', $1, '{}')`,
    [id],
  )
  await call('DELETE', `/api/admin/user/${id}/sessions`, { token })
  const { rows } = await pool.query(
    `select (select count(*)::int from session where user_id = $1 and is_trusted) as trusted,
       (select count(*)::int from push_subscription where user_id = $1) as browsers`,
    [id],
  )
  expect(rows[0]).toEqual({ trusted: 0, browsers: 0 })
})
