import { openSession } from '../../src/modules/sessions/open-session'
import type { StaffKind } from '../../src/modules/sessions/staff-person'
import { appCode } from '../app-code'
import type { Person } from '../people'
import type { Product } from '../product'
import { GUARDED_PASSWORD, guard } from '../second-factor'
import type { Done } from './menu-acts'

type Act = (person: Person) => Promise<Done>

/** The own account of both kinds of the staff: password, sessions and the second step of signing in. */
export function ownAccountActs(product: Product): Record<string, Act> {
  return { ...ofKind(product, 'business', '/business_user'), ...ofKind(product, 'admin', '/admin') }
}

function ofKind(product: Product, kind: StaffKind, door: string): Record<string, Act> {
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
