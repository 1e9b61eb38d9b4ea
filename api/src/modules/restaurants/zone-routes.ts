import { listOf, listRoute } from '@ostrov/shared/lists/schema'
import { ownZoneList } from '@ostrov/shared/restaurants/lists'
import { DeliveryZoneSchema, LonLatQuery } from '@ostrov/shared/restaurants/schema'
import { OwnZone, ZoneChange, ZoneCoverage, ZoneInput, ZonesInput } from '@ostrov/shared/restaurants/zones-schema'
import { Done, done, Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { wholeList } from '../../db/list'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { inRegion } from '../geo/trust-place'
import { addZone, addZones, changeZone, removeZone } from './change-zone'
import { ownZonesAround, readOwnZones } from './delivery-zones'
import { readCoverage } from './zone-coverage'

const PATH = '/business_user/restaurants/:restaurantId/delivery_zone'
const params = t.Object({ restaurantId: Uuid })
const one = t.Object({ restaurantId: Uuid, zoneId: Uuid })
const tags = ['Restaurants']
const BORDER = ['zone.polygon_invalid', 'address.outside_region'] as const

/** Where a restaurant delivers, as who has the permission changes it. */
export const zoneRoutes = (deps: Deps) =>
  new Elysia()
    .use(access(deps))
    .get(PATH, async ({ em, restaurant }) => wholeList(ownZoneList, await readOwnZones(em, restaurant.id)), {
      serves: 'settings',
      params,
      ...listRoute(ownZoneList, OwnZone),
      detail: { summary: 'Every zone of a restaurant, active or not, the oldest first', tags },
    })
    .get(
      `${PATH}/around`,
      async ({ em, restaurant, query: { lon, lat } }) => {
        const point = inRegion(deps, { type: 'Point', coordinates: [lon, lat] })
        const [zones, peak_zones] = await Promise.all([
          ownZonesAround(em, restaurant.id, point, false),
          ownZonesAround(em, restaurant.id, point, true),
        ])
        return { zones, peak_zones }
      },
      {
        serves: 'settings',
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
    .get(`${PATH}/coverage`, ({ em, restaurant }) => readCoverage(em, restaurant), {
      serves: 'settings',
      params,
      response: { 200: ZoneCoverage },
      detail: { summary: 'Which houses of its town a restaurant’s active zones reach', tags },
    })
    .post(PATH, ({ em, body, ...changing }) => em.transactional((tx) => addZone(tx, { deps, ...changing }, body)), {
      serves: 'settings',
      refuses: [...BORDER, 'zone.too_many'],
      params,
      body: ZoneInput,
      response: { 200: OwnZone },
      detail: { summary: 'Add a zone', tags },
    })
    .post(
      `${PATH}/import`,
      ({ em, body, ...changing }) =>
        em.transactional(async (tx) => wholeList(ownZoneList, await addZones(tx, { deps, ...changing }, body.items))),
      {
        serves: 'settings',
        refuses: [...BORDER, 'zone.too_many'],
        params,
        body: ZonesInput,
        response: { 200: listOf(ownZoneList, OwnZone) },
        detail: { summary: 'Add several zones, all of them or none: out of a file, or of another restaurant', tags },
      },
    )
    .put(
      `${PATH}/:zoneId`,
      ({ em, body, params: { zoneId }, ...changing }) =>
        em.transactional((tx) => changeZone(tx, { deps, ...changing }, zoneId, body)),
      {
        serves: 'settings',
        refuses: [...BORDER, 'zone.not_found', 'zone.changed'],
        params: one,
        body: ZoneChange,
        response: { 200: OwnZone },
        detail: { summary: 'Change a zone, its border or whether it is active', tags },
      },
    )
    .delete(
      `${PATH}/:zoneId`,
      async ({ em, params: { zoneId }, ...changing }) => {
        await em.transactional((tx) => removeZone(tx, { deps, ...changing }, zoneId))
        return done
      },
      {
        serves: 'settings',
        refuses: ['zone.not_found'],
        params: one,
        response: { 200: Done },
        detail: { summary: 'Delete a zone', tags },
      },
    )
