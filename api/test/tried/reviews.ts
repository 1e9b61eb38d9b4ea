import { Review } from '../../src/modules/reviews/review'
import { fillBasket, orderForm, placedOrder } from '../orders'
import { openTown } from '../organizations'
import { signIn } from '../people'
import type { Product } from '../product'
import { FILTER, NOBODYS } from '../reach/entry'
import type { Rows } from '../reach/world'
import type { Values } from '../routes'
import type { Acts, Forms, Stage, Tried } from '../tried'

const withPicture = ({ images }: Values) => ({ text: 'Вкусно', images: [images] })
type Own =
  | 'organizationReview'
  | 'reviewedOrganization'
  | 'saidOfOrganization'
  | 'answeredOfOrganization'
  | 'doneOrder'
  | 'review'
  | 'dishReview'
  | 'answeredReview'
  | 'repliedReview'
  | 'unreadReview'

export const tried: Tried<Own> = {
  rows: reviewsOf,
  reach: {
    'POST /user/reviews': {
      names: { order_id: 'doneOrder', product_id: 'dish', images: 'photo' },
      body: ({ order_id, product_id, images }) => ({
        order_id: /^\d+$/.test(`${order_id}`) ? Number(order_id) : 999_999_999,
        product_id,
        images: [images],
        rating: 5,
      }),
      // An order is reviewed once.
      fresh: async (product, { kitchen, customer }) => ({
        order_id: String(await doneOrder(product, kitchen, customer)),
      }),
    },
    'GET /user/reviews/restaurant_review/:id': { names: { id: 'review' } },
    'PUT /user/reviews/restaurant_review/:id': { names: { id: 'review', images: 'photo' }, body: withPicture },
    'DELETE /user/reviews/restaurant_review/:id': { names: { id: 'review' } },
    'PUT /user/reviews/product_review/:id': { names: { id: 'dishReview', images: 'photo' }, body: withPicture },
    'DELETE /user/reviews/product_review/:id': { names: { id: 'dishReview' } },
    'POST /user/reviews/user_answer': {
      names: { review_id: 'answeredReview' },
      body: ({ review_id }) => ({ review_id, text: 'Спасибо' }),
    },
    'PUT /user/reviews/user_answer/:id': { names: { id: 'repliedReview' }, body: () => ({ text: 'Спасибо' }) },
    'DELETE /user/reviews/user_answer/:id': { names: { id: 'repliedReview' } },
    'GET /organizations/:number/reviews': { names: { number: { why: 'what everybody reads' } }, fresh: shownNumber },
    'GET /user/organization_reviews/of/:number': {
      names: { number: { why: 'what everybody reads' } },
      fresh: async (product, mine) => ({ number: await reviewedNumber(product, mine) }),
    },
    'POST /user/organization_reviews': {
      names: { organization_id: { why: 'what everybody reads' }, images: 'photo' },
      fresh: async (product) => ({ organization_id: (await (await openTown(product)).open()).id }),
      body: ({ organization_id, images }) => ({ organization_id, images: [images], rating: 5 }),
    },
    'PUT /user/organization_reviews/:id': { names: { id: 'organizationReview', images: 'photo' }, body: withPicture },
    'DELETE /user/organization_reviews/:id': { names: { id: 'organizationReview' } },
    'GET /user/organizations/:id/reviews': { names: { id: 'reviewedOrganization' } },
    'POST /user/organizations/:id/reviews/answer': {
      names: { id: 'reviewedOrganization', review_id: 'saidOfOrganization' },
      body: ({ review_id }) => ({ review_id, text: 'Спасибо' }),
    },
    'PUT /user/organizations/:id/reviews/:review_id/answer': {
      names: { id: 'reviewedOrganization', review_id: 'answeredOfOrganization' },
      body: () => ({ text: 'Спасибо' }),
    },
    'DELETE /user/organizations/:id/reviews/:review_id/answer': {
      names: { id: 'reviewedOrganization', review_id: 'answeredOfOrganization' },
    },
    'GET /restaurant/:restaurantId/review': { names: { restaurantId: 'restaurant', product_id: FILTER } },
    'GET /restaurant/:restaurantId/review/facets': { names: { restaurantId: 'restaurant', product_id: FILTER } },
    'GET /restaurant/:restaurantId/review/summary': { names: { restaurantId: 'restaurant' } },
    'GET /restaurant/:restaurantId/review/templates': { names: { restaurantId: 'restaurant' } },
    'PUT /restaurant/:restaurantId/review/templates': {
      names: { restaurantId: 'restaurant' },
      body: () => ({ templates: [] }),
    },
    'POST /restaurant/:restaurantId/review/restaurant_answer': {
      names: { restaurantId: 'restaurant', review_id: 'unreadReview' },
      body: ({ review_id }) => ({ review_id, text: 'Спасибо' }),
    },
    'PUT /restaurant/:restaurantId/review/restaurant_answer/:id': {
      names: { restaurantId: 'restaurant', id: 'answeredReview' },
      body: () => ({ text: 'Спасибо' }),
    },
    'DELETE /restaurant/:restaurantId/review/restaurant_answer/:id': {
      names: { restaurantId: 'restaurant', id: 'repliedReview' },
    },
    'PUT /restaurant/:restaurantId/review/:id/view': { names: { restaurantId: 'restaurant', id: 'unreadReview' } },
  },
  acts,
  forms,
}

/** An order that may be reviewed, and reviews of others: as they were written, answered, and replied to. */
async function reviewsOf(product: Product, { kitchen, customer }: Rows) {
  const em = product.em()
  const of = { user_id: customer.id, restaurant_id: kitchen.restaurant_id, rating: 5 }
  const answered = { restaurant_answer: 'Спасибо', restaurant_answer_at: product.clock.now }
  const review = em.create(Review, { ...of, order_id: await doneOrder(product, kitchen, customer) })
  const { order_id } = review
  const dishReview = em.create(Review, { ...of, order_id, product_id: kitchen.product_id })
  const answeredReview = em.create(Review, {
    ...of,
    ...answered,
    order_id: await doneOrder(product, kitchen, customer),
  })
  const replied = { ...answered, user_answer: 'И вам', user_answer_at: product.clock.now }
  const repliedReview = em.create(Review, { ...of, ...replied, order_id: await doneOrder(product, kitchen, customer) })
  const unreadReview = em.create(Review, { ...of, order_id: await doneOrder(product, kitchen, customer) })
  await em.flush()
  return {
    doneOrder: String(await doneOrder(product, kitchen, customer)),
    review: review.id,
    dishReview: dishReview.id,
    answeredReview: answeredReview.id,
    repliedReview: repliedReview.id,
    unreadReview: unreadReview.id,
    ...(await ofOrganizations(product, customer)),
  }
}

/** A review of the customer's, and reviews of others of where the customer works. */
async function ofOrganizations(product: Product, customer: Rows['customer']) {
  const town = await openTown(product)
  const [theirs, own] = [await town.open(), await town.open({}, customer)]
  const em = product.em()
  const others = await Promise.all([signIn(product), signIn(product)])
  const review = em.create(Review, { organization_id: theirs.id, user_id: customer.id, rating: 5 })
  const [said, answered] = others.map(({ id: user_id }, at) =>
    em.create(Review, {
      ...{ organization_id: own.id, user_id, rating: 4 },
      ...(at === 1 && { restaurant_answer: 'Ждём вас' }),
    }),
  )
  await em.flush()
  return {
    organizationReview: review.id,
    reviewedOrganization: own.id,
    saidOfOrganization: said?.id ?? '',
    answeredOfOrganization: answered?.id ?? '',
  }
}

/** Of an organization that the customer has reviewed. */
async function reviewedNumber(product: Product, { customer }: Rows) {
  const { open } = await openTown(product)
  const { id, number } = await open()
  await product.call('POST', '/api/user/organization_reviews', {
    token: customer.token,
    body: { organization_id: id, rating: 5 },
  })
  return String(number)
}

async function shownNumber(product: Product) {
  const { open } = await openTown(product)
  return { number: String((await open()).number) }
}

async function doneOrder(product: Product, kitchen: Stage['kitchen'], { token }: { token: string }) {
  const body = orderForm(kitchen, await fillBasket(product, token, kitchen))
  const { order_id } = (await product.call('POST', '/api/user/orders', { token, body })).body
  await product.pool.query(`update "order" set status = 'DELIVERED', confirmation_date = $2 where id = $1`, [
    order_id,
    product.clock.now,
  ])
  return Number(order_id)
}

function acts({ product, kitchen }: Stage): Acts {
  const { restaurant_id: restaurantId } = kitchen
  /** A customer's review of this restaurant, answered or not. */
  async function review(restaurant_answer: string | null = null) {
    const { id, customer } = await placedOrder(product, kitchen)
    const { rows } = await product.pool.query<{ id: string }>(
      'insert into review (order_id, user_id, restaurant_id, rating, restaurant_answer) values ($1, $2, $3, 5, $4) returning id',
      [id, customer.id, restaurantId, restaurant_answer],
    )
    return rows[0]?.id ?? ''
  }
  return {
    'PUT /restaurant/:restaurantId/review/templates': () => ({
      params: { restaurantId },
      body: { templates: ['Спасибо!'] },
      acts: ['review.templates'],
    }),
    'POST /restaurant/:restaurantId/review/restaurant_answer': async () => ({
      params: { restaurantId },
      body: { review_id: await review(), text: 'Спасибо' },
      acts: ['review.answer'],
    }),
    'PUT /restaurant/:restaurantId/review/restaurant_answer/:id': async () => ({
      params: { restaurantId, id: await review('Ждём вас') },
      body: { text: 'Приходите ещё' },
      acts: ['review.answer'],
    }),
    'DELETE /restaurant/:restaurantId/review/restaurant_answer/:id': async () => ({
      params: { restaurantId, id: await review('Ждём вас') },
      acts: ['review.answer'],
    }),
    'PUT /restaurant/:restaurantId/review/:id/view': async () => ({
      params: { restaurantId, id: await review() },
      acts: ['review.view'],
    }),
  }
}

async function forms({ product, kitchen }: Stage): Promise<Forms> {
  const { token: staff } = kitchen.owner
  const { token } = await signIn(product)
  const placed = await placedOrder(product, kitchen)
  const reviews = `/api/restaurant/${kitchen.restaurant_id}/review`
  return {
    REVIEW_FORM: {
      good: { text: 'Вкусно', images: [] },
      request: ({ text, images }) => [
        'POST',
        '/api/user/reviews',
        { order_id: placed.id, rating: 5, text, images },
        token,
      ],
    },
    REPLY_FORM: {
      good: { text: 'Спасибо' },
      request: ({ text }) => ['POST', '/api/user/reviews/user_answer', { review_id: NOBODYS, text }, token],
    },
    ANSWER_FORM: {
      good: { text: 'Спасибо' },
      request: ({ text }) => ['POST', `${reviews}/restaurant_answer`, { review_id: NOBODYS, text }, staff],
    },
    TEMPLATE_FORM: {
      good: { text: 'Спасибо!' },
      request: ({ text }) => ['PUT', `${reviews}/templates`, { templates: [text] }, staff],
      named: { text: 'templates' },
    },
  }
}
