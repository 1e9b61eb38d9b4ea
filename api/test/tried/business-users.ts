import { hireManager } from '../../src/modules/staff/hire-manager'
import { businessOwner } from '../people'
import type { Product } from '../product'
import { ADMINISTRATORS } from '../reach/entry'
import type { Tried } from '../tried'

const LETTER = 'GET /admin/business_user/confirmation_mail/:id'

/** What administrators do with partners beside listing and changing them. */
export const tried: Tried = {
  reach: { [LETTER]: { names: { id: { why: ADMINISTRATORS.why } }, fresh: unconfirmed } },
}

/** Somebody who was invited and has not come yet. */
async function unconfirmed(product: Product) {
  const owner = await businessOwner(product)
  const email = `${crypto.randomUUID()}@example.com`
  const id = await hireManager(product.em(), { owner_id: owner.id, name: 'Мария', email, now: product.clock.now })
  return { id: id ?? '' }
}
