import { BusinessProfileInput, BusinessUserSchema, NewPassword, ResetRequest } from '@ostrov/shared/accounts/schema'
import { Done, done } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../http/deps'
import { clientAddress, createLimits } from '../../http/limits'
import { clearSessionCookie } from '../../http/session-tokens'
import { normalEmail } from './authenticate-staff'
import { businessProfile } from './business-profile'
import { requestPasswordReset, resetPassword } from './reset-password'
import { revokeSession } from './revoke-sessions'
import { saveBusinessProfile } from './save-business-profile'

const tags = ['Accounts']

export const businessAccountRoutes = (deps: Deps) =>
  new Elysia({ prefix: '/business_user' })
    .use(access(deps))
    .get('', ({ em, business }) => businessProfile(em, business), {
      business: 'any',
      response: { 200: BusinessUserSchema },
      detail: { summary: 'My profile, my restaurants and what I may do in each', tags },
    })
    .put(
      '',
      async ({ em, business, body }) => {
        await saveBusinessProfile(em, business, body)
        return businessProfile(em, business)
      },
      {
        business: 'any',
        refuses: ['account.phone_invalid'],
        body: BusinessProfileInput,
        response: { 200: BusinessUserSchema },
        detail: { summary: 'Change my name or phone', tags },
      },
    )
    .post(
      '/request_password_reset',
      async ({ em, now, body, request }) => {
        const limits = createLimits(deps)
        await limits.consume('sign_in', `reset:${normalEmail(body.email)}`)
        const address = clientAddress(request)
        if (address) await limits.consume('sign_in', `address:${address}`)
        const { brand, origin } = deps.config
        const facts = { brand: brand.name, support_email: brand.supportEmail, origin }
        await requestPasswordReset(em, body.email, facts, now)
        return done
      },
      {
        open: true,
        body: ResetRequest,
        response: { 200: Done },
        detail: { summary: 'Mail a one-time link; the answer never tells whether the mail is known', tags },
      },
    )
    .post(
      '/reset_password',
      async ({ em, now, body, query }) => {
        await resetPassword(em, query.token, body.password, now)
        return done
      },
      {
        open: true,
        refuses: ['account.reset_link_dead'],
        query: t.Object({ token: t.String({ minLength: 20, maxLength: 100 }) }),
        body: NewPassword,
        response: { 200: Done },
        detail: { summary: 'Set a new password by the mailed link', tags },
      },
    )
    .post(
      '/logout',
      async ({ em, now, business, cookie }) => {
        await revokeSession(em, business.session.id, now)
        clearSessionCookie(deps, cookie, 'business')
        return done
      },
      { business: 'any', response: { 200: Done }, detail: { summary: 'End this session', tags } },
    )
