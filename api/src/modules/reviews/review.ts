import { defineEntity, p } from '@mikro-orm/postgresql'
import { createdAt, id, images, updatedAt } from '../../db/columns'
import { showing, without } from '../../db/freshness'
import { User } from '../customers/user'
import { Product } from '../menu/product'
import { Order } from '../orders/order'
import { Organization } from '../organizations/organization'
import { Restaurant } from '../restaurants/restaurant'
import { countingReviews } from './review-count'

/** Of an order's restaurant (`product_id` null) or one of its dishes, or of an organization. */
const ReviewSchema = defineEntity({
  name: 'Review',
  tableName: 'review',
  checks: [
    { name: 'review_rating_check', expression: 'rating >= 1 and rating <= 5 and rating * 2 = floor(rating * 2)' },
    {
      name: 'review_subject_check',
      expression:
        'num_nonnulls(restaurant_id, organization_id) = 1 and num_nonnulls(order_id, organization_id) = 1 and num_nonnulls(product_id, organization_id) <= 1',
    },
  ],
  triggers: [
    showing({
      each: ['reviews:'],
      some: { organizations: 'coalesce(new.organization_id, old.organization_id) is not null' },
      same: without('viewed_at', 'updated_at'),
    }),
    countingReviews,
  ],
  properties: {
    id: id(),
    order_id: () => p.manyToOne(Order).mapToPk().joinColumn('order_id').deleteRule('cascade').nullable(),
    user_id: () => p.manyToOne(User).mapToPk().joinColumn('user_id').deleteRule('cascade'),
    restaurant_id: () => p.manyToOne(Restaurant).mapToPk().joinColumn('restaurant_id').deleteRule('cascade').nullable(),
    product_id: () => p.manyToOne(Product).mapToPk().joinColumn('product_id').deleteRule('cascade').nullable(),
    organization_id: () =>
      p.manyToOne(Organization).mapToPk().joinColumn('organization_id').deleteRule('cascade').nullable(),
    rating: p.decimal('number').precision(2).scale(1),
    text: p.text().default(''),
    image_ids: images(),
    is_visible: p.boolean().default(true),
    /** Why a moderator hid it; its author reads it. */
    hidden_reason: p.text().nullable(),
    /** When a moderator changed the words, and why; the author's own change takes the mark away. */
    edited_at: p.datetime().nullable(),
    edited_reason: p.text().nullable(),
    viewed_at: p.datetime().nullable(),
    restaurant_answer: p.text().nullable(),
    restaurant_answer_at: p.datetime().nullable(),
    /** When its customer was last told that there is an answer. */
    answer_told_at: p.datetime().nullable(),
    user_answer: p.text().nullable(),
    user_answer_at: p.datetime().nullable(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  indexes: [
    {
      name: 'review_images',
      expression: 'create index "review_images" on "review" using gin ("image_ids") where image_ids <> \'{}\'',
    },
    {
      name: 'review_once',
      expression:
        'create unique index "review_once" on "review" ("order_id", "product_id") nulls not distinct where order_id is not null',
    },
    {
      name: 'review_once_of_organization',
      expression:
        'create unique index "review_once_of_organization" on "review" ("organization_id", "user_id") where organization_id is not null',
    },
    {
      name: 'review_organization',
      expression:
        'create index "review_organization" on "review" ("organization_id", "created_at" desc, "id" desc) where is_visible and organization_id is not null',
    },
    { name: 'review_user', properties: ['user_id', 'created_at'] },
    {
      name: 'review_restaurant',
      expression:
        'create index "review_restaurant" on "review" ("restaurant_id", "created_at" desc) where is_visible and product_id is null',
    },
    {
      name: 'review_unread',
      expression:
        'create index "review_unread" on "review" ("restaurant_id", ("viewed_at" is not null), "created_at" desc, "id" desc) include ("viewed_at", "product_id", "rating") where is_visible',
    },
    {
      name: 'review_unread_of_restaurant',
      expression:
        'create index "review_unread_of_restaurant" on "review" ("restaurant_id", ("viewed_at" is not null), "created_at" desc, "id" desc) include ("viewed_at") where is_visible and product_id is null',
    },
    {
      name: 'review_unread_of_dishes',
      expression:
        'create index "review_unread_of_dishes" on "review" ("restaurant_id", ("viewed_at" is not null), "created_at" desc, "id" desc) include ("viewed_at") where is_visible and product_id is not null',
    },
    {
      name: 'review_newest',
      expression:
        'create index "review_newest" on "review" ("restaurant_id", "created_at" desc, "id" desc) include ("product_id", "rating") where is_visible',
    },
    {
      name: 'review_best',
      expression:
        'create index "review_best" on "review" ("restaurant_id", "rating" desc, "created_at" desc, "id" desc) where is_visible',
    },
    {
      name: 'review_worst',
      expression:
        'create index "review_worst" on "review" ("restaurant_id", "rating", "created_at" desc, "id" desc) where is_visible',
    },
    // What waits for a look or a word is few of many, or many of few.
    {
      name: 'review_waiting',
      expression:
        'create index "review_waiting" on "review" ("restaurant_id", "created_at" desc, "id" desc) where is_visible and viewed_at is null',
    },
    {
      name: 'review_answered',
      expression:
        'create index "review_answered" on "review" ("restaurant_id", "created_at" desc, "id" desc) where is_visible and restaurant_answer is not null',
    },
    {
      name: 'review_unanswered',
      expression:
        'create index "review_unanswered" on "review" ("restaurant_id", "created_at" desc, "id" desc) where is_visible and restaurant_answer is null',
    },
    {
      name: 'review_words',
      expression:
        'create index "review_words" on "review" using gin ("restaurant_id", "text" gin_trgm_ops) where is_visible',
    },
    // As moderators look through all of them.
    {
      name: 'review_of_restaurants',
      expression:
        'create index "review_of_restaurants" on "review" ("created_at", "id") where product_id is null and restaurant_id is not null',
    },
    {
      name: 'review_of_organizations',
      expression:
        'create index "review_of_organizations" on "review" ("created_at", "id") where organization_id is not null',
    },
    {
      name: 'review_of_dishes',
      expression: 'create index "review_of_dishes" on "review" ("created_at", "id") where product_id is not null',
    },
    { name: 'review_of_one', properties: ['restaurant_id', 'created_at', 'id'] },
    {
      name: 'review_hidden',
      expression: 'create index "review_hidden" on "review" ("created_at", "id") where not is_visible',
    },
    {
      name: 'review_edited',
      expression: 'create index "review_edited" on "review" ("created_at", "id") where edited_at is not null',
    },
    {
      name: 'review_anywhere',
      expression: 'create index "review_anywhere" on "review" using gin ("text" gin_trgm_ops)',
    },
    {
      name: 'review_product',
      expression:
        'create index "review_product" on "review" ("product_id", "created_at" desc) where is_visible and product_id is not null',
    },
  ],
})
export class Review extends ReviewSchema.class {}
ReviewSchema.setClass(Review)
