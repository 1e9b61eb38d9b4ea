import { expect, test } from 'bun:test'
import { openProduct } from '../../../../test/product'
import { createAdmin } from '../../staff/create-admin'

// Passwords are slow to check on purpose.
const { call, em, pool } = await openProduct({ LIMITS: 'second_factor=100/900 second_factor_day=3/86400' })
const [email, password] = ['olga@example.com', 'parol-2026']
await createAdmin(em(), { email, name: 'Ольга', password })

test('patient guesses have an end within a day, and the password’s own counter knows nothing of them', async () => {
  const signIn = (code?: string) =>
    call('POST', '/api/staff/authenticate', { body: { email, password, ...(code !== undefined && { code }) } })
  const { token } = (await signIn()).body
  await call('POST', '/api/admin/second_factor', { token, body: { current: password } })
  await pool.query('update second_factor set confirmed_at = now()')
  const statuses: number[] = []
  for (let i = 0; i < 5; i += 1) statuses.push((await signIn('aaaaa-aaaaa')).status)
  expect(statuses).toEqual([422, 422, 422, 429, 429])
  expect((await signIn()).body.errorMessage).toBe('account.code_wanted')
})
