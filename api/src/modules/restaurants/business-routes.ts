import { listRoute } from '@ostrov/shared/lists/schema'
import { Submitted } from '@ostrov/shared/moderation/schema'
import { ownRestaurants } from '@ostrov/shared/profiles/lists'
import {
  NotificationConfigSchema,
  OwnRestaurantBrief,
  OwnRestaurantSchema,
  ProfileChange,
  ProfileInput,
  RestaurantWithCount,
  TestNoticeSent,
} from '@ostrov/shared/profiles/schema'
import { Repeatable, Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { answerOnce } from '../../kernel/idempotency'
import { createLimits } from '../../kernel/limits'
import { trustPlace } from '../geo/trust-place'
import { createRestaurant } from './create-restaurant'
import { listOwnRestaurants, readOwnRestaurant, restaurantWithCount } from './read-own-restaurants'
import { saveNotifications, tryNotifications } from './save-notifications'
import { saveRestaurant, trustGiven } from './save-restaurant'

const tags = ['Restaurants']
const params = t.Object({ restaurantId: Uuid })
const MISPLACED = ['address.outside_region', 'address.elsewhere', 'image.not_found'] as const

/** A restaurant's own profile, and what it is told of. */
export const restaurantBusinessRoutes = (deps: Deps) =>
  new Elysia().use(access(deps)).use(reads(deps)).use(writes(deps)).use(notifications(deps))

const reads = (deps: Deps) =>
  new Elysia({ prefix: '/business_user/restaurants' })
    .use(access(deps))
    .get('', ({ em, business, restaurants, query }) => listOwnRestaurants(em, business, restaurants, query), {
      servesAll: { reads: 'any' },
      ...listRoute(ownRestaurants, OwnRestaurantBrief),
      detail: { summary: 'Restaurants where I may do anything at all, the oldest first', tags },
    })
    .get('/:restaurantId', ({ em, business, restaurant }) => readOwnRestaurant(em, business, restaurant), {
      serves: { reads: 'settings' },
      params,
      response: { 200: OwnRestaurantSchema },
      detail: { summary: 'All a restaurant says of itself, what of it waits for a moderator, and their words', tags },
    })
    .get('/:restaurantId/with_count', ({ em, business, restaurant }) => restaurantWithCount(em, business, restaurant), {
      serves: { reads: 'any' },
      params,
      response: { 200: RestaurantWithCount },
      detail: { summary: 'How much waits there, and how much there is of what a new restaurant needs', tags },
    })

const writes = (deps: Deps) =>
  new Elysia({ prefix: '/business_user/restaurants' })
    .use(access(deps))
    .post(
      '',
      async ({ em, business, by, body, headers, now }) => {
        const place = await trustPlace(em, deps, body)
        const write = { scope: `business:${business.id}`, key: headers['idempotency-key'], route: 'restaurant', body }
        return answerOnce(em, write, (tx) => createRestaurant(tx, { business, by, input: body, place, now }))
      },
      {
        servesAll: { writes: 'owner' },
        headers: Repeatable,
        refuses: ['restaurant.too_many', 'request.key_reused', ...MISPLACED],
        body: ProfileInput,
        response: { 200: Submitted },
        detail: { summary: 'A new restaurant: it waits for a moderator', tags },
      },
    )
    .put(
      '/:restaurantId',
      async ({ em, business, by, restaurant, body: input, now }) => {
        const place = await trustGiven(em, deps, input)
        return em.transactional((tx) => saveRestaurant(tx, { business, by, restaurant, input, place, now }))
      },
      {
        serves: { writes: 'settings' },
        refuses: ['restaurant.changed', ...MISPLACED],
        params,
        body: ProfileChange,
        response: { 200: OwnRestaurantSchema },
        detail: {
          summary: 'Change what a restaurant says of itself: names, address and pictures wait for a moderator',
          tags,
        },
      },
    )

const notifications = (deps: Deps) =>
  new Elysia({ prefix: '/business_user/restaurants/:restaurantId/notification_config' })
    .use(access(deps))
    .put(
      '',
      ({ em, by, restaurant, body, now }) =>
        em.transactional((tx) => saveNotifications(tx, { by, restaurant, input: body, now })),
      {
        serves: { own: 'owner' },
        params,
        body: NotificationConfigSchema,
        response: { 200: NotificationConfigSchema },
        detail: { summary: 'Where the restaurant is told of what', tags },
      },
    )
    .post(
      '/test',
      async ({ em, by, restaurant, now }) => {
        await createLimits(deps).consume('test_notices', restaurant.id)
        return em.transactional((tx) => tryNotifications(tx, deps, { by, restaurant, now }))
      },
      {
        serves: { own: 'owner' },
        params,
        response: { 200: TestNoticeSent },
        detail: { summary: 'Send a notice to try every address and browser there is', tags },
      },
    )
