import { listRoute } from '@ostrov/shared/lists/schema'
import { sessionsOfPerson } from '@ostrov/shared/sessions/lists'
import { PersonSessionSchema } from '@ostrov/shared/sessions/schema'
import { Done, Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../../http/access'
import { answerDone } from '../../../http/answer-done'
import type { Deps } from '../../../kernel/deps'
import { endSessionOf, endSessionsOf, listSessionsOf, type Person } from './people-sessions'

const params = t.Object({ id: Uuid })
const tags = ['Accounts']
const MAY = { customer: 'customers', business: 'business_users', admin: 'administrators' } as const

/** Where customers, business users and administrators are signed in, for administrators. */
export const peopleSessionRoutes = (deps: Deps) =>
  new Elysia()
    .use(new Elysia({ prefix: '/admin/user/:id' }).use(ofKind(deps, 'customer')))
    .use(new Elysia({ prefix: '/admin/business_user/:id' }).use(ofKind(deps, 'business')))
    .use(new Elysia({ prefix: '/admin/administrator/:id' }).use(ofKind(deps, 'admin')).use(oneOfAdmin(deps)))

const ofKind = (deps: Deps, kind: Person['kind']) =>
  new Elysia({ prefix: '/sessions' })
    .use(access(deps))
    .get('', ({ em, params: { id }, query, now }) => listSessionsOf(em, { kind, id }, query, now), {
      admin: MAY[kind],
      refuses: [`${kind}.not_found`],
      params,
      ...listRoute(sessionsOfPerson, PersonSessionSchema),
      detail: { summary: `Where a ${kind} user is signed in, the newest first`, tags },
    })
    .delete(
      '',
      ({ em, by, params: { id }, now }) => answerDone(em, (tx) => endSessionsOf(tx, { kind, id }, { by, now })),
      {
        admin: MAY[kind],
        refuses: [`${kind}.not_found`],
        params,
        response: { 200: Done },
        detail: { summary: `Sign a ${kind} user out everywhere`, tags },
      },
    )

/** Of a person only all sessions are ended at once; of administrators, who keep everything, each can be. */
const oneOfAdmin = (deps: Deps) =>
  new Elysia()
    .use(access(deps))
    .delete(
      '/sessions/:sessionId',
      ({ em, by, params: { id, sessionId }, now }) =>
        answerDone(em, (tx) => endSessionOf(tx, { kind: 'admin', id }, sessionId, { by, now })),
      {
        admin: MAY.admin,
        refuses: ['admin.not_found', 'session.not_found'],
        params: t.Object({ id: Uuid, sessionId: Uuid }),
        response: { 200: Done },
        detail: { summary: 'Sign an administrator out on one device', tags },
      },
    )
