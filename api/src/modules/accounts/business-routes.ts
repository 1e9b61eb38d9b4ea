import { BusinessProfileInput, BusinessUserSchema, NewPassword, ResetRequest } from '@ostrov/shared/accounts/schema'
import { Done, done } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../http/deps'
import { clientAddress, createLimits } from '../../http/limits'
import { clearSessionCookie, setStaffDevice } from '../../http/session-tokens'
import { addJob } from '../../jobs/queue'
import { normalEmail } from './authenticate-staff'
import { businessProfile } from './business-profile'
import { loginHash } from './keyed-hash'
import { resetPassword } from './reset-password'
import { endStaffSession } from './revoke-sessions'
import { saveBusinessProfile } from './save-business-profile'

const tags = ['Accounts']

export const businessAccountRoutes = (deps: Deps) =>
  new Elysia({ prefix: '/business_user' })
    .use(access(deps))
    .get('', ({ em, business }) => businessProfile(em, business), {
      business: true,
      response: { 200: BusinessUserSchema },
      detail: { summary: 'My profile, my restaurants and what I may do in each', tags },
    })
    .put(
      '',
      async ({ em, business, by, body, now }) => {
        await saveBusinessProfile(em, by, body, now)
        return businessProfile(em, business)
      },
      {
        business: true,
        body: BusinessProfileInput,
        response: { 200: BusinessUserSchema },
        detail: { summary: 'Change my name or phone', tags },
      },
    )
    .post(
      '/request_password_reset',
      async ({ em, body, request }) => {
        const limits = createLimits(deps)
        const [login, address] = [loginHash(deps, body.email), clientAddress(request)]
        await limits.consume('sign_in', `reset:${login}:${address ?? ''}`)
        if (address) await limits.consume('sign_in_address', address)
        await limits.consume('reset_mail', login)
        await addJob(em, 'account.mail_reset_link', { email: normalEmail(body.email) }, { max_attempts: 5 })
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
      async ({ em, now, body, query, cookie, tokens }) => {
        const email = await resetPassword(em, query.token, body.password, now)
        // Guesses of strangers cannot keep out who reads the mail.
        await setStaffDevice(deps, tokens, cookie, loginHash(deps, email), now)
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
      async ({ em, now, business, by, cookie }) => {
        await endStaffSession(em, by, business.session.id, now)
        clearSessionCookie(deps, cookie, 'business')
        return done
      },
      { business: true, response: { 200: Done }, detail: { summary: 'End this session', tags } },
    )
