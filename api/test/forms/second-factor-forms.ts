import type { Person } from '../people'
import type { Product } from '../product'
import type { Sent } from './sent'

/** The forms of the second step of signing in. */
export async function secondFactorForms(
  product: Product,
  { id, token }: Person,
): Promise<Readonly<Record<string, Sent>>> {
  const { rows } = await product.pool.query<{ email: string }>('select email from admin where id = $1', [id])
  const email = rows[0]?.email ?? ''
  const door = '/api/admin/second_factor'
  const good = { current: 'password', code: '123456' }
  return {
    SIGN_IN_CODE_FORM: {
      good: { code: '123456' },
      request: ({ code }) => ['POST', '/api/staff/authenticate', { email, password: 'password', code }],
    },
    RECOVERY_CODE_FORM: {
      good: { code: 'abcde-12345' },
      request: ({ code }) => ['POST', `${door}/off`, { current: 'password', code }, token],
    },
    SECOND_FACTOR_FORM: {
      good: { code: '123456' },
      request: ({ code }) => ['POST', `${door}/confirm`, { code }, token],
    },
    SECOND_FACTOR_PASSWORD_FORM: {
      good: { current: 'password' },
      request: (values) => ['POST', door, values, token],
    },
    SECOND_FACTOR_PROOF_FORM: { good, request: (values) => ['POST', `${door}/off`, values, token] },
  }
}
