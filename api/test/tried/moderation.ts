import { openBoard } from '../ads'
import { openKitchen } from '../orders'
import { administrator, signIn } from '../people'
import type { Product } from '../product'
import { ADMINISTRATORS, NOBODYS } from '../reach/entry'
import type { Acts, Forms, Stage, Tried } from '../tried'

/** A blind check of something about a dish, by which the word was wrong. */
async function differing({ pool }: Product, product_id: string): Promise<string> {
  const { rows } = await pool.query(
    `with first as (insert into revision (kind, row_id, proposed, base, author, status, decided_at)
       values ('product', $1, '{"name": "Борщ"}', '{"name": "Щи"}', 'customer', 'approved', now()) returning *)
     insert into revision (kind, row_id, cause, of_id, proposed, base, author, status, decided_at)
     select kind, row_id, 'check', id, proposed, base, author, 'rejected', now() from first returning id`,
    [product_id],
  )
  return rows[0].id
}

const { why } = ADMINISTRATORS

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
    'POST /user/moderation/:id/appeal': {
      names: { id: { why: 'a refusal is only of who wrote it: tried in appeals.test.ts' } },
      body: () => ({ words: 'Это борщ' }),
    },
    'POST /restaurant/:restaurantId/moderation/:id/appeal': {
      names: { restaurantId: 'restaurant', id: 'revision' },
      body: () => ({ words: 'Это борщ' }),
    },
    'GET /restaurant/:restaurantId/appeal/:kind/:id': {
      names: { restaurantId: 'restaurant', kind: { why: 'one of four words' }, id: 'dish' },
      fresh: async () => ({ kind: 'product' }),
    },
    'PUT /admin/moderation/disagreements/:id/again': {
      names: { id: { why } },
      fresh: async (product) => ({ id: await differing(product, (await openKitchen(product)).product_id) }),
    },
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
    'POST /restaurant/:restaurantId/moderation/:id/appeal': async () => {
      const { rows } = await product.pool.query(
        `with made as (insert into product_option (restaurant_id, name) values ($1, 'Соус') returning id)
         insert into revision (kind, row_id, owner, proposed, base, author, status, reason, decided_at)
         select 'product_option', id, 'restaurant:' || $1, '{}', '{}', 'business', 'rejected', 'Нет', now() - interval '1 minute'
         from made returning id`,
        [restaurantId],
      )
      return { params: { restaurantId, id: rows[0].id }, body: { words: 'Это борщ' }, acts: ['moderation.appeal'] }
    },
    'PUT /admin/moderation/rules': () => ({
      body: { trust_after: 0, check_trusted: 7, check_verdicts: 40 },
      acts: ['moderation.rules'],
    }),
    'PUT /admin/moderation/disagreements/:id/again': async () => ({
      params: { id: await differing(product, kitchen.product_id) },
      acts: ['moderation.recheck'],
    }),
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
    APPEAL_FORM: {
      good: { words: 'Это борщ' },
      request: (values) => ['POST', `/api/user/moderation/${NOBODYS}/appeal`, values, anna.token],
    },
    RULES_FORM: {
      good: { trust_after: 20, check_trusted: 10, check_verdicts: 50 },
      request: (values) => ['PUT', '/api/admin/moderation/rules', values, admin.token],
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
