import { ownSessionList } from '@ostrov/shared/accounts/lists'
import { OwnSessionSchema, PushSubscriptionInput } from '@ostrov/shared/accounts/schema'
import { listRoute } from '@ostrov/shared/lists/schema'
import { PasswordChange } from '@ostrov/shared/staff/schema'
import { Done, done, Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import type { Em } from '../../db/orm'
import { access } from '../../http/access'
import { clearSessionCookie } from '../../http/session-tokens'
import type { Business, By } from '../../kernel/actors'
import type { Deps } from '../../kernel/deps'
import { createLimits } from '../../kernel/limits'
import { writeEntry } from '../audit/write-entry'
import { endStaffSubscriptions, saveStaffSubscription } from '../staff/save-subscription'
import { changePassword } from './change-password'
import { endOwnSession, listOwnSessions } from './own-sessions'
import { revokeBusinessSessions } from './revoke-sessions'

const tags = ['Accounts']
const response = { 200: Done }

/** What somebody of the staff does with their own account. */
export const staffAccountRoutes = (deps: Deps) =>
  new Elysia({ prefix: '/business_user' })
    .use(access(deps))
    .post(
      '/password',
      async ({ em, business, by, body, now }) => {
        await changePassword(em, createLimits(deps), { business, by, input: body, now })
        return done
      },
      {
        business: true,
        refuses: ['account.current_password_wrong'],
        body: PasswordChange,
        response,
        detail: { summary: 'Change my password; every other session of mine ends', tags },
      },
    )
    .put(
      '/push_subscription',
      async ({ em, by, body, now }) => {
        await em.transactional((tx) => keepSubscription(tx, by, body, now))
        return done
      },
      {
        business: true,
        body: PushSubscriptionInput,
        response,
        detail: { summary: 'Push notices to this browser, or with null no longer', tags },
      },
    )
    .get('/sessions', ({ em, business, query, now }) => listOwnSessions(em, business, query, now), {
      business: true,
      ...listRoute(ownSessionList, OwnSessionSchema),
      detail: { summary: 'Where I am signed in, the newest first', tags },
    })
    .delete(
      '/sessions',
      async ({ em, business, by, now, cookie }) => {
        await em.transactional((tx) => endEverywhere(tx, business, by, now))
        clearSessionCookie(deps, cookie, 'business')
        return done
      },
      { business: true, response, detail: { summary: 'Sign out everywhere, here too', tags } },
    )
    .delete(
      '/sessions/:id',
      async ({ em, business, by, params, now }) => {
        await em.transactional(async (tx) => {
          await endOwnSession(tx, business, params.id, now)
          await writeEntry(tx, { by, act: 'session.end', subject: `business:${business.id}`, now })
        })
        return done
      },
      {
        business: true,
        refuses: ['session.not_found'],
        params: t.Object({ id: Uuid }),
        response,
        detail: { summary: 'Sign out on one device', tags },
      },
    )

async function endEverywhere(em: Em, { id }: Business, by: By, now: Date) {
  await revokeBusinessSessions(em, id, now)
  await endStaffSubscriptions(em, id)
  await writeEntry(em, { by, act: 'session.end_all', subject: `business:${id}`, now })
}

async function keepSubscription(
  em: Em,
  by: By,
  { push_subscription, endpoint }: typeof PushSubscriptionInput.static,
  now: Date,
) {
  if (push_subscription) await saveStaffSubscription(em, by.id, push_subscription, now)
  else await endStaffSubscriptions(em, by.id, endpoint)
  await writeEntry(em, {
    by,
    act: 'push.change',
    subject: `business:${by.id}`,
    to: { on: push_subscription !== null },
    now,
  })
}
