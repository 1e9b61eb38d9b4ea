import type { Product } from '../product'
import type { Rows } from '../reach/world'
import type { Tried } from '../tried'

const WANTED = { section: 'cars', address: '?wheelCheckbox=right', pace: 'daily' }

/** Lists of ads that a person has saved. */
export const tried: Tried<'savedSearch'> = {
  rows: async (product: Product, { customer }: Rows) => {
    const { token } = customer
    const { body } = await product.call('POST', '/api/user/searches', { token, body: WANTED })
    return { savedSearch: body.id }
  },
  reach: {
    'PUT /user/search/:id/pace': { names: { id: 'savedSearch' }, body: () => ({ pace: 'never' }) },
    'POST /user/search/:id/seen': { names: { id: 'savedSearch' } },
    'DELETE /user/search/:id': { names: { id: 'savedSearch' } },
  },
}
