import { IikoInput, IikoSchema } from '@ostrov/shared/counters/schema'
import { Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { readIiko, saveIiko } from './iiko-settings'

const tags = ['Integrations']
const params = t.Object({ restaurantId: Uuid })

/** A restaurant's cash desk iiko: how it is set up. */
export const iikoRoutes = (deps: Deps) =>
  new Elysia({ prefix: '/integrations/iiko/restaurant/:restaurantId' })
    .use(access(deps))
    .get('', ({ em, restaurant }) => readIiko(em, deps.config, restaurant), {
      serves: { reads: 'integrations' },
      params,
      response: { 200: IikoSchema },
      detail: { summary: 'How a restaurant’s iiko is set up; its API login is never shown', tags },
    })
    .put(
      '',
      ({ em, body: input, by, restaurant, now }) =>
        em.transactional((tx) => saveIiko(tx, deps.config, { by, restaurant, input, now })),
      {
        serves: { own: 'integrations' },
        params,
        body: IikoInput,
        response: { 200: IikoSchema },
        detail: {
          summary: 'Set it up in place of any other counter',
          description: 'Without a login the one that is kept stays. Saving counts as mending what was broken.',
          tags,
        },
      },
    )
