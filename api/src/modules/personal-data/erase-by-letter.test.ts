import { expect, test } from 'bun:test'
import { fillBasket, openKitchen, orderForm } from '../../../test/orders'
import { administrator, signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'

const product = await openProduct()
const { call, pool } = product

test('at the desk a person is erased by a letter as by themselves, and the log keeps which letter it was', async () => {
  const [person, admin] = [await signIn(product), await administrator(product)]
  const erase = (body: object, token = admin.token) =>
    call('POST', `/api/admin/user/${person.id}/erase`, { token, body })
  const good = { letter: '№ 12 от 28.11.2026', phone: person.phone }
  const support = await administrator(product, undefined, 'support')
  expect((await erase(good, support.token)).status).toBe(404)
  expect((await erase({ ...good, phone: '79990000000' })).body.errors).toEqual({
    phone: 'У\u00a0этого клиента другой телефон',
  })
  const kitchen = await openKitchen(product)
  const basket = await fillBasket(product, person.token, kitchen)
  const form = orderForm(kitchen, basket, { user_phone: person.phone })
  const order_id = (await call('POST', '/api/user/orders', { token: person.token, body: form })).body.order_id
  const self = await call('DELETE', '/api/auth/account', { token: person.token })
  expect((await erase(good)).body).toEqual(self.body)
  expect(self.body.errorMessage).toBe('account.orders_active')
  await pool.query(`update "order" set status = 'COMPLETED' where id = $1`, [order_id])
  expect((await erase(good)).status).toBe(200)
  expect((await call('GET', '/api/user', { token: person.token })).status).toBe(401)
  const { rows: left } = await pool.query(
    'select name, phone, deleted_at is not null as gone from "user" where id = $1',
    [person.id],
  )
  expect(left).toEqual([{ name: null, phone: null, gone: true }])
  const { rows } = await pool.query(`select actor, subject, "to" from log where action = 'customer.erase'`)
  expect(rows).toEqual([
    { actor: `admin:${admin.id}`, subject: `customer:${person.id}`, to: { letter: '№ 12 от 28.11.2026' } },
  ])
  expect((await erase(good)).status).toBe(404)
})
