import { AccountBindingInput, AccountBindingSchema, SavedMethodsSchema } from '@ostrov/shared/payments/schema'
import { Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../../http/access'
import type { Deps } from '../../../kernel/deps'
import { bindAccount, readBinding } from './bind-account'
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
    .post('/binding', ({ customer, body }) => bindAccount(deps, customer.id, body.keep_method), {
      customer: 'own',
      refuses: ['payment.bank_unavailable', 'saved_method.not_agreed', 'saved_method.off'],
      body: AccountBindingInput,
      response: { 200: AccountBindingSchema },
      detail: { summary: 'Have an account of SBP bound without a payment; takes the place of one that waits', tags },
    })
    .get('/binding', ({ customer }) => readBinding(deps, customer), {
      customer: 'reads',
      response: { 200: AccountBindingSchema },
      detail: { summary: 'How the binding stands that waits, as the bank says; once made it is a kept way', tags },
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
