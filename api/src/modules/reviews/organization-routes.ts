import { listRoute } from '@ostrov/shared/lists/schema'
import { organizationReviewList } from '@ostrov/shared/reviews/lists'
import {
  AnswerChange,
  AnswerInput,
  OrganizationReview,
  OrganizationReviewInput,
  OwnOrganizationReview,
  ReviewChange,
} from '@ostrov/shared/reviews/schema'
import { Done, done, IntegerInAddress, Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import { answerDone } from '../../http/answer-done'
import type { Deps } from '../../kernel/deps'
import { createLimits } from '../../kernel/limits'
import { answerReview, changeAnswer, removeAnswer } from './answer-review'
import {
  demandEmployed,
  readOwnOrganizationReview,
  reviewsOfOrganization,
  reviewsOfWorkplace,
} from './read-organization-reviews'
import {
  changeOrganizationReview,
  createOrganizationReview,
  removeOrganizationReview,
} from './write-organization-review'

const tags = ['Reviews']
const ById = t.Object({ id: Uuid })
const ByNumber = t.Object({ number: IntegerInAddress({ minimum: 1, maximum: 2 ** 31 - 1 }) })
const OfOne = t.Object({ id: Uuid, review_id: Uuid })
const response = { 200: OwnOrganizationReview }
const doneResponse = { 200: Done }

/** What people say of organizations, and what these answer. */
export const organizationReviewRoutes = (deps: Deps) =>
  new Elysia().use(readRoutes(deps)).use(writeRoutes(deps)).use(answerRoutes(deps))

const readRoutes = (deps: Deps) =>
  new Elysia()
    .use(access(deps))
    .get('/organizations/:number/reviews', ({ em, params, query }) => reviewsOfOrganization(em, params.number, query), {
      open: 'shared',
      refuses: ['organization.not_found'],
      params: ByNumber,
      ...listRoute(organizationReviewList, OrganizationReview),
      detail: { summary: 'Visible reviews of an organization, newest first', tags },
    })
    .get(
      '/user/organization_reviews/of/:number',
      ({ em, customer, params, now }) => readOwnOrganizationReview(em, customer, params, now),
      {
        customer: 'reads',
        refuses: ['review.not_found'],
        params: ByNumber,
        response,
        detail: { summary: 'My review of the organization with this number', tags },
      },
    )

const writeRoutes = (deps: Deps) => {
  const limits = createLimits(deps)
  return new Elysia()
    .use(access(deps))
    .post(
      '/user/organization_reviews',
      async ({ em, customer, body, now }) => {
        await limits.consume('organization_reviews', customer.id)
        await em.transactional((tx) => createOrganizationReview(tx, customer, body, now))
        return readOwnOrganizationReview(em, customer, body, now)
      },
      {
        customer: 'writes',
        refuses: [
          ...(['organization.not_found', 'review.own_organization', 'review.already_left'] as const),
          ...(['image.not_found', 'request.too_often'] as const),
        ],
        body: OrganizationReviewInput,
        response,
        detail: { summary: 'Review an organization, once', tags },
      },
    )
    .put(
      '/user/organization_reviews/:id',
      ({ em, customer, params: { id }, body, now }) =>
        answerDone(em, (tx) => changeOrganizationReview(tx, customer, id, body, now)),
      {
        customer: 'writes',
        refuses: ['review.not_found', 'review.window_passed', 'image.not_found'],
        params: ById,
        body: ReviewChange,
        response: doneResponse,
        detail: { summary: 'Change my review of an organization for three days', tags },
      },
    )
    .delete(
      '/user/organization_reviews/:id',
      ({ em, customer, params: { id } }) => answerDone(em, (tx) => removeOrganizationReview(tx, customer, id)),
      {
        customer: 'writes',
        refuses: ['review.not_found'],
        params: ById,
        response: doneResponse,
        detail: { summary: 'Take my review of an organization back', tags },
      },
    )
}

/** Its owner and whoever works there answer in its name. */
const answerRoutes = (deps: Deps) =>
  new Elysia({ prefix: '/user/organizations/:id/reviews' })
    .use(access(deps))
    .get('', ({ em, customer, params, query }) => reviewsOfWorkplace(em, customer, params.id, query), {
      customer: 'reads',
      refuses: ['organization.not_found'],
      params: ById,
      ...listRoute(organizationReviewList, OrganizationReview),
      detail: { summary: 'Reviews of where I work, unanswered ones first', tags },
    })
    .post(
      '/answer',
      async ({ em, customer, by, params, body: { review_id: id, text }, now }) => {
        await em.transactional(async (tx) => {
          const organization = await demandEmployed(tx, customer, params.id)
          await answerReview(tx, { organization, id, text, by, now })
        })
        return done
      },
      {
        customer: 'writes',
        refuses: ['organization.not_found', 'review.not_found', 'review.already_answered'],
        params: ById,
        body: AnswerInput,
        response: doneResponse,
        detail: { summary: 'Answer a review of where I work, once', tags },
      },
    )
    .put(
      '/:review_id/answer',
      async ({ em, customer, by, params, body: { text }, now }) => {
        await em.transactional(async (tx) => {
          const organization = await demandEmployed(tx, customer, params.id)
          await changeAnswer(tx, { organization, id: params.review_id, text, by, now })
        })
        return done
      },
      {
        customer: 'writes',
        refuses: ['organization.not_found', 'review.not_found'],
        params: OfOne,
        body: AnswerChange,
        response: doneResponse,
        detail: { summary: 'Change that answer', tags },
      },
    )
    .delete(
      '/:review_id/answer',
      async ({ em, customer, by, params, now }) => {
        await em.transactional(async (tx) => {
          const organization = await demandEmployed(tx, customer, params.id)
          await removeAnswer(tx, { organization, id: params.review_id, by, now })
        })
        return done
      },
      {
        customer: 'writes',
        refuses: ['organization.not_found', 'review.not_found'],
        params: OfOne,
        response: doneResponse,
        detail: { summary: 'Take that answer back', tags },
      },
    )
