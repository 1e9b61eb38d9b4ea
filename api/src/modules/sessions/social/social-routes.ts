import { EDA, LOGIN_PAGE, socialPath } from '@ostrov/shared/paths'
import { SocialAttemptSchema, SocialLogin, SocialProviderSchema } from '@ostrov/shared/sessions/schema'
import { safePath } from '@ostrov/shared/wire/safe-path'
import { isUuid } from '@ostrov/shared/wire/uuid'
import { Elysia, t } from 'elysia'
import { access } from '../../../http/access'
import {
  clearInvitation,
  issueToken,
  readSocialBrowser,
  setCustomerCookies,
  setSocialBrowser,
} from '../../../http/session-tokens'
import type { Deps } from '../../../kernel/deps'
import { Refusal } from '../../../kernel/problems'
import { browserHash, readSocial } from './social-attempts'
import { beginSocial, endSocial } from './social-sign-in'

const tags = ['Accounts']
const params = t.Object({ provider: SocialProviderSchema })
/** Longer than any try lives. */
const BROWSER_MS = 60 * 60_000
const Sent = t.Optional(t.String({ maxLength: 2000 }))

/** Signing in by VK ID and Yandex ID. Everything that happened on the way is told by the page of signing in, which asks `/attempts/{id}`. */
export const socialRoutes = (deps: Deps) =>
  new Elysia({ prefix: '/auth/social' })
    .use(access(deps))
    .post(
      '/:provider',
      async ({ em, now, cookie, params: { provider }, query }) => {
        const known = readSocialBrowser(cookie)
        const browser = known ?? crypto.randomUUID()
        const back = safePath(query.back) ?? LOGIN_PAGE
        const redirect = await beginSocial(em, deps, { provider, browser_hash: browserHash(deps, browser), back, now })
        // One key for all tabs of a browser, so that none forgets the other's try.
        setSocialBrowser(deps, cookie, browser, new Date(now.getTime() + BROWSER_MS))
        return { redirect }
      },
      {
        open: true,
        refuses: ['social.not_set_up'],
        params,
        query: t.Object({ back: t.Optional(t.String({ maxLength: 2000, description: 'A path of the site.' })) }),
        response: { 200: SocialLogin },
        detail: { summary: 'Begin a social sign-in: the address to send the browser to', tags },
      },
    )
    .get(
      '/:provider/callback',
      async ({ em, now, cookie, tokens, request, set, params: { provider }, query }) => {
        const came = await endSocial(em, deps, {
          provider,
          browser_hash: browserHash(deps, readSocialBrowser(cookie)),
          state: query.state ?? '',
          code: query.code || null,
          device_id: query.device_id || null,
          error: query.error ?? null,
          user_agent: request.headers.get('user-agent'),
          now,
        })
        const redirect = socialPath(came?.id ?? 'lost', came?.back ?? EDA)
        set.status = 303
        set.headers.location = redirect
        set.headers['cache-control'] = 'private, no-store'
        if (!came?.opened) return { redirect }
        const { expire_at } = came.opened
        const token = await issueToken(tokens, came.opened)
        setCustomerCookies(deps, cookie, token, { expire_at, is_confirmed: true })
        clearInvitation(deps, cookie)
        return { redirect, session: { token, expire_at: expire_at.toISOString() } }
      },
      {
        open: true,
        refuses: ['social.not_set_up'],
        params,
        query: t.Object({ state: Sent, code: Sent, device_id: Sent, error: Sent }),
        response: { 303: SocialLogin },
        detail: { summary: 'Where the service sends the browser back to', tags },
      },
    )
    .get(
      '/attempts/:id',
      ({ em, now, cookie, params: { id } }) => {
        if (!isUuid(id)) throw new Refusal('social.lost')
        return readSocial(em, { id, browser_hash: browserHash(deps, readSocialBrowser(cookie)) }, now)
      },
      {
        open: true,
        refuses: ['social.lost', 'social.declined', 'social.refused', 'social.unavailable', 'account.blocked'],
        params: t.Object({ id: t.String({ maxLength: 40 }) }),
        response: { 200: SocialAttemptSchema },
        detail: { summary: 'How a social sign-in of this browser stands', tags },
      },
    )
