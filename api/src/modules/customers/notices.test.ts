import { expect, test } from 'bun:test'
import { NOTICE_CHOICES } from '@ostrov/shared/notices/rules'
import { namesOf, tableOf } from '@ostrov/shared/wire/names'
import { signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'

const product = await openProduct()

test('what a page from before does not send of the notices stays as it was chosen', async () => {
  const { token } = await signIn(product)
  const save = (body: object) => product.call('PUT', '/api/user/notices', { token, body })
  expect((await save({ status: 'mail', late: 'none', changes: 'both' })).body).toMatchObject({ answer: 'push' })
  expect((await save({ answer: 'none' })).status).toBe(200)
  const again = await save({ status: 'push', late: 'push', changes: 'sms' })
  expect([again.status, again.body]).toMatchObject([
    200,
    { status: 'push', late: 'push', changes: 'sms', answer: 'none' },
  ])
})

test('every choice of the notices is kept', async () => {
  const { token } = await signIn(product)
  const chosen = tableOf(namesOf(NOTICE_CHOICES), () => 'mail')
  await product.call('PUT', '/api/user/notices', { token, body: chosen })
  expect((await product.call('GET', '/api/user/notices', { token })).body).toMatchObject(chosen)
})
