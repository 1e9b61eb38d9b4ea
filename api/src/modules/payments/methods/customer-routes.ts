import { SavedMethodsSchema } from '@ostrov/shared/payments/schema'
import { Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../../http/access'
import type { Deps } from '../../../kernel/deps'
import { listMethods, removeMethod } from './saved-methods'

const tags = ['Payments']

/** A customer's kept cards and accounts. */
export const savedMethodRoutes = (deps: Deps) =>
  new Elysia({ prefix: '/user/saved_methods' })
    .use(access(deps))
    .get('', async ({ em, customer }) => ({ items: await listMethods(em, deps.config, customer.id) }), {
      customer: 'reads',
      response: { 200: SavedMethodsSchema },
      detail: { summary: 'One’s own kept ways to pay, the newest first; twenty at most', tags },
    })
    .delete(
      '/:id',
      async ({ em, customer, params }) => {
        await em.transactional((tx) => removeMethod(tx, customer.id, params.id))
        return { items: await listMethods(em, deps.config, customer.id) }
      },
      {
        customer: 'own',
        refuses: ['saved_method.not_found'],
        params: t.Object({ id: Uuid }),
        response: { 200: SavedMethodsSchema },
        detail: { summary: 'Remove a kept way: nothing is charged by it any more', tags },
      },
    )
