import { listRoute } from '@ostrov/shared/lists/schema'
import { optionList } from '@ostrov/shared/options/lists'
import {
  OptionAtOnce,
  OptionChange,
  OptionGroupAtOnce,
  OptionGroupChange,
  OptionGroupInput,
  OptionGroupSchema,
  OptionInput,
  OptionSchema,
  OptionsAndGroups,
} from '@ostrov/shared/options/schema'
import { Done, Repeatable, Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import { answerDone } from '../../http/answer-done'
import type { Deps } from '../../kernel/deps'
import { answerOnce } from '../../kernel/idempotency'
import { createdBy } from './created-by'
import { listOptions, readOptionsAndGroups } from './read-options'
import { changeOption, createOption, removeOption } from './save-option'
import { changeGroup, createGroup, removeGroup } from './save-option-group'

const tags = ['Menu']
const params = t.Object({ restaurantId: Uuid })
const ofOption = t.Object({ restaurantId: Uuid, optionId: Uuid })
const ofGroup = t.Object({ restaurantId: Uuid, groupId: Uuid })

/** Why an option is not changed. */
const UNCHANGEABLE = [
  'product_option.not_found',
  'product_option.changed',
  'product_option_group.not_found',
  'product.not_found',
  'menu.order_changed',
] as const

/** What a restaurant's dishes offer to choose. */
export const optionRoutes = (deps: Deps) =>
  new Elysia({ prefix: '/restaurant/:restaurantId/product-option' })
    .use(access(deps))
    .get('', ({ em, restaurant, query }) => listOptions(em, restaurant, query), {
      serves: { reads: 'menu' },
      params,
      ...listRoute(optionList, OptionSchema),
      detail: { summary: 'Options: those that stand alone, then group by group', tags },
    })
    .get('/options_and_groups', ({ em, restaurant }) => readOptionsAndGroups(em, restaurant), {
      serves: { reads: 'menu' },
      params,
      response: { 200: OptionsAndGroups },
      detail: { summary: 'Groups with their options, and options that stand alone', tags },
    })
    .post(
      '',
      ({ em, headers, body: input, ...asked }) =>
        answerOnce(em, createdBy(asked.business, asked.restaurant, headers, ['option', input]), (tx) =>
          createOption(tx, { ...asked, input }),
        ),
      {
        serves: { writes: 'menu' },
        headers: Repeatable,
        refuses: [
          'product_option.too_many',
          'product_option_group.not_found',
          'product.not_found',
          'menu.order_changed',
          'request.key_reused',
        ],
        params,
        body: OptionInput,
        response: { 200: OptionSchema },
        detail: { summary: 'Add an option; it is offered once a moderator has looked at it', tags },
      },
    )
    .put(
      '/:optionId',
      ({ em, params, body: input, ...asked }) =>
        em.transactional((tx) => changeOption(tx, params.optionId, { ...asked, input })),
      {
        serves: { writes: 'menu' },
        refuses: UNCHANGEABLE,
        params: ofOption,
        body: OptionChange,
        response: { 200: OptionSchema },
        detail: { summary: 'Change an option: a new name waits for a moderator', tags },
      },
    )
    .put(
      '/unmoderated/:optionId',
      ({ em, params, body: input, ...asked }) =>
        em.transactional((tx) => changeOption(tx, params.optionId, { ...asked, input })),
      {
        serves: { writes: 'menu' },
        refuses: UNCHANGEABLE,
        params: ofOption,
        body: OptionAtOnce,
        response: { 200: OptionSchema },
        detail: { summary: 'Change what of an option applies at once: price, group, place, dishes', tags },
      },
    )
    .delete(
      '/:optionId',
      ({ em, params, ...asked }) => answerDone(em, (tx) => removeOption(tx, params.optionId, asked)),
      {
        serves: { writes: 'menu' },
        refuses: ['product_option.not_found'],
        params: ofOption,
        response: { 200: Done },
        detail: { summary: 'Delete an option; it leaves every dish', tags },
      },
    )
    .post(
      '/group',
      ({ em, headers, body: input, ...asked }) =>
        answerOnce(em, createdBy(asked.business, asked.restaurant, headers, ['option_group', input]), (tx) =>
          createGroup(tx, { ...asked, input }),
        ),
      {
        serves: { writes: 'menu' },
        headers: Repeatable,
        refuses: ['product_option_group.too_many', 'product.not_found', 'menu.order_changed', 'request.key_reused'],
        params,
        body: OptionGroupInput,
        response: { 200: OptionGroupSchema },
        detail: { summary: 'Add a group; it is offered once a moderator has looked at it', tags },
      },
    )
    .put(
      '/group/:groupId',
      ({ em, params, body: input, ...asked }) =>
        em.transactional((tx) => changeGroup(tx, params.groupId, { ...asked, input })),
      {
        serves: { writes: 'menu' },
        refuses: [
          'product_option_group.not_found',
          'product_option_group.changed',
          'product.not_found',
          'menu.order_changed',
        ],
        params: ofGroup,
        body: OptionGroupChange,
        response: { 200: OptionGroupSchema },
        detail: { summary: 'Change a group: a new name waits for a moderator', tags },
      },
    )
    .put(
      '/group/unmoderated/:groupId',
      ({ em, params, body: input, ...asked }) =>
        em.transactional((tx) => changeGroup(tx, params.groupId, { ...asked, input })),
      {
        serves: { writes: 'menu' },
        refuses: [
          'product_option_group.not_found',
          'product_option_group.changed',
          'product.not_found',
          'menu.order_changed',
        ],
        params: ofGroup,
        body: OptionGroupAtOnce,
        response: { 200: OptionGroupSchema },
        detail: { summary: 'Change what of a group applies at once: limits, place, dishes', tags },
      },
    )
    .delete(
      '/group/:groupId',
      ({ em, params, ...asked }) => answerDone(em, (tx) => removeGroup(tx, params.groupId, asked)),
      {
        serves: { writes: 'menu' },
        refuses: ['product_option_group.not_found'],
        params: ofGroup,
        response: { 200: Done },
        detail: { summary: 'Delete a group with its options', tags },
      },
    )
