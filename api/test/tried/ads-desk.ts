import { openBoard } from '../ads'
import { signIn } from '../people'
import type { Product } from '../product'
import { ADMINISTRATORS } from '../reach/entry'
import { triedRecords } from '../records'
import type { Tried } from '../tried'

const TAKEN_OFF = { is_off: true, off_reason: 'Запрещённый товар' }
const there = async (product: Product): Promise<string> => {
  const { publish } = await openBoard(product)
  return (await publish('sales', {}, await signIn(product))).id
}

const { reach, forms } = triedRecords([
  {
    noun: 'ad',
    path: '/admin/ads',
    verbs: ['one', 'change'],
    form: 'AD_DESK_FORM',
    good: () => TAKEN_OFF,
    there,
    change: TAKEN_OFF,
    filters: ['author_id'],
  },
])

/** Ads as moderators keep them, and those of a customer. */
export const tried: Tried = {
  reach: {
    ...reach,
    'GET /admin/user/:id/ads': {
      names: { id: { why: ADMINISTRATORS.why } },
      fresh: async (product) => ({ id: (await signIn(product)).id }),
    },
  },
  forms,
  acts: ({ product }) => ({
    'PUT /admin/ads/:id': async () => ({
      params: { id: await there(product) },
      body: TAKEN_OFF,
      acts: ['moderation.decide'],
    }),
  }),
}
