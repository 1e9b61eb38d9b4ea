import type { Values as Filled } from '@ostrov/shared/forms/form'
import { SEEN } from '../reach/entry'
import { addChoice, type Rows } from '../reach/world'
import type { Values } from '../routes'
import type { Acts, Forms, Stage, Tried } from '../tried'

/** In a group or by dishes, as either is tried. */
const offeredIn = { group_id: 'optionGroup', product_ids: 'dish' } as const
const offered = ({ group_id, product_ids }: Values, mine: Rows) =>
  group_id === mine.optionGroup ? { product_ids: [product_ids] } : { group_id }

/** Options of dishes and their groups. */
export const tried: Tried = {
  reach: {
    'PUT /restaurant/:restaurantId/product-option/activity/:optionId': {
      names: { restaurantId: 'restaurant', optionId: 'option' },
      body: () => ({ is_active: true }),
    },
    'PUT /restaurant/:restaurantId/product-option/group/activity/:groupId': {
      names: { restaurantId: 'restaurant', groupId: 'optionGroup' },
      body: () => ({ is_active: true }),
    },
    'GET /restaurant/:restaurantId/product-option': { names: { restaurantId: 'restaurant' } },
    'GET /restaurant/:restaurantId/product-option/options_and_groups': { names: { restaurantId: 'restaurant' } },
    'POST /restaurant/:restaurantId/product-option': {
      names: { restaurantId: 'restaurant', ...offeredIn, after_id: SEEN },
      body: (values, mine) => ({ name: 'Бекон', price: 90, ...offered(values, mine) }),
    },
    'PUT /restaurant/:restaurantId/product-option/:optionId': {
      names: { restaurantId: 'restaurant', optionId: 'option', ...offeredIn, after_id: SEEN },
      body: offered,
    },
    'PUT /restaurant/:restaurantId/product-option/unmoderated/:optionId': {
      names: { restaurantId: 'restaurant', optionId: 'option', ...offeredIn, after_id: SEEN },
      body: offered,
    },
    'DELETE /restaurant/:restaurantId/product-option/:optionId': {
      names: { restaurantId: 'restaurant', optionId: 'option' },
      fresh: async (product, { kitchen }) => ({
        optionId: await addChoice(product, kitchen, '', { name: 'Лук', price: 10 }),
      }),
    },
    'POST /restaurant/:restaurantId/product-option/group': {
      names: { restaurantId: 'restaurant', product_ids: 'dish', after_id: SEEN },
      body: ({ product_ids }) => ({ name: 'Тесто', min: 0, max: 1, product_ids: [product_ids] }),
    },
    'PUT /restaurant/:restaurantId/product-option/group/:groupId': {
      names: { restaurantId: 'restaurant', groupId: 'optionGroup', product_ids: 'dish', after_id: SEEN },
      body: ({ product_ids }) => ({ product_ids: [product_ids] }),
    },
    'PUT /restaurant/:restaurantId/product-option/group/unmoderated/:groupId': {
      names: { restaurantId: 'restaurant', groupId: 'optionGroup', product_ids: 'dish', after_id: SEEN },
      body: ({ product_ids }) => ({ product_ids: [product_ids] }),
    },
    'DELETE /restaurant/:restaurantId/product-option/group/:groupId': {
      names: { restaurantId: 'restaurant', groupId: 'optionGroup' },
      fresh: async (product, { kitchen }) => ({
        groupId: await addChoice(product, kitchen, '/group', { name: 'Соус', min: 0, max: 1 }),
      }),
    },
  },
  acts,
  forms,
}

function acts({ product, kitchen }: Stage): Acts {
  const { restaurant_id: restaurantId } = kitchen
  const option = () => addChoice(product, kitchen, '', { name: 'Лук', price: 10 })
  const optionGroup = () => addChoice(product, kitchen, '/group', { name: 'Соус', min: 0, max: 1 })
  return {
    'PUT /restaurant/:restaurantId/product-option/activity/:optionId': async () => ({
      params: { restaurantId, optionId: await option() },
      body: { stopped_until: 'tomorrow' },
      acts: ['product_option.change'],
    }),
    'PUT /restaurant/:restaurantId/product-option/group/activity/:groupId': async () => ({
      params: { restaurantId, groupId: await optionGroup() },
      body: { is_active: false },
      acts: ['product_option_group.change'],
    }),
    'POST /restaurant/:restaurantId/product-option': () => ({
      params: { restaurantId },
      body: { name: 'Сыр', price: 50 },
      acts: ['product_option.create', 'moderation.submit'],
    }),
    'PUT /restaurant/:restaurantId/product-option/:optionId': async () => ({
      params: { restaurantId, optionId: await option() },
      body: { price: 60, product_ids: [kitchen.product_id] },
      acts: ['product_option.change', 'product_option.change'],
    }),
    'PUT /restaurant/:restaurantId/product-option/unmoderated/:optionId': async () => ({
      params: { restaurantId, optionId: await option() },
      body: { price: 60 },
      acts: ['product_option.change'],
    }),
    'DELETE /restaurant/:restaurantId/product-option/:optionId': async () => ({
      params: { restaurantId, optionId: await option() },
      acts: ['product_option.delete'],
    }),
    'POST /restaurant/:restaurantId/product-option/group': () => ({
      params: { restaurantId },
      body: { name: 'Размер', min: 1, max: 1 },
      acts: ['product_option_group.create', 'moderation.submit'],
    }),
    'PUT /restaurant/:restaurantId/product-option/group/:groupId': async () => ({
      params: { restaurantId, groupId: await optionGroup() },
      body: { name: 'Тесто' },
      acts: ['moderation.submit'],
    }),
    'PUT /restaurant/:restaurantId/product-option/group/unmoderated/:groupId': async () => ({
      params: { restaurantId, groupId: await optionGroup() },
      body: { max: 3 },
      acts: ['product_option_group.change'],
    }),
    'DELETE /restaurant/:restaurantId/product-option/group/:groupId': async () => ({
      params: { restaurantId, groupId: await optionGroup() },
      acts: ['product_option_group.delete'],
    }),
  }
}

function forms({ kitchen }: Stage): Forms {
  const { token: staff } = kitchen.owner
  const choices = `/api/restaurant/${kitchen.restaurant_id}/product-option`
  return {
    OPTION_FORM: {
      good: { name: 'Сыр', price: 50 },
      request: (values) => ['POST', choices, numbered(values, ['price']), staff],
    },
    OPTION_GROUP_FORM: {
      good: { name: 'Размер', min: 1, max: 1 },
      request: (values) => ['POST', `${choices}/group`, numbered(values, ['min', 'max']), staff],
    },
  }
}

const numbered = (values: Filled, names: string[]) => ({
  ...values,
  ...Object.fromEntries(names.map((name) => [name, values[name] === '' ? '' : Number(values[name])])),
})
