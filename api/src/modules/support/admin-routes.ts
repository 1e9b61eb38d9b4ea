import { Facets, listQuery, listRoute } from '@ostrov/shared/lists/schema'
import { subjectLog } from '@ostrov/shared/staff/lists'
import { LogEntrySchema } from '@ostrov/shared/staff/schema'
import { supportDesk } from '@ostrov/shared/support/lists'
import { DeskSupport, DeskSupportRow, SupportAnswerInput } from '@ostrov/shared/support/schema'
import { done, Repeatable, Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { answerOnce } from '../../kernel/idempotency'
import { readSubjectLog } from '../audit/read-subject-log'
import { answerSupport, closeSupport, takeSupport } from './answer-support'
import { countSupport, listSupport, readDeskSupport } from './read-support'

const tags = ['Support']
const params = t.Object({ id: Uuid })
const response = { 200: DeskSupport }

/** What people wrote to support, as the desk finds and answers it. */
export const supportAdminRoutes = (deps: Deps) =>
  new Elysia({ prefix: '/admin/support' }).use(reads(deps)).use(acts(deps))

const reads = (deps: Deps) =>
  new Elysia()
    .use(access(deps))
    .get('', ({ em, query }) => listSupport(em, query), {
      admin: 'support',
      ...listRoute(supportDesk, DeskSupportRow),
      detail: { summary: 'Requests to support, who waits longest first', tags },
    })
    .get('/facets', ({ em, query }) => countSupport(em, query), {
      admin: 'support',
      query: listQuery(supportDesk),
      response: { 200: Facets },
      detail: { summary: 'How many of them each choice would leave', tags },
    })
    .get('/:id', ({ em, admin, params: { id } }) => readDeskSupport(em, id, admin.id), {
      admin: 'support',
      refuses: ['support_request.not_found'],
      params,
      response,
      detail: { summary: 'A request with its correspondence', tags },
    })
    .get('/:id/log', ({ em, params, query }) => readSubjectLog(em, `support_request:${params.id}`, query), {
      admin: 'support',
      params,
      ...listRoute(subjectLog, LogEntrySchema),
      detail: { summary: 'What the desk did to a request, the newest first', tags },
    })

const acts = (deps: Deps) =>
  new Elysia()
    .use(access(deps))
    .put(
      '/:id/take',
      async ({ em, admin, by, params: { id }, now }) => {
        await em.transactional((tx) => takeSupport(tx, { id, by, now }))
        return readDeskSupport(em, id, admin.id)
      },
      {
        admin: 'support',
        refuses: ['support_request.not_found', 'support_request.moved'],
        params,
        response,
        detail: { summary: 'Take a request into work, also from a colleague', tags },
      },
    )
    .post(
      '/:id/answers',
      async ({ em, admin, by, params: { id }, headers, body, now }) => {
        const key = headers['idempotency-key']
        await answerOnce(em, { scope: `admin:${admin.id}`, key, route: `support.answer.${id}`, body }, async (tx) => {
          await answerSupport(tx, body, { id, by, now })
          return done
        })
        return readDeskSupport(em, id, admin.id)
      },
      {
        admin: 'support',
        headers: Repeatable,
        refuses: ['support_request.not_found', 'support_request.moved', 'request.key_reused'],
        params,
        body: SupportAnswerInput,
        response,
        detail: { summary: 'Answer in words: the person is mailed and told', tags },
      },
    )
    .put(
      '/:id/close',
      async ({ em, admin, by, params: { id }, now }) => {
        await em.transactional((tx) => closeSupport(tx, { id, by, now }))
        return readDeskSupport(em, id, admin.id)
      },
      {
        admin: 'support',
        refuses: ['support_request.not_found'],
        params,
        response,
        detail: { summary: 'Close a request', tags },
      },
    )
