import { listRoute } from '@ostrov/shared/lists/schema'
import { managerList } from '@ostrov/shared/staff/lists'
import { ManagerChange, ManagerInput, ManagerSchema } from '@ostrov/shared/staff/schema'
import { Done, done, Repeatable, Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../../http/access'
import { answerDone } from '../../../http/answer-done'
import type { Deps } from '../../../kernel/deps'
import { answerOnce } from '../../../kernel/idempotency'
import { createLimits } from '../../../kernel/limits'
import { changeManager, inviteAgain, inviteManager, removeManager } from './manage-managers'
import { listManagers } from './read-managers'

const tags = ['Staff']
const params = t.Object({ id: Uuid })

/** Whom an owner hires. */
export const managerRoutes = (deps: Deps) =>
  new Elysia({ prefix: '/business_user' })
    .use(access(deps))
    .get('/managers', ({ em, business, restaurants, query }) => listManagers(em, business, restaurants, query), {
      servesAll: { reads: 'owner' },
      ...listRoute(managerList, ManagerSchema),
      detail: { summary: 'My managers and whom I have invited, the newest first', tags },
    })
    .post(
      '/manager',
      async ({ em, business, by, body, headers, now }) => {
        await createLimits(deps).consume('invitations', business.id)
        const write = { scope: `business:${business.id}`, key: headers['idempotency-key'], route: 'manager', body }
        return answerOnce(em, write, (tx) => inviteManager(tx, { business, by, now }, body))
      },
      {
        servesAll: { own: 'owner' },
        headers: Repeatable,
        refuses: ['manager.email_taken', 'manager.too_many', 'restaurant.not_found', 'request.key_reused'],
        body: ManagerInput,
        response: { 200: ManagerSchema },
        detail: { summary: 'Invite a manager by mail', tags },
      },
    )
    .put(
      '/manager/:id',
      ({ em, business, by, params, body, now }) =>
        em.transactional((tx) => changeManager(tx, { business, by, now }, params.id, body)),
      {
        servesAll: { own: 'owner' },
        refuses: ['manager.not_found', 'restaurant.not_found'],
        params,
        body: ManagerChange,
        response: { 200: ManagerSchema },
        detail: { summary: 'Change a manager’s name and rights, from the next request on', tags },
      },
    )
    .post(
      '/manager/:id/invitation',
      async ({ em, business, by, params, now }) => {
        await createLimits(deps).consume('invitations', business.id)
        await em.transactional((tx) => inviteAgain(tx, { business, by, now }, params.id))
        return done
      },
      {
        servesAll: { own: 'owner' },
        refuses: ['manager.not_found', 'manager.joined'],
        params,
        response: { 200: Done },
        detail: { summary: 'Mail the invitation again', tags },
      },
    )
    .delete(
      '/manager/:id',
      ({ em, business, by, params, now }) =>
        answerDone(em, (tx) => removeManager(tx, { business, by, now }, params.id)),
      {
        servesAll: { own: 'owner' },
        refuses: ['manager.not_found'],
        params,
        response: { 200: Done },
        detail: { summary: 'Let a manager go: every session of theirs ends', tags },
      },
    )
