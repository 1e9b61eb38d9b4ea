import type { StaffKind } from '../../src/modules/sessions/staff-person'
import { appCode } from '../app-code'
import type { Person } from '../people'
import type { Product } from '../product'
import { GUARDED_PASSWORD, guard } from '../second-factor'
import type { Done } from './menu-acts'

type Act = (person: Person) => Promise<Done>

/** The second step of signing in, of both kinds of the staff. */
export function secondFactorActs(product: Product): Record<string, Act> {
  return { ...ofKind(product, 'business', '/business_user'), ...ofKind(product, 'admin', '/admin') }
}

function ofKind(product: Product, kind: StaffKind, door: string): Record<string, Act> {
  const proof = async (id: string) => {
    const { secret } = await guard(product, kind, id)
    return { current: GUARDED_PASSWORD, code: appCode(secret, product.clock.now) }
  }
  return {
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
