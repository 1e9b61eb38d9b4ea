import type { Person } from '../people'
import type { Product } from '../product'
import type { Rows } from '../reach/world'
import type { Acts, Forms, Stage, Tried } from '../tried'

const VIEW = { list: 'reviews', name: 'Без ответа', address: '?answered=no', is_default: false }
const CHANGE = { name: 'Ждут ответа', is_default: true }
const DOORS = { business: '/business_user/views', admin: '/admin/views' } as const

/** What people of the staff have saved of the lists. */
export const tried: Tried<'ownerView' | 'adminView'> = {
  rows: async (product: Product, { owner, admin }: Rows) => ({
    ownerView: await saved(product, owner, 'business'),
    adminView: await saved(product, admin, 'admin'),
  }),
  reach: {
    'PUT /business_user/views/:id': { names: { id: 'ownerView' }, body: () => CHANGE },
    'DELETE /business_user/views/:id': { names: { id: 'ownerView' } },
    'PUT /admin/views/:id': { names: { id: 'adminView' }, body: () => CHANGE },
    'DELETE /admin/views/:id': { names: { id: 'adminView' } },
  },
  acts,
  forms,
}

async function saved(product: Product, { token }: Pick<Person, 'token'>, side: keyof typeof DOORS) {
  const { body } = await product.call('POST', `/api${DOORS[side]}`, { token, body: VIEW })
  return String(body.id)
}

function acts({ product }: Stage): Acts {
  return Object.assign({}, ...(['business', 'admin'] as const).map((side) => ofSide(product, side)))
}

function ofSide(product: Product, side: keyof typeof DOORS): Acts {
  return {
    [`POST ${DOORS[side]}`]: () => ({ body: VIEW, acts: ['list_view.create'] }),
    [`PUT ${DOORS[side]}/:id`]: async (person) => ({
      params: { id: await saved(product, person, side) },
      body: CHANGE,
      acts: ['list_view.change'],
    }),
    [`DELETE ${DOORS[side]}/:id`]: async (person) => ({
      params: { id: await saved(product, person, side) },
      acts: ['list_view.delete'],
    }),
  }
}

function forms({ kitchen }: Stage): Forms {
  const { token } = kitchen.owner
  return {
    LIST_VIEW_FORM: {
      good: { name: 'Без ответа', is_default: false },
      request: (values) => ['POST', '/api/business_user/views', { ...VIEW, ...values }, token],
    },
  }
}
