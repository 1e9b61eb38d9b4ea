import { hireManager } from '../../src/modules/staff/hire-manager'
import { businessOwner, signIn } from '../people'
import type { Product } from '../product'
import { ADMINISTRATORS } from '../reach/entry'
import type { Tried } from '../tried'

const CUSTOMER = 'GET /admin/user/authenticate_user/:id'
const PARTNER = 'GET /admin/business_user/authenticate_business_user/:id'
const LETTER = 'GET /admin/business_user/confirmation_mail/:id'

const names = { id: { why: ADMINISTRATORS.why } }
const query = { reason: 'Не видит заказ' }

/** What administrators do with partners beside listing and changing them. */
export const tried: Tried = {
  reach: {
    [LETTER]: { names, fresh: unconfirmed },
    [CUSTOMER]: { names, query, fresh: async (product) => ({ id: (await signIn(product)).id }) },
    [PARTNER]: { names, query, fresh: async (product) => ({ id: (await businessOwner(product)).id }) },
  },
}

/** Somebody who was invited and has not come yet. */
async function unconfirmed(product: Product) {
  const owner = await businessOwner(product)
  const email = `${crypto.randomUUID()}@example.com`
  const id = await hireManager(product.em(), { owner_id: owner.id, name: 'Мария', email, now: product.clock.now })
  return { id: id ?? '' }
}
