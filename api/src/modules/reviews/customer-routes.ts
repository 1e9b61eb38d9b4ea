import { listRoute } from '@ostrov/shared/lists/schema'
import { ownReviewList } from '@ostrov/shared/reviews/lists'
import { OwnReviewSchema, ReplyChange, ReplyInput, ReviewChange, ReviewInput } from '@ostrov/shared/reviews/schema'
import { Done, Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import { answerDone } from '../../http/answer-done'
import type { Deps } from '../../kernel/deps'
import { listOwnReviews, readOwnReview } from './read-reviews'
import { addReply, changeReply } from './reply'
import { changeReview, createReview, removeReview } from './write-review'

const params = t.Object({ id: Uuid })
const tags = ['Reviews']
const response = { 200: OwnReviewSchema }
const changing = [
  'review.not_found',
  'review.blacklisted',
  'review.order_not_delivered',
  'review.window_passed',
] as const

/** A customer's own reviews, of restaurants and of dishes, and the one reply to a restaurant's answer. */
export const reviewCustomerRoutes = (deps: Deps) =>
  new Elysia({ prefix: '/user/reviews' })
    .use(access(deps))
    .get('', ({ em, customer, query, now }) => listOwnReviews(em, customer.id, query, now), {
      customer: 'reads',
      ...listRoute(ownReviewList, OwnReviewSchema),
      detail: { summary: 'My reviews, newest first', tags },
    })
    .post(
      '',
      async ({ em, customer, body, now }) => {
        const id = await em.transactional((tx) => createReview(tx, customer, body, now))
        return readOwnReview(em, customer.id, id, now)
      },
      {
        customer: 'writes',
        refuses: [
          'order.not_found',
          'product.not_found',
          'image.not_found',
          'review.already_left',
          'review.blacklisted',
          'review.order_not_delivered',
          'review.window_passed',
        ],
        body: ReviewInput,
        response,
        detail: { summary: 'Review an order’s restaurant, or with product_id one of its dishes', tags },
      },
    )
    .get('/restaurant_review/:id', ({ em, customer, params, now }) => readOwnReview(em, customer.id, params.id, now), {
      customer: 'reads',
      refuses: ['review.not_found'],
      params,
      response,
      detail: { summary: 'One review of mine', tags },
    })
    .put(
      '/restaurant_review/:id',
      async ({ em, customer, params, body, now }) => {
        await em.transactional((tx) => changeReview(tx, customer, { id: params.id, of: 'restaurant' }, body, now))
        return readOwnReview(em, customer.id, params.id, now)
      },
      {
        customer: 'writes',
        refuses: [...changing, 'image.not_found'],
        params,
        body: ReviewChange,
        response,
        detail: { summary: 'Change my review of a restaurant while its order may be reviewed', tags },
      },
    )
    .delete(
      '/restaurant_review/:id',
      ({ em, customer, params }) =>
        answerDone(em, (tx) => removeReview(tx, customer, { id: params.id, of: 'restaurant' })),
      {
        customer: 'writes',
        refuses: ['review.not_found'],
        params,
        response: { 200: Done },
        detail: { summary: 'Take my review of a restaurant back', tags },
      },
    )
    .put(
      '/product_review/:id',
      async ({ em, customer, params, body, now }) => {
        await em.transactional((tx) => changeReview(tx, customer, { id: params.id, of: 'product' }, body, now))
        return readOwnReview(em, customer.id, params.id, now)
      },
      {
        customer: 'writes',
        refuses: [...changing, 'image.not_found'],
        params,
        body: ReviewChange,
        response,
        detail: { summary: 'Change my review of a dish while its order may be reviewed', tags },
      },
    )
    .delete(
      '/product_review/:id',
      ({ em, customer, params }) =>
        answerDone(em, (tx) => removeReview(tx, customer, { id: params.id, of: 'product' })),
      {
        customer: 'writes',
        refuses: ['review.not_found'],
        params,
        response: { 200: Done },
        detail: { summary: 'Take my review of a dish back', tags },
      },
    )
    .post(
      '/user_answer',
      async ({ em, customer, body, now }) => {
        await addReply(em, customer, { ...body, now })
        return readOwnReview(em, customer.id, body.review_id, now)
      },
      {
        customer: 'writes',
        refuses: ['review.not_found', 'review.not_answered', 'review.already_replied'],
        body: ReplyInput,
        response,
        detail: { summary: 'Reply, once, to a restaurant’s answer', tags },
      },
    )
    .put(
      '/user_answer/:id',
      async ({ em, customer, params, body, now }) => {
        await changeReply(em, customer, { review_id: params.id, text: body.text, now })
        return readOwnReview(em, customer.id, params.id, now)
      },
      {
        customer: 'writes',
        refuses: ['review.not_found'],
        params,
        body: ReplyChange,
        response,
        detail: { summary: 'Change my reply; the id is the review’s', tags },
      },
    )
    .delete(
      '/user_answer/:id',
      async ({ em, customer, params, now }) => {
        await changeReply(em, customer, { review_id: params.id, text: null, now })
        return readOwnReview(em, customer.id, params.id, now)
      },
      {
        customer: 'writes',
        refuses: ['review.not_found'],
        params,
        response,
        detail: { summary: 'Take my reply back; the id is the review’s', tags },
      },
    )
