import { GroupInput, GroupSchema, GroupToken, LockInput } from '@ostrov/shared/groups/schema'
import { Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import type { Em } from '../../db/orm'
import { access } from '../../http/access'
import type { Customer } from '../../kernel/actors'
import type { Deps } from '../../kernel/deps'
import { findSeat } from '../groups/find-seat'
import { openGroup } from '../groups/open-group'
import { closeGroup, lockGroup, replaceLink } from '../groups/steer-group'
import { viewGroup } from './read-group'

const params = t.Object({ id: Uuid })
const tags = ['Groups']

/** What the owner of a group basket does with its link. */
export const groupOwnerRoutes = (deps: Deps) =>
  new Elysia()
    .use(access(deps))
    .post('/user/groups', ({ em, customer, body, now }) => openGroup(em, customer, body, now), {
      customer: 'writes',
      refuses: ['restaurant.not_found', 'restaurant.blacklisted', 'group.name_taken'],
      body: GroupInput,
      response: { 200: GroupToken },
      detail: {
        summary: 'Open my basket of a restaurant to friends; answers the link’s token, and may be repeated',
        tags,
      },
    })
    .put(
      '/groups/:id',
      async ({ em, customer, params, body, now }) => {
        await lockGroup(em, { customer, token: params.id, now }, body.is_locked)
        return view(em, customer, params.id, now)
      },
      {
        customer: 'writes',
        refuses: ['group.not_found', 'group.over'],
        params,
        body: LockInput,
        response: { 200: GroupSchema },
        detail: { summary: 'Let friends add no more, or again; by the link’s token', tags },
      },
    )
    .delete(
      '/groups/:id',
      async ({ em, customer, params, now }) => {
        await closeGroup(em, { customer, token: params.id, now })
        return view(em, customer, params.id, now)
      },
      {
        customer: 'writes',
        refuses: ['group.not_found', 'group.over'],
        params,
        response: { 200: GroupSchema },
        detail: { summary: 'Close the link; what friends have put in stays in the basket', tags },
      },
    )
    .post('/groups/:id/link', ({ em, customer, params, now }) => replaceLink(em, { customer, token: params.id, now }), {
      customer: 'writes',
      refuses: ['group.not_found', 'group.over'],
      params,
      response: { 200: GroupToken },
      detail: { summary: 'Another link in place of this one', tags },
    })

async function view(em: Em, customer: Customer, token: string, now: Date) {
  return viewGroup(em, await findSeat(em, { token, customer, keyIn: () => null }, now), now)
}
