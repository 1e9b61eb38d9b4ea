import { MailConfirmation } from '@ostrov/shared/customers/schema'
import { listRoute } from '@ostrov/shared/lists/schema'
import { ownSessionList } from '@ostrov/shared/sessions/lists'
import { OwnSessionSchema } from '@ostrov/shared/sessions/schema'
import { Done, done, Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { addJob } from '../../db/queue'
import { access } from '../../http/access'
import { clearCustomerCookies } from '../../http/session-tokens'
import type { Deps } from '../../kernel/deps'
import { createLimits } from '../../kernel/limits'
import { confirmMail } from './confirm-mail'
import { endAllSessions, endOwnSession, listOwnSessions } from './own-sessions'

const tags = ['Accounts']
const response = { 200: Done }

/** Where a customer is signed in, and the confirmation of their mail. */
export const customerAccountRoutes = (deps: Deps) =>
  new Elysia({ prefix: '/user' })
    .use(access(deps))
    .get('/sessions', ({ em, customer, query, now }) => listOwnSessions(em, customer, query, now), {
      customer: true,
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
      { customer: true, response, detail: { summary: 'Sign out everywhere, here too', tags } },
    )
    .delete(
      '/sessions/:id',
      async ({ em, customer, params, now }) => {
        await em.transactional((tx) => endOwnSession(tx, customer, params.id, now))
        return done
      },
      {
        customer: true,
        refuses: ['session.not_found'],
        params: t.Object({ id: Uuid }),
        response,
        detail: { summary: 'Sign out on one device; it needs a code again', tags },
      },
    )
    .post(
      '/confirmation_mail',
      async ({ em, customer }) => {
        await createLimits(deps).consume('confirmation_mail', customer.id)
        await addJob(em, 'account.mail_confirmation', { user_id: customer.id }, { max_attempts: 5 })
        return done
      },
      { customer: true, response, detail: { summary: 'Mail the link that confirms my e-mail again', tags } },
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
