import { ActivityInput, OptionActivity } from '@ostrov/shared/menu/business-schema'
import { Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { setOptionActivity } from './set-activity'

const tags = ['Menu']

/** What of a menu's options is to be had now. */
export const optionActivityRoutes = (deps: Deps) =>
  new Elysia({ prefix: '/restaurant/:restaurantId/product-option' })
    .use(access(deps))
    .put(
      '/activity/:optionId',
      ({ em, by, restaurant, params, body: input, now }) =>
        em.transactional((tx) =>
          setOptionActivity(tx, 'product_option', params.optionId, { by, restaurant, input, now }),
        ),
      {
        serves: { writes: 'menu' },
        refuses: ['product_option.not_found'],
        params: t.Object({ restaurantId: Uuid, optionId: Uuid }),
        body: ActivityInput,
        response: { 200: OptionActivity },
        detail: { summary: 'Put an option on sale or stop it for a while', tags },
      },
    )
    .put(
      '/group/activity/:groupId',
      ({ em, by, restaurant, params, body: input, now }) =>
        em.transactional((tx) =>
          setOptionActivity(tx, 'product_option_group', params.groupId, { by, restaurant, input, now }),
        ),
      {
        serves: { writes: 'menu' },
        refuses: ['product_option_group.not_found'],
        params: t.Object({ restaurantId: Uuid, groupId: Uuid }),
        body: ActivityInput,
        response: { 200: OptionActivity },
        detail: { summary: 'Put a group of options on sale or stop it for a while', tags },
      },
    )
