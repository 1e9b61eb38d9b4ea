import { openSession } from '../../src/modules/sessions/open-session'
import type { StaffKind } from '../../src/modules/sessions/staff/staff-person'
import { appCode } from '../app-code'
import { administrator } from '../people'
import type { Product } from '../product'
import { GUARDED_PASSWORD, guard } from '../second-factor'
import type { Acts, Forms, Stage, Tried } from '../tried'

/** A password that nobody guesses first. */
const STRONG = 'три-слова-подряд'

/** The own account of both kinds of the staff: coming in, password, sessions and the second step of signing in. */
export const tried: Tried = {
  reach: {
    'DELETE /business_user/sessions/:id': { names: { id: 'staffSession' } },
    'DELETE /admin/sessions/:id': { names: { id: 'adminSession' } },
  },
  acts: ({ product }) => ({
    'PUT /business_user': () => ({ body: { name: 'Владислав' }, acts: ['profile.change'] }),
    'POST /business_user/logout': () => ({ acts: ['session.end'] }),
    'POST /admin/logout': () => ({ acts: ['session.end'] }),
    'PUT /business_user/push_subscription': () => ({ body: { push_subscription: null }, acts: ['push.change'] }),
    ...ofKind(product, 'business', '/business_user'),
    ...ofKind(product, 'admin', '/admin'),
  }),
  forms,
}

function ofKind(product: Product, kind: StaffKind, door: string): Acts {
  const proof = async (id: string) => {
    const { secret } = await guard(product, kind, id)
    return { current: GUARDED_PASSWORD, code: appCode(secret, product.clock.now) }
  }
  return {
    [`POST ${door}/password`]: async ({ id }) => {
      await guard(product, kind, id, { confirmed: false })
      return { body: { current: GUARDED_PASSWORD, password: 'novyi-parol' }, acts: ['password.change'] }
    },
    [`DELETE ${door}/sessions`]: async () => ({ acts: ['session.end_all'] }),
    [`DELETE ${door}/sessions/:id`]: async ({ id }) => {
      const { id: other } = await openSession(product.em(), { kind, person_id: id }, product.clock.now)
      return { params: { id: other }, acts: ['session.end'] }
    },
    [`POST ${door}/second_factor`]: async ({ id }) => {
      await guard(product, kind, id, { confirmed: false })
      return { body: { current: GUARDED_PASSWORD }, acts: ['second_factor.begin'] }
    },
    [`POST ${door}/second_factor/confirm`]: async ({ id }) => {
      const { secret } = await guard(product, kind, id, { confirmed: false })
      return { body: { code: appCode(secret, product.clock.now) }, acts: ['second_factor.on'] }
    },
    [`POST ${door}/second_factor/recovery_codes`]: async ({ id }) => ({
      body: await proof(id),
      acts: ['second_factor.codes'],
    }),
    [`POST ${door}/second_factor/off`]: async ({ id }) => ({ body: await proof(id), acts: ['second_factor.off'] }),
  }
}

async function forms({ product, kitchen }: Stage): Promise<Forms> {
  const { token: staff } = kitchen.owner
  return {
    STAFF_FORM: { good: { name: 'Мария' }, request: (values) => ['PUT', '/api/business_user', values, staff] },
    RESET_FORM: {
      good: { email: 'a@example.com' },
      request: (values) => ['POST', '/api/business_user/request_password_reset', values],
    },
    SIGN_IN_FORM: {
      good: { email: 'a@example.com', password: 'password' },
      request: (values) => ['POST', '/api/staff/authenticate', values],
    },
    NEW_PASSWORD_FORM: {
      good: { password: STRONG, repeated: STRONG },
      request: (values) => ['POST', `/api/business_user/reset_password?token=${'a'.repeat(40)}`, values],
      own: { repeated: 'the hand that typed it is asked, not the server' },
    },
    REGISTER_FORM: {
      good: { name: 'Олег', phone: '79001112233', email: 'a@example.com', password: STRONG },
      request: (values) => ['POST', '/api/business_user/register', values],
    },
    REGISTRATION_PROOF_FORM: {
      good: { password: 'password' },
      request: (values) => ['POST', '/api/business_user/register/confirm', { token: 'a'.repeat(40), ...values }],
    },
    PASSWORD_FORM: {
      good: { current: 'password', password: STRONG, repeated: STRONG },
      request: ({ repeated: _, ...values }) => ['POST', '/api/business_user/password', values, staff],
      own: { repeated: 'the hand that typed it is asked, not the server' },
    },
    ...(await secondFactorForms(product)),
  }
}

async function secondFactorForms(product: Product): Promise<Forms> {
  const { id, token } = await administrator(product)
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
