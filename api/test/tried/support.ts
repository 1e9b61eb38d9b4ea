import { administrator, signIn } from '../people'
import type { Product } from '../product'
import { asked } from '../support'
import type { Tried } from '../tried'

const why = 'an administrator of the desk reaches everybody’s'
const FOUND = { names: { id: { why } }, fresh: written }

/** What people write to support, and how it is answered. */
export const tried: Tried<'support'> = {
  rows: async (product, { customer }) => ({ support: (await write(product, customer)).id }),
  reach: {
    'POST /support': {
      names: { images: 'photo' },
      body: ({ images }) => asked({ images: [images] }),
    },
    'GET /user/support/:id': { names: { id: 'support' } },
    'POST /user/support/:id/messages': { names: { id: 'support' }, body: () => ({ text: 'И\u00A0ещё вот что' }) },
    'GET /admin/support/:id': FOUND,
    'GET /admin/support/:id/log': FOUND,
    'PUT /admin/support/:id/take': FOUND,
    'POST /admin/support/:id/answers': { ...FOUND, body: () => ({ text: 'Разобрались', seen: 1 }) },
    'PUT /admin/support/:id/close': FOUND,
  },
  acts: ({ product }) => ({
    'PUT /admin/support/:id/take': async () => ({ params: await written(product), acts: ['support_request.take'] }),
    'POST /admin/support/:id/answers': async () => ({
      ...{ params: await written(product), body: { text: 'Разобрались', seen: 1 } },
      acts: ['support_request.answer'],
    }),
    'PUT /admin/support/:id/close': async () => ({ params: await written(product), acts: ['support_request.close'] }),
  }),
  forms: async ({ product }) => {
    const person = await signIn(product)
    const { token } = await administrator(product)
    const { id } = await written(product)
    const own = await write(product, person)
    return {
      SUPPORT_FORM: {
        good: asked(),
        request: (values) => ['POST', '/api/support', { ...asked(), ...values }],
      },
      SUPPORT_MESSAGE_FORM: {
        good: { text: 'И\u00A0ещё' },
        request: (values) => ['POST', `/api/user/support/${own.id}/messages`, values, person.token],
      },
      SUPPORT_ANSWER_FORM: {
        good: { text: 'Разобрались' },
        request: (values) => ['POST', `/api/admin/support/${id}/answers`, { seen: 1, ...values }, token],
      },
    }
  },
}

async function write(product: Product, { token }: { token: string }): Promise<{ id: string }> {
  const { body } = await product.call('POST', '/api/support', { token, body: asked() })
  return { id: String(body.id) }
}

/** Somebody's, which waits. */
async function written(product: Product) {
  return write(product, await signIn(product))
}
