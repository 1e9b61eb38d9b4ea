import { NewPassword, ResetRequest } from '@ostrov/shared/staff/schema'
import { Done, done } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { addJob } from '../../../db/queue'
import { access } from '../../../http/access'
import { clientAddress, clientNetwork } from '../../../http/counted'
import { clearSessionCookie, setStaffDevice } from '../../../http/session-tokens'
import type { Deps } from '../../../kernel/deps'
import { createLimits } from '../../../kernel/limits'
import { demandMail } from '../../../kernel/offered'
import { normalEmail } from '../../staff/normal-email'
import { loginHash } from '../keyed-hash'
import { endStaffSession } from '../revoke-sessions'
import { resetPassword } from './reset-password'

const tags = ['Accounts']

export const businessSessionRoutes = (deps: Deps) =>
  new Elysia({ prefix: '/business_user' })
    .use(access(deps))
    .post(
      '/request_password_reset',
      async ({ em, body, request }) => {
        demandMail(deps.config)
        const limits = createLimits(deps)
        const [login, address] = [loginHash(deps, body.email), clientNetwork(request)]
        await limits.consume('sign_in', `reset:${login}:${address ?? ''}`)
        if (address) await limits.consume('sign_in_address', address)
        await limits.consume('reset_mail', login)
        await addJob(em, 'account.mail_reset_link', { email: normalEmail(body.email) }, { max_attempts: 5 })
        return done
      },
      {
        open: true,
        refuses: ['mail.off'],
        body: ResetRequest,
        response: { 200: Done },
        detail: { summary: 'Mail a one-time link; the answer never tells whether the mail is known', tags },
      },
    )
    .post(
      '/reset_password',
      async ({ em, now, body, query, cookie, tokens, request }) => {
        const email = await resetPassword(em, query.token, { ...body, ip: clientAddress(request), now })
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
      { business: 'leaves', response: { 200: Done }, detail: { summary: 'End this session', tags } },
    )
