import { ConfirmedMail, RegisterInput, RegistrationToken, ResetRequest } from '@ostrov/shared/staff/schema'
import { Done, done, Repeatable } from '@ostrov/shared/wire/schema'
import { Elysia } from 'elysia'
import { access } from '../../../http/access'
import { clientAddress, clientNetwork } from '../../../http/counted'
import type { Deps } from '../../../kernel/deps'
import { answerOnce } from '../../../kernel/idempotency'
import { createLimits } from '../../../kernel/limits'
import { demandMail } from '../../../kernel/offered'
import { keyedHash, loginHash } from '../keyed-hash'
import { askForLetter, confirmRegistration, registerOwner } from './register-owner'

const tags = ['Accounts']

/** How somebody becomes an owner. */
export const registerRoutes = (deps: Deps) => {
  /** The limits of asking for a password letter: letters to one mail, and those who ask from one address. */
  const limitLetters = async (email: string, request: Request) => {
    demandMail(deps.config)
    const limits = createLimits(deps)
    const address = clientNetwork(request)
    if (address) await limits.consume('register_address', address)
    await limits.consume('reset_mail', loginHash(deps, email))
  }
  return new Elysia({ prefix: '/business_user' })
    .use(access(deps))
    .post(
      '/register',
      async ({ em, body, headers, request, now }) => {
        await limitLetters(body.email, request)
        const login = loginHash(deps, body.email)
        const repeated = { ...body, password: keyedHash(deps.config.sessionSecret, 'password', body.password) }
        const write = { scope: `register:${login}`, key: headers['idempotency-key'], route: 'register', body: repeated }
        return answerOnce(em, write, async (tx) => {
          await registerOwner(tx, { input: body, ip: clientAddress(request), now })
          return done
        })
      },
      {
        open: true,
        headers: Repeatable,
        refuses: ['mail.off', 'request.key_reused'],
        body: RegisterInput,
        response: { 200: Done },
        detail: { summary: 'Become an owner; the answer never tells whether the mail is known, the letter does', tags },
      },
    )
    .post(
      '/register/letter',
      async ({ em, body, request }) => {
        await limitLetters(body.email, request)
        await askForLetter(em, body.email)
        return done
      },
      {
        open: true,
        refuses: ['mail.off'],
        body: ResetRequest,
        response: { 200: Done },
        detail: { summary: 'Mail the link that confirms an owner’s mail again', tags },
      },
    )
    .post(
      '/register/confirm',
      async ({ em, body, request, now }) => {
        const confirming = { token: body.token, password: body.password, ip: clientAddress(request), now }
        return { email: await em.transactional((tx) => confirmRegistration(tx, confirming)) }
      },
      {
        open: true,
        refuses: [
          'account.registration_link_dead',
          'account.registration_password_wanted',
          'account.registration_password_wrong',
        ],
        body: RegistrationToken,
        response: { 200: ConfirmedMail },
        detail: { summary: 'Confirm an owner’s mail by the mailed link', tags },
      },
    )
}
