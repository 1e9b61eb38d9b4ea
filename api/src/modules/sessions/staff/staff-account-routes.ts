import { PushSubscriptionInput } from '@ostrov/shared/customers/schema'
import { listRoute } from '@ostrov/shared/lists/schema'
import { ownSessionList } from '@ostrov/shared/sessions/lists'
import { OwnSessionSchema } from '@ostrov/shared/sessions/schema'
import { PasswordChange } from '@ostrov/shared/staff/schema'
import { Done, done, Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import type { Em } from '../../../db/orm'
import { access } from '../../../http/access'
import { answerDone } from '../../../http/answer-done'
import { clearSessionCookie } from '../../../http/session-tokens'
import type { By, Staff } from '../../../kernel/actors'
import type { Deps } from '../../../kernel/deps'
import { createLimits } from '../../../kernel/limits'
import { writeEntry } from '../../audit/write-entry'
import { endStaffSubscriptions, saveStaffSubscription } from '../../staff/save-subscription'
import { endOwnSession, listOwnSessions } from '../own-sessions'
import { revokeStaffSessions } from '../revoke-sessions'
import { secondFactorRoutes } from '../second-factor/second-factor-routes'
import { changePassword } from './change-password'

const tags = ['Accounts']
const response = { 200: Done }

/** What somebody who works here does with their own account, of a restaurant's people and of administrators. */
export const staffAccountRoutes = (deps: Deps) =>
  new Elysia()
    .use(new Elysia({ prefix: '/business_user' }).use(ownAccount(deps, 'business')).use(pushRoutes(deps)))
    .use(new Elysia({ prefix: '/admin' }).use(ownAccount(deps, 'admin')))

const ownAccount = (deps: Deps, staff: Staff['kind']) =>
  new Elysia().use(passwordRoutes(deps, staff)).use(ownSessionRoutes(deps, staff)).use(secondFactorRoutes(deps, staff))

const passwordRoutes = (deps: Deps, staff: Staff['kind']) =>
  new Elysia().use(access(deps)).post(
    '/password',
    async ({ em, person, by, body, now }) => {
      await changePassword(em, createLimits(deps), { person, by, input: body, now })
      return done
    },
    {
      staff: { own: staff },
      refuses: ['account.current_password_wrong'],
      body: PasswordChange,
      response,
      detail: { summary: 'Change my password; every other session of mine ends', tags },
    },
  )

const ownSessionRoutes = (deps: Deps, staff: Staff['kind']) =>
  new Elysia({ prefix: '/sessions' })
    .use(access(deps))
    .get('', ({ em, person, query, now }) => listOwnSessions(em, person, query, now), {
      staff: { reads: staff, beforeSecondFactor: true },
      ...listRoute(ownSessionList, OwnSessionSchema),
      detail: { summary: 'Where I am signed in, the newest first', tags },
    })
    .delete(
      '',
      async ({ em, person, by, now, cookie }) => {
        await em.transactional((tx) => endEverywhere(tx, person, by, now))
        clearSessionCookie(deps, cookie, staff)
        return done
      },
      {
        staff: { own: staff, beforeSecondFactor: true },
        response,
        detail: { summary: 'Sign out everywhere, here too', tags },
      },
    )
    .delete(
      '/:id',
      async ({ em, person, by, params, now }) => {
        await em.transactional(async (tx) => {
          await endOwnSession(tx, person, params.id, now)
          await writeEntry(tx, { by, act: 'session.end', subject: `${person.kind}:${person.id}`, now })
        })
        return done
      },
      {
        staff: { own: staff, beforeSecondFactor: true },
        refuses: ['session.not_found'],
        params: t.Object({ id: Uuid }),
        response,
        detail: { summary: 'Sign out on one device', tags },
      },
    )

const pushRoutes = (deps: Deps) =>
  new Elysia()
    .use(access(deps))
    .put('/push_subscription', ({ em, by, body, now }) => answerDone(em, (tx) => keepSubscription(tx, by, body, now)), {
      business: 'own',
      body: PushSubscriptionInput,
      response,
      detail: { summary: 'Push notices to this browser, or with null no longer', tags },
    })

async function endEverywhere(em: Em, { kind, id }: Staff, by: By, now: Date) {
  await revokeStaffSessions(em, { kind, id }, now)
  if (kind === 'business') await endStaffSubscriptions(em, id)
  await writeEntry(em, { by, act: 'session.end_all', subject: `${kind}:${id}`, now })
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
