import { listRoute } from '@ostrov/shared/lists/schema'
import { offerList } from '@ostrov/shared/offers/lists'
import { OfferChange, OfferInput, OfferRow } from '@ostrov/shared/offers/schema'
import { Done, Repeatable, Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../../http/access'
import { answerDone } from '../../../http/answer-done'
import type { Deps } from '../../../kernel/deps'
import { answerOnce } from '../../../kernel/idempotency'
import { createdBy } from '../created-by'
import { addOffer, changeOffer, listOffers, removeOffer } from './manage-offers'

const tags = ['Menu']
const params = t.Object({ restaurantId: Uuid })
/** What it names is not the restaurant's. */
const UNKNOWN = ['product.not_found', 'product_category.not_found'] as const
const ofOne = t.Object({ restaurantId: Uuid, offerId: Uuid })

/** What a restaurant offers: sets, gifts, the second at half its price, happy hours. */
export const offerRoutes = (deps: Deps) =>
  new Elysia({ prefix: '/restaurant/:restaurantId/offer' })
    .use(access(deps))
    .get('', ({ em, restaurant, query }) => listOffers(em, restaurant, query), {
      serves: { reads: 'menu' },
      params,
      ...listRoute(offerList, OfferRow),
      detail: { summary: 'Offers in their order', tags },
    })
    .post(
      '',
      ({ em, business, by, restaurant, headers, body: input, now }) =>
        answerOnce(em, createdBy(business, restaurant, headers, ['offer', input]), (tx) =>
          addOffer(tx, { by, restaurant, now }, input),
        ),
      {
        serves: { writes: 'menu' },
        headers: Repeatable,
        refuses: ['offer.too_many', 'request.key_reused', 'request.invalid', ...UNKNOWN],
        params,
        body: OfferInput,
        response: { 200: OfferRow },
        detail: { summary: 'Add an offer; it counts at once', tags },
      },
    )
    .put(
      '/:offerId',
      ({ em, by, restaurant, params, body: input, now }) =>
        em.transactional((tx) => changeOffer(tx, { by, restaurant, now }, params.offerId, input)),
      {
        serves: { writes: 'menu' },
        refuses: ['offer.not_found', 'offer.changed', 'request.invalid', ...UNKNOWN],
        params: ofOne,
        body: OfferChange,
        response: { 200: OfferRow },
        detail: { summary: 'Change an offer, or switch it; orders keep what they took', tags },
      },
    )
    .delete(
      '/:offerId',
      ({ em, by, restaurant, params, now }) =>
        answerDone(em, (tx) => removeOffer(tx, { by, restaurant, now }, params.offerId)),
      {
        serves: { writes: 'menu' },
        refuses: ['offer.not_found'],
        params: ofOne,
        response: { 200: Done },
        detail: { summary: 'Remove an offer; orders keep its words', tags },
      },
    )
