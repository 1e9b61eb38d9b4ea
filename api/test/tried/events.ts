import { makeConcert } from '../events'
import type { Product } from '../product'
import { ADMINISTRATORS } from '../reach/entry'
import type { Tried } from '../tried'

const venue = { names: { slug: { why: 'what everybody reads' } }, fresh: held }

/** What is on, as everybody sees it. */
export const tried: Tried = {
  reach: {
    'GET /events/:number': { names: { number: { why: 'what everybody reads' } }, fresh: held },
    'GET /venues/:slug': venue,
    'GET /venues/:slug/sessions': venue,
    'GET /admin/references/event': { names: { ids: { why: ADMINISTRATORS.why } } },
    'GET /admin/references/event_session': { names: { ids: { why: ADMINISTRATORS.why } } },
    'GET /admin/references/venue': { names: { ids: { why: ADMINISTRATORS.why } } },
    'GET /admin/references/hall': { names: { ids: { why: ADMINISTRATORS.why } } },
  },
}

async function held(product: Product) {
  const { number, venue_id } = await makeConcert(product)
  const { rows } = await product.pool.query('select slug from venue where id = $1', [venue_id])
  return { number: String(number), slug: String(rows[0].slug) }
}
