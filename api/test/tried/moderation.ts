import { openBoard } from '../ads'
import { administrator, signIn } from '../people'
import { ADMINISTRATORS, NOBODYS } from '../reach/entry'
import type { Acts, Forms, Stage, Tried } from '../tried'

export const tried: Tried = {
  reach: {
    'GET /admin/moderation/:id': { names: { id: ADMINISTRATORS } },
    'GET /admin/restaurants/moderation/:id': { names: { id: { ...ADMINISTRATORS, own: 'ownRevision' } } },
    'PUT /admin/moderation/:id': {
      names: { id: ADMINISTRATORS },
      body: () => ({ status: 'approved', version: 1 }),
    },
    'PUT /admin/moderation/many': { names: { id: ADMINISTRATORS } },
    'GET /admin/moderation/:id/author': { names: { id: ADMINISTRATORS } },
    'PUT /admin/moderation/:id/undo': { names: { id: ADMINISTRATORS } },
    'PUT /admin/moderation/:id/take': { names: { id: ADMINISTRATORS }, body: () => ({}) },
    'DELETE /admin/moderation/:id/take': { names: { id: ADMINISTRATORS } },
  },
  acts,
  forms,
}

function acts({ product, kitchen }: Stage): Acts {
  const { restaurant_id: restaurantId } = kitchen
  const proposed = async () => {
    const path = `/api/restaurant/${restaurantId}/products/${kitchen.product_id}`
    const body = { description: crypto.randomUUID() }
    const { revision } = (await product.call('PUT', path, { token: kitchen.owner.token, body })).body
    return revision
  }
  return {
    'PUT /admin/moderation/:id': async () => {
      const revision = await proposed()
      return {
        params: { id: revision.id },
        body: { status: 'approved', version: revision.version },
        acts: ['moderation.decide'],
      }
    },
    'PUT /admin/moderation/many': async () => {
      const { id, version } = await proposed()
      return { body: { revisions: [{ id, version }], status: 'approved' }, acts: ['moderation.decide'] }
    },
    'PUT /admin/moderation/:id/take': async () => ({ params: { id: (await proposed()).id }, body: {}, acts: [] }),
    'DELETE /admin/moderation/:id/take': async () => ({ params: { id: (await proposed()).id }, acts: [] }),
    'PUT /admin/moderation/:id/undo': async ({ token }) => {
      const { id, version } = await proposed()
      await product.call('PUT', `/api/admin/moderation/${id}`, { token, body: { status: 'approved', version } })
      return { params: { id }, acts: ['moderation.decide'] }
    },
  }
}

async function forms({ product }: Stage): Promise<Forms> {
  const admin = await administrator(product)
  const [anna, ad] = [await signIn(product), await (await openBoard(product)).publish('sales')]
  return {
    COMPLAINT_FORM: {
      good: { reason: 'fraud', words: 'Просят деньги вперёд' },
      request: (values) => ['POST', `/api/ad/${ad.number}/complaint`, values, anna.token],
    },
    RETURN_FORM: {
      good: { reason: 'Без заглавных букв' },
      request: (values) => [
        ...(['PUT', `/api/admin/moderation/${NOBODYS}`, { status: 'needs_work', version: 1, ...values }] as const),
        admin.token,
      ],
    },
  }
}
