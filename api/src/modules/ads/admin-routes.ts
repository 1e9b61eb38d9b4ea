import { AdDeskInput, AdDeskRow, AdOfCustomer } from '@ostrov/shared/ads/desk-schema'
import { adsOfCustomer } from '@ostrov/shared/ads/lists'
import { listRoute } from '@ostrov/shared/lists/schema'
import { Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { demandUser } from '../customers/demand-user'
import { readRecord } from '../records/read-record'
import { recordRoutes } from '../records/record-routes'
import { adRecord, listAdsOf } from './ad-record'
import { changeAd } from './writing/change-ad'

const params = t.Object({ id: Uuid })
const tags = ['Ads']

/** Ads as moderators find them, take them off and put them back. */
export function adAdminRoutes(deps: Deps) {
  const { list, one } = recordRoutes(deps, '/admin/ads', adRecord)
  return new Elysia()
    .use(list())
    .use(one())
    .use(access(deps))
    .put(
      '/admin/ads/:id',
      ({ em, by, params, body, now }) =>
        em.transactional(async (tx) => {
          await changeAd(tx, params.id, body, { by, now })
          return readRecord<typeof AdDeskRow.static>(tx, adRecord, params.id)
        }),
      {
        admin: adRecord.may,
        refuses: [
          'ad.not_found',
          'ad.changed',
          'ad.over',
          'moderation.taken',
          'moderation.decided',
          'moderation.went_on',
        ],
        params,
        body: t.Partial(t.Object({ ...AdDeskInput.properties, version: t.String({ maxLength: 40 }) })),
        response: { 200: AdDeskRow },
        detail: { summary: 'Take an ad off with a reason, or put it back', tags },
      },
    )
}

export const adsOfCustomerRoute = (deps: Deps) =>
  new Elysia().use(access(deps)).get(
    '/admin/user/:id/ads',
    async ({ em, params, query }) => {
      await demandUser(em, params.id)
      return listAdsOf(em, params.id, query)
    },
    {
      admin: 'customers',
      refuses: ['customer.not_found'],
      params,
      ...listRoute(adsOfCustomer, AdOfCustomer),
      detail: { summary: 'Ads of a customer, the newest first', tags },
    },
  )
