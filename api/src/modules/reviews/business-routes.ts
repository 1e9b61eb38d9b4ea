import { Facets, listQuery, listRoute } from '@ostrov/shared/lists/schema'
import { restaurantReviewList } from '@ostrov/shared/reviews/lists'
import {
  AnswerChange,
  AnswerInput,
  AnswerTemplates,
  RestaurantReviewSchema,
  ReviewSummary,
} from '@ostrov/shared/reviews/schema'
import { Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { answerReview, changeAnswer, removeAnswer, viewReview } from './answer-review'
import {
  listRestaurantReviews,
  readRestaurantReview,
  restaurantReviewFacets,
  summarizeReviews,
} from './read-restaurant-reviews'
import { readTemplates, saveTemplates } from './save-templates'

const restaurantParams = t.Object({ restaurantId: Uuid })
const params = t.Object({ restaurantId: Uuid, id: Uuid })
const tags = ['Reviews']
const response = { 200: RestaurantReviewSchema }

/** What a restaurant reads of itself, and its one answer to each review; an answer is called by its review's id. */
export const reviewBusinessRoutes = (deps: Deps) =>
  new Elysia({ prefix: '/restaurant/:restaurantId/review' })
    .use(access(deps))
    .get('', ({ em, restaurant, query }) => listRestaurantReviews(em, restaurant, query), {
      serves: { reads: 'reviews' },
      params: restaurantParams,
      ...listRoute(restaurantReviewList, RestaurantReviewSchema),
      detail: { summary: 'Reviews of the restaurant and of its dishes, unread ones first', tags },
    })
    .get('/facets', ({ em, restaurant, query }) => restaurantReviewFacets(em, restaurant, query), {
      serves: { reads: 'reviews' },
      params: restaurantParams,
      query: listQuery(restaurantReviewList),
      response: { 200: Facets },
      detail: { summary: 'How many reviews each choice would leave', tags },
    })
    .get('/summary', ({ em, restaurant }) => summarizeReviews(em, restaurant), {
      serves: { reads: 'reviews' },
      params: restaurantParams,
      response: { 200: ReviewSummary },
      detail: { summary: 'The mean, by stars and by months, and what waits', tags },
    })
    .get('/templates', ({ em, restaurant }) => readTemplates(em, restaurant), {
      serves: { reads: 'reviews' },
      params: restaurantParams,
      response: { 200: AnswerTemplates },
      detail: { summary: 'Answers that are given often', tags },
    })
    .put(
      '/templates',
      async ({ em, restaurant, by, body, now }) => {
        await em.transactional((tx) => saveTemplates(tx, { restaurant, by, now, ...body }))
        return readTemplates(em, restaurant)
      },
      {
        serves: { writes: 'reviews' },
        params: restaurantParams,
        body: AnswerTemplates,
        response: { 200: AnswerTemplates },
        detail: { summary: 'Keep these and no others', tags },
      },
    )
    .post(
      '/restaurant_answer',
      async ({ em, restaurant, by, body: { review_id: id, text }, now }) => {
        await em.transactional((tx) => answerReview(tx, { restaurant, by, id, text, now }))
        return readRestaurantReview(em, restaurant, id)
      },
      {
        serves: { writes: 'reviews' },
        refuses: ['review.not_found', 'review.already_answered'],
        params: restaurantParams,
        body: AnswerInput,
        response,
        detail: { summary: 'Answer a review, once', tags },
      },
    )
    .put(
      '/restaurant_answer/:id',
      async ({ em, restaurant, by, params: { id }, body: { text }, now }) => {
        await em.transactional((tx) => changeAnswer(tx, { restaurant, by, id, text, now }))
        return readRestaurantReview(em, restaurant, id)
      },
      {
        serves: { writes: 'reviews' },
        refuses: ['review.not_found'],
        params,
        body: AnswerChange,
        response,
        detail: { summary: 'Change the answer', tags },
      },
    )
    .delete(
      '/restaurant_answer/:id',
      async ({ em, restaurant, by, params: { id }, now }) => {
        await em.transactional((tx) => removeAnswer(tx, { restaurant, by, id, now }))
        return readRestaurantReview(em, restaurant, id)
      },
      {
        serves: { writes: 'reviews' },
        refuses: ['review.not_found', 'review.replied'],
        params,
        response,
        detail: { summary: 'Take the answer back while the customer has not replied', tags },
      },
    )
    .put(
      '/:id/view',
      async ({ em, restaurant, by, params: { id }, now }) => {
        await em.transactional((tx) => viewReview(tx, { restaurant, by, id, now }))
        return readRestaurantReview(em, restaurant, id)
      },
      {
        serves: { writes: 'reviews' },
        refuses: ['review.not_found'],
        params,
        response,
        detail: { summary: 'Say that it is read', tags },
      },
    )
