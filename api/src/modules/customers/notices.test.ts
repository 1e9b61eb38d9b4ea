import { expect, test } from 'bun:test'
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
