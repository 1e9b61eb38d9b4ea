import { listRoute } from '@ostrov/shared/lists/schema'
import { ownReplyList, receivedReplyList } from '@ostrov/shared/replies/lists'
import {
  AnswerRate,
  OwnReply,
  QuestionInput,
  QuestionOffer,
  ReceivedReply,
  ReplyActInput,
  ReplyCounts,
  ReplyInput,
  ReplyMessageInput,
  ReplyOffer,
  ReplySchema,
} from '@ostrov/shared/replies/schema'
import { IntegerInAddress, Repeatable, Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { answerOnce } from '../../kernel/idempotency'
import { createLimits } from '../../kernel/limits'
import { readAnswerRate } from './answer-rate'
import { askAuthor, offerQuestion } from './ask-author'
import { countReplies, listOwnReplies, listReceivedReplies } from './list-replies'
import { moveReply, writeToReply } from './move-reply'
import { openReply, readReply } from './read-reply'
import { offerReply, sendReply } from './send-reply'

const tags = ['Replies']
const ofVacancy = t.Object({ number: IntegerInAddress({ minimum: 1, maximum: 2_147_483_647 }) })
const params = t.Object({ id: Uuid })
const response = { 200: ReplySchema }

/** Replies to vacancies: what a person sends, and what both sides do with it. */
export const replyRoutes = (deps: Deps) =>
  new Elysia().use(vacancyRoutes(deps)).use(questionRoutes(deps)).use(listRoutes(deps)).use(oneRoutes(deps))

const vacancyRoutes = (deps: Deps) =>
  new Elysia({ prefix: '/ad/:number' })
    .use(access(deps))
    .get('/answers', ({ em, params, now }) => readAnswerRate(em, params.number, now), {
      open: 'shared',
      params: ofVacancy,
      response: { 200: AnswerRate },
      detail: { summary: 'How often the employer of a vacancy answers', tags },
    })
    .get('/reply', ({ em, customer, params, now }) => offerReply(em, params.number, customer, now), {
      customer: 'reads',
      refuses: ['ad.not_found'],
      params: ofVacancy,
      response: { 200: ReplyOffer },
      detail: { summary: 'What I can answer a vacancy with, and whether I did', tags },
    })
    .post(
      '/reply',
      ({ em, customer, by, params: { number }, headers, body, now }) =>
        answerOnce(
          em,
          { scope: `customer:${customer.id}`, key: headers['idempotency-key'], route: `reply.send.${number}`, body },
          async (tx) => {
            const id = await sendReply(tx, number, body, { customer, by, now })
            return readReply(tx, id, customer, now)
          },
        ),
      {
        customer: 'writes',
        headers: Repeatable,
        refuses: [
          ...(['ad.not_found', 'reply.own', 'reply.sent_already', 'reply.too_many_today'] as const),
          ...(['request.key_reused', 'request.invalid'] as const),
        ],
        params: ofVacancy,
        body: ReplyInput,
        response,
        detail: { summary: 'Answer a vacancy with a résumé of mine, or with a letter', tags },
      },
    )

const questionRoutes = (deps: Deps) =>
  new Elysia({ prefix: '/ad/:number' })
    .use(access(deps))
    .get('/question', ({ em, customer, params, now }) => offerQuestion(em, params.number, customer, now), {
      customer: 'reads',
      refuses: ['ad.not_found'],
      params: ofVacancy,
      response: { 200: QuestionOffer },
      detail: { summary: 'Whether I have written to the author of an ad', tags },
    })
    .post(
      '/question',
      ({ em, customer, by, params: { number }, headers, body, now }) =>
        answerOnce(
          em,
          { scope: `customer:${customer.id}`, key: headers['idempotency-key'], route: `reply.ask.${number}`, body },
          async (tx) => readReply(tx, await askAuthor(tx, number, body.text, { customer, by, now }), customer, now),
        ),
      {
        customer: 'writes',
        headers: Repeatable,
        refuses: [
          ...(['ad.not_found', 'ad.own', 'reply.blocked', 'reply.written_already', 'reply.too_many_today'] as const),
          ...(['request.key_reused', 'request.invalid'] as const),
        ],
        params: ofVacancy,
        body: QuestionInput,
        response,
        detail: { summary: 'Write to the author of an ad that is no vacancy', tags },
      },
    )

const listRoutes = (deps: Deps) =>
  new Elysia({ prefix: '/user/replies' })
    .use(access(deps))
    .get('', ({ em, customer, query, now }) => listOwnReplies(em, customer, query, now), {
      customer: 'reads',
      ...listRoute(ownReplyList, OwnReply),
      detail: { summary: 'Replies I have sent, the newest first', tags },
    })
    .get('/received', ({ em, customer, query, now }) => listReceivedReplies(em, customer, query, now), {
      customer: 'reads',
      ...listRoute(receivedReplyList, ReceivedReply),
      detail: { summary: 'Replies to my vacancies and to those of where I work, the newest first', tags },
    })
    .get('/counts', ({ em, customer }) => countReplies(em, customer), {
      customer: 'reads',
      response: { 200: ReplyCounts },
      detail: { summary: 'How many replies have something new', tags },
    })

const oneRoutes = (deps: Deps) => {
  const limits = createLimits(deps)
  return new Elysia({ prefix: '/user/reply' })
    .use(access(deps))
    .get(
      '/:id',
      ({ em, customer, by, params: { id }, now }) => em.transactional((tx) => openReply(tx, id, { customer, by, now })),
      {
        customer: 'reads',
        refuses: ['reply.not_found'],
        params,
        response,
        detail: { summary: 'Open a reply; the employer has looked at it then', tags },
      },
    )
    .post(
      '/:id/move',
      async ({ em, customer, by, params: { id }, body, now }) => {
        await em.transactional((tx) => moveReply(tx, id, body.act, { customer, by, now }))
        return readReply(em, id, customer, now)
      },
      {
        customer: 'writes',
        refuses: ['reply.not_found', 'reply.moved'],
        params,
        body: ReplyActInput,
        response,
        detail: { summary: 'Invite, decline or withdraw', tags },
      },
    )
    .post(
      '/:id/messages',
      ({ em, customer, by, params: { id }, headers, body, now }) =>
        answerOnce(
          em,
          { scope: `customer:${customer.id}`, key: headers['idempotency-key'], route: `reply.write.${id}`, body },
          async (tx) => {
            await writeToReply(tx, id, body.text, { customer, by, now })
            await limits.consume('reply_messages', customer.id)
            return readReply(tx, id, customer, now)
          },
        ),
      {
        customer: 'writes',
        headers: Repeatable,
        refuses: [
          ...(['reply.not_found', 'reply.closed', 'reply.too_many_messages'] as const),
          ...(['request.key_reused', 'request.invalid', 'request.too_often'] as const),
        ],
        params,
        body: ReplyMessageInput,
        response,
        detail: { summary: 'Write to the other side', tags },
      },
    )
}
