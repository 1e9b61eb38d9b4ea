import { listOf, listRoute } from '@ostrov/shared/lists/schema'
import { ownZoneList } from '@ostrov/shared/restaurants/lists'
import { DeliveryZoneSchema, LonLatQuery } from '@ostrov/shared/restaurants/schema'
import {
  OwnZone,
  ZoneChange,
  ZoneCoverage,
  ZoneInput,
  ZonesInput,
  ZonesPlan,
  ZonesRenewal,
} from '@ostrov/shared/restaurants/zones-schema'
import { Done, Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { wholeList } from '../../../db/list'
import { access } from '../../../http/access'
import { answerDone } from '../../../http/answer-done'
import { type Kept, keptBy } from '../../../http/restaurant-side'
import type { Deps } from '../../../kernel/deps'
import { inRegion } from '../../geo/trust-place'
import { addZone, addZones, changeZone, removeZone } from './change-zone'
import { ownZonesAround, readOwnZones } from './delivery-zones'
import { planZones, renewZones } from './renew-zones'
import { readCoverage } from './zone-coverage'

const tags = ['Restaurants']
const BORDER = ['zone.polygon_invalid', 'address.outside_region'] as const

/** Where a restaurant delivers, as who runs it changes it. */
export const zoneRoutes = (deps: Deps) =>
  routesAt(deps, keptBy('business', '/business_user/restaurants/:restaurantId/delivery_zone'))

/** The same under an administrator's hand, and the zones of the region's template. */
export const zoneAdminRoutes = (deps: Deps) =>
  new Elysia().use(routesAt(deps, keptBy('admin', '/admin/restaurants/:id/delivery_zone'))).use(templateRoutes(deps))

const templateRoutes = (deps: Deps) => {
  const { prefix, reads, writes, params } = keptBy('admin', '/admin/restaurants/:id/delivery_zone/update_all_from_seed')
  return new Elysia({ prefix })
    .use(access(deps))
    .get('', ({ em, restaurant }) => planZones(em, restaurant), {
      keeps: reads,
      refuses: ['zone.no_template'],
      params,
      response: { 200: ZonesPlan },
      detail: { summary: 'What becomes of the zones by the template of the restaurant’s town', tags },
    })
    .put(
      '',
      ({ em, body, ...changing }) =>
        em.transactional(async (tx) =>
          wholeList(ownZoneList, await renewZones(tx, { deps, ...changing }, body?.version)),
        ),
      {
        keeps: writes,
        refuses: ['zone.no_template', 'zone.changed', 'address.outside_region'],
        params,
        body: ZonesRenewal,
        response: { 200: listOf(ownZoneList, OwnZone) },
        detail: { summary: 'Make the zones anew from the template of the restaurant’s town; may be repeated', tags },
      },
    )
}

const routesAt = <const Path extends string>(deps: Deps, { prefix, reads, writes, params, withRow }: Kept<Path>) =>
  new Elysia({ prefix })
    .use(access(deps))
    .get('', async ({ em, restaurant }) => wholeList(ownZoneList, await readOwnZones(em, restaurant.id)), {
      keeps: reads,
      params,
      ...listRoute(ownZoneList, OwnZone),
      detail: { summary: 'Every zone of a restaurant, active or not, the oldest first', tags },
    })
    .get(
      '/around',
      async ({ em, restaurant, query: { lon, lat } }) => {
        const point = inRegion(deps, { type: 'Point', coordinates: [lon, lat] })
        const [zones, peak_zones] = await Promise.all([
          ownZonesAround(em, restaurant.id, point, false),
          ownZonesAround(em, restaurant.id, point, true),
        ])
        return { zones, peak_zones }
      },
      {
        keeps: reads,
        refuses: ['address.outside_region'],
        params,
        query: LonLatQuery,
        response: { 200: t.Object({ zones: t.Array(DeliveryZoneSchema), peak_zones: t.Array(DeliveryZoneSchema) }) },
        detail: {
          summary: 'The active zones that bring to a point, outside of peak hours and in them: the first one serves it',
          tags,
        },
      },
    )
    .get('/coverage', ({ em, restaurant }) => readCoverage(em, restaurant), {
      keeps: reads,
      params,
      response: { 200: ZoneCoverage },
      detail: { summary: 'Which houses of its town a restaurant’s active zones reach', tags },
    })
    .post('', ({ em, body, ...changing }) => em.transactional((tx) => addZone(tx, { deps, ...changing }, body)), {
      keeps: writes,
      refuses: [...BORDER, 'zone.too_many'],
      params,
      body: ZoneInput,
      response: { 200: OwnZone },
      detail: { summary: 'Add a zone', tags },
    })
    .post(
      '/import',
      ({ em, body, ...changing }) =>
        em.transactional(async (tx) => wholeList(ownZoneList, await addZones(tx, { deps, ...changing }, body.items))),
      {
        keeps: writes,
        refuses: [...BORDER, 'zone.too_many'],
        params,
        body: ZonesInput,
        response: { 200: listOf(ownZoneList, OwnZone) },
        detail: { summary: 'Add several zones, all of them or none: out of a file, or of another restaurant', tags },
      },
    )
    .put(
      '/:zoneId',
      ({ em, body, params: { zoneId }, ...changing }) =>
        em.transactional((tx) => changeZone(tx, { deps, ...changing }, zoneId, body)),
      {
        keeps: writes,
        refuses: [...BORDER, 'zone.not_found', 'zone.changed'],
        params: withRow({ zoneId: Uuid }),
        body: ZoneChange,
        response: { 200: OwnZone },
        detail: { summary: 'Change a zone, its border or whether it is active', tags },
      },
    )
    .delete(
      '/:zoneId',
      ({ em, params: { zoneId }, ...changing }) =>
        answerDone(em, (tx) => removeZone(tx, { deps, ...changing }, zoneId)),
      {
        keeps: writes,
        refuses: ['zone.not_found'],
        params: withRow({ zoneId: Uuid }),
        response: { 200: Done },
        detail: { summary: 'Delete a zone', tags },
      },
    )
