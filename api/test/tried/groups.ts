import { openTogether } from '../groups'
import { LINE_NAME } from '../reach/entry'
import { optionOf } from '../reach/world'
import type { Tried } from '../tried'

const LINK = { why: 'the link’s own secret: whoever knows it may join', own: 'group' } as const

/** Baskets that several people fill. */
export const tried: Tried<'groupOption'> = {
  rows: async (product, { groupDish }) => ({ groupOption: await optionOf(product, groupDish) }),
  reach: {
    'POST /user/groups': {
      names: { restaurant_id: 'shownRestaurant' },
      body: ({ restaurant_id }) => ({ restaurant_id, name: 'Олег' }),
    },
    'PUT /groups/:id': { names: { id: 'group' }, body: () => ({ is_locked: false }) },
    'DELETE /groups/:id': { names: { id: 'group' } },
    'POST /groups/:id/link': { names: { id: 'secondGroup' } },
    'GET /groups/:id': { names: { id: LINK } },
    'GET /groups/:id/stream': { names: { id: LINK } },
    'POST /groups/:id/participants': { names: { id: LINK }, body: () => ({ name: 'Аня' }) },
    'PUT /groups/:id/participants/:target': {
      names: { id: LINK, target: { why: 'of oneself alone, known by a cookie of the group' } },
    },
    'DELETE /groups/:id/participants/:target': { names: { id: LINK, target: 'friend' } },
    'POST /groups/:id/items': {
      names: {
        id: LINK,
        product_id: 'groupDish',
        line_id: LINE_NAME,
        product_options: { row: 'groupOption', status: 422 },
      },
      body: ({ product_id, product_options }) => ({ product_id, quantity: 1, product_options: [product_options] }),
    },
    'PUT /groups/:id/items/:target': { names: { id: LINK, target: 'friendsLine' }, body: () => ({ quantity: 1 }) },
  },
  async forms({ product }) {
    const group = await openTogether(product)
    return {
      GROUP_NAME_FORM: {
        good: { name: 'Аня' },
        request: (values) => ['POST', `/api/groups/${group.link}/participants`, values],
      },
    }
  },
}
