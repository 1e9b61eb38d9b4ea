import { MailConfirmation } from '@ostrov/shared/customers/schema'
import { normalizePhone } from '@ostrov/shared/formats/phone'
import { listRoute } from '@ostrov/shared/lists/schema'
import { ownSessionList } from '@ostrov/shared/sessions/lists'
import { CodeSent, NewPhoneCode, NewPhoneInput, OwnSessionSchema } from '@ostrov/shared/sessions/schema'
import { Done, done, Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { addJob } from '../../../db/queue'
import { access } from '../../../http/access'
import { answerDone } from '../../../http/answer-done'
import { clientNetwork } from '../../../http/counted'
import { clearCustomerCookies, readDevice } from '../../../http/session-tokens'
import type { Deps } from '../../../kernel/deps'
import { createLimits } from '../../../kernel/limits'
import { demandMail } from '../../../kernel/offered'
import { endAllSessions, endOwnSession, listOwnSessions } from '../own-sessions'
import { changePhone } from './change-phone'
import { confirmMail } from './confirm-mail'
import { sendCodeToNew } from './send-code'

const tags = ['Accounts']
const response = { 200: Done }

/** Where a customer is signed in, the confirmation of their mail, and another phone. */
export const customerAccountRoutes = (deps: Deps) =>
  new Elysia({ prefix: '/user' })
    .use(access(deps))
    .use(newPhoneRoutes(deps))
    .get('/sessions', ({ em, customer, query, now }) => listOwnSessions(em, customer, query, now), {
      customer: 'reads',
      ...listRoute(ownSessionList, OwnSessionSchema),
      detail: { summary: 'Where I am signed in, the newest first', tags },
    })
    .delete(
      '/sessions',
      async ({ em, customer, now, cookie }) => {
        await em.transactional((tx) => endAllSessions(tx, customer, now))
        clearCustomerCookies(deps, cookie)
        return done
      },
      { customer: 'own', response, detail: { summary: 'Sign out everywhere, here too', tags } },
    )
    .delete(
      '/sessions/:id',
      ({ em, customer, params, now }) => answerDone(em, (tx) => endOwnSession(tx, customer, params.id, now)),
      {
        customer: 'own',
        refuses: ['session.not_found'],
        params: t.Object({ id: Uuid }),
        response,
        detail: { summary: 'Sign out on one device; it needs a code again', tags },
      },
    )
    .post(
      '/confirmation_mail',
      async ({ em, customer }) => {
        demandMail(deps.config)
        await createLimits(deps).consume('confirmation_mail', customer.id)
        await addJob(em, 'account.mail_confirmation', { user_id: customer.id }, { max_attempts: 5 })
        return done
      },
      {
        customer: 'own',
        refuses: ['mail.off'],
        response,
        detail: { summary: 'Mail the link that confirms my e-mail again', tags },
      },
    )
    .post(
      '/confirmation_mail/confirm',
      async ({ em, body, now }) => {
        await confirmMail(em, deps.config.sessionSecret, body.token, now)
        return done
      },
      {
        open: true,
        refuses: ['account.mail_link_dead'],
        body: MailConfirmation,
        response,
        detail: { summary: 'Confirm an e-mail by the mailed link', tags },
      },
    )

const newPhoneRoutes = (deps: Deps) => {
  const limits = createLimits(deps)
  const { sessionSecret: secret, brand, origin } = deps.config
  return new Elysia()
    .use(access(deps))
    .post(
      '/phone',
      async ({ em, customer, body, cookie, tokens, request, now }) =>
        sendCodeToNew(em, customer, plainPhone(body.phone), {
          ...{ secret, limits, now, site: new URL(origin).hostname, address: clientNetwork(request) },
          device_id: await readDevice(tokens, cookie, now),
          config: deps.config,
        }),
      {
        customer: 'own',
        refuses: ['account.phone_same', 'account.codes_off', 'account.code_too_soon', 'request.too_often'],
        body: NewPhoneInput,
        response: { 200: CodeSent },
        detail: { summary: 'Send a code to another phone that I want as mine', tags },
      },
    )
    .post(
      '/phone/confirm',
      async ({ em, customer, by, body: { phone, code }, request, now }) => {
        const address = clientNetwork(request)
        if (address) await limits.consume('code_guesses', address)
        await changePhone(em, { phone: plainPhone(phone), code, secret, brand, customer, by, now })
        if (address) await limits.giveBack('code_guesses', address)
        return done
      },
      {
        customer: 'own',
        refuses: ['account.code_wrong', 'account.code_expired', 'account.phone_taken', 'request.too_often'],
        body: NewPhoneCode,
        response,
        detail: { summary: 'Make that phone mine by its code; all other sessions end', tags },
      },
    )
}

/** The form has let it through, so it can be read. */
const plainPhone = (typed: string) => normalizePhone(typed) ?? typed
