import { fieldText } from '@ostrov/shared/forms/schema'
import { ACTING_FORM } from '@ostrov/shared/sessions/form'
import { ActingLogin } from '@ostrov/shared/sessions/schema'
import { Done, Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import type { Em } from '../../../db/orm'
import { access } from '../../../http/access'
import { answerDone } from '../../../http/answer-done'
import type { CookieJar } from '../../../http/cookies'
import { issueToken, type Signer, setCustomerCookies, setSessionCookie } from '../../../http/session-tokens'
import type { Administrator, By } from '../../../kernel/actors'
import type { Deps } from '../../../kernel/deps'
import { recordRoutes } from '../../records/record-routes'
import { customerRecord } from '../customers/customer-record'
import { actAs } from './act-as'
import { administratorRecord } from './administrator-record'
import { businessUserRecord, mailWayInAgain } from './business-user-record'

const tags = ['Accounts']
const acting = {
  admin: { acting: 'impersonation' },
  params: t.Object({ id: Uuid }),
  query: t.Object({
    reason: fieldText(ACTING_FORM.reason, { description: 'Logged, and mailed to the person.' }),
    writes: t.Optional(t.BooleanString({ description: 'To change things, too.' })),
  }),
  response: { 200: ActingLogin },
} as const

/** Customers: who they are and whether they may come in. They are neither added nor removed here. */
export function customerAdminRoutes(deps: Deps) {
  const { list, one, change } = recordRoutes(deps, '/admin/user', customerRecord)
  return new Elysia().use(list()).use(one()).use(change())
}

/** An hour in somebody's account: its cookie is set beside the administrator's own. */
export const actingRoutes = (deps: Deps) =>
  new Elysia()
    .use(access(deps))
    .get('/admin/user/authenticate_user/:id', (incoming) => enterAs(deps, 'customer', incoming), {
      ...acting,
      refuses: ['customer.not_found'],
      detail: { summary: 'See what a customer sees, for an hour', tags },
    })
    .get('/admin/business_user/authenticate_business_user/:id', (incoming) => enterAs(deps, 'business', incoming), {
      ...acting,
      refuses: ['business.not_found'],
      detail: { summary: 'See what a business user sees, for an hour', tags },
    })

/** Owners and managers. */
export function businessUserAdminRoutes(deps: Deps) {
  const { list, one, create, change, remove } = recordRoutes(deps, '/admin/business_user', businessUserRecord)
  return new Elysia()
    .use(list())
    .use(one())
    .use(create())
    .use(change())
    .use(remove())
    .use(access(deps))
    .get(
      '/admin/business_user/confirmation_mail/:id',
      ({ em, by, params, now }) => answerDone(em, (tx) => mailWayInAgain(tx, params.id, { by, now })),
      {
        admin: { acting: 'business_users' },
        refuses: ['business.not_found', 'business.confirmed'],
        params: t.Object({ id: Uuid }),
        response: { 200: Done },
        detail: { summary: 'Mail an unconfirmed business user the way in again', tags },
      },
    )
}

/** Who works at the platform. */
export function administratorAdminRoutes(deps: Deps) {
  const { list, one, create, change } = recordRoutes(deps, '/admin/administrator', administratorRecord)
  return new Elysia().use(list()).use(one()).use(create()).use(change())
}

type Incoming = {
  em: Em
  admin: Administrator
  by: By
  now: Date
  params: { id: string }
  query: { reason: string; writes?: boolean }
  cookie: CookieJar
  tokens: Signer
  request: Request
}

async function enterAs(deps: Deps, kind: 'customer' | 'business', incoming: Incoming) {
  const { em, admin, by, now, params, query, cookie, tokens, request } = incoming
  const { reason, writes = false } = query
  const asked = { kind, id: params.id, admin, by, reason, writes, user_agent: request.headers.get('user-agent'), now }
  const { called, ...session } = await em.transactional((tx) => actAs(tx, asked))
  const token = await issueToken(tokens, session)
  if (kind === 'customer') setCustomerCookies(deps, cookie, token, { ...session, is_confirmed: true, acted: called })
  else setSessionCookie(deps, cookie, kind, token, session.expire_at)
  return { token, expire_at: session.expire_at.toISOString() }
}
