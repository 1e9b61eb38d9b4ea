/** What readers do with ads. */

import { favouriteAdList } from '@ostrov/shared/ads/lists'
import { FavouriteAd, FavouriteNumbers } from '@ostrov/shared/ads/schema'
import { listRoute } from '@ostrov/shared/lists/schema'
import { COMPLAINT_FORM } from '@ostrov/shared/moderation/form'
import { inputOf } from '@ostrov/shared/records/schema'
import { Done, done, IntegerInAddress } from '@ostrov/shared/wire/schema'
import { Type } from '@sinclair/typebox'
import { Elysia, t } from 'elysia'
import { access } from '../../../http/access'
import { answerDone } from '../../../http/answer-done'
import type { Deps } from '../../../kernel/deps'
import { createLimits } from '../../../kernel/limits'
import { type Complaint, complainOfAd } from '../complain-of-ad'
import { addFavourite, dropFavourite, favouriteNumbers, listFavourites } from './favourites'

const tags = ['Ads']
const params = t.Object({ number: IntegerInAddress({ minimum: 1, maximum: 2_147_483_647 }) })

export const peopleAdRoutes = (deps: Deps) => {
  const limits = createLimits(deps)
  return new Elysia()
    .use(favouriteRoutes(deps))
    .use(access(deps))
    .post(
      '/ad/:number/complaint',
      async ({ em, customer, params, body, now }) => {
        await limits.consume('complaints', customer.id)
        await em.transactional((tx) => complainOfAd(tx, params.number, body, { customer, now }))
        return done
      },
      {
        customer: 'writes',
        refuses: ['ad.not_found', 'ad.own', 'request.invalid', 'request.too_often'],
        params,
        body: Type.Unsafe<Complaint>(inputOf(COMPLAINT_FORM)),
        response: { 200: Done },
        detail: { summary: 'Complain of an ad; said again it is one complaint', tags },
      },
    )
}

const favouriteRoutes = (deps: Deps) =>
  new Elysia()
    .use(access(deps))
    .post(
      '/ad/:number/favourite',
      ({ em, customer, params, now }) => answerDone(em, (tx) => addFavourite(tx, params.number, customer, now)),
      {
        customer: 'writes',
        refuses: ['ad.not_found', 'ad.too_many_favourites'],
        params,
        response: { 200: Done },
        detail: { summary: 'Keep an eye on an ad', tags },
      },
    )
    .delete(
      '/ad/:number/favourite',
      async ({ em, customer, params }) => {
        await dropFavourite(em, params.number, customer)
        return done
      },
      { customer: 'writes', params, response: { 200: Done }, detail: { summary: 'Keep no eye on an ad', tags } },
    )
    .get('/user/ad_favourites', ({ em, customer, query, now }) => listFavourites(em, customer, query, now), {
      customer: 'reads',
      ...listRoute(favouriteAdList, FavouriteAd),
      detail: { summary: 'Ads I keep an eye on, the newest first', tags },
    })
    .get('/user/ad_favourites/numbers', ({ em, customer }) => favouriteNumbers(em, customer), {
      customer: 'reads',
      response: { 200: FavouriteNumbers },
      detail: { summary: 'The numbers of all of them', tags },
    })
