import { t } from 'elysia'
import { fieldText } from '../forms/schema'
import { namesOf } from '../wire/names'
import { Integer, Moment, Nullable, RUBLES_MAX, Rubles, Uuid } from '../wire/schema'
import { COUNTER_FAILURES } from './failures'
import { ARCAFE_FORM, COUNTER_KINDS, FRONTPAD_FORM, IIKO_FORM, LINK_FORM } from './form'
import { GOODS_MAX, LINK_STATES, LINKED, LINKS_MAX } from './menu'
import { SENDING_STATES } from './sending'

/** Judged as one form, since codes are compared with one another. */
const LOOSE = { loose: true }
const codes = {
  affiliate: fieldText(FRONTPAD_FORM.affiliate, LOOSE),
  point: fieldText(FRONTPAD_FORM.point, LOOSE),
  channel: fieldText(FRONTPAD_FORM.channel, LOOSE),
  pay_online: fieldText(FRONTPAD_FORM.pay_online, LOOSE),
  pay_card: fieldText(FRONTPAD_FORM.pay_card, LOOSE),
  pay_cash: fieldText(FRONTPAD_FORM.pay_cash, LOOSE),
  delivery_article: fieldText(FRONTPAD_FORM.delivery_article, LOOSE),
  status_accepted: fieldText(FRONTPAD_FORM.status_accepted, LOOSE),
  status_preparing: fieldText(FRONTPAD_FORM.status_preparing, LOOSE),
  status_ready: fieldText(FRONTPAD_FORM.status_ready, LOOSE),
  status_on_way: fieldText(FRONTPAD_FORM.status_on_way, LOOSE),
  status_done: fieldText(FRONTPAD_FORM.status_done, LOOSE),
  status_cancelled: fieldText(FRONTPAD_FORM.status_cancelled, LOOSE),
}

export const FrontpadInput = t.Object({
  enabled: t.Boolean(),
  secret: t.Optional(fieldText(FRONTPAD_FORM.secret, { ...LOOSE, description: 'Kept as it is without one.' })),
  ...codes,
})
const Failure = t.UnionEnum(namesOf(COUNTER_FAILURES), { default: undefined })
/** How any counter does. */
const state = {
  enabled: t.Boolean({ description: 'Orders are sent there.' }),
  has_secret: t.Boolean({ description: 'The secret itself is never shown.' }),
  hook_url: Nullable(
    t.String({
      description: 'Where the counter tells of statuses; whoever knows it can tell them. Null until it was saved.',
    }),
  ),
  broken: Nullable(Failure),
  broken_at: Nullable(Moment),
  checked_at: Nullable(Moment),
}
const CounterStateSchema = t.Object(state)
export const FrontpadSchema = t.Object({ ...state, ...codes })
export const ArcafeInput = t.Object({
  enabled: t.Boolean(),
  secret: t.Optional(fieldText(ARCAFE_FORM.secret, { ...LOOSE, description: 'Kept as it is without one.' })),
  delivery_article: fieldText(ARCAFE_FORM.delivery_article, LOOSE),
})
export const ArcafeSchema = t.Object({ ...state, delivery_article: codes.delivery_article })
const ids = {
  organization: fieldText(IIKO_FORM.organization, LOOSE),
  terminal: fieldText(IIKO_FORM.terminal, LOOSE),
  pay_online: fieldText(IIKO_FORM.pay_online, LOOSE),
  pay_card: fieldText(IIKO_FORM.pay_card, LOOSE),
  pay_cash: fieldText(IIKO_FORM.pay_cash, LOOSE),
  discount_type: fieldText(IIKO_FORM.discount_type, LOOSE),
  delivery_article: fieldText(IIKO_FORM.delivery_article, LOOSE),
}
export const IikoInput = t.Object({
  enabled: t.Boolean(),
  secret: t.Optional(fieldText(IIKO_FORM.secret, { ...LOOSE, description: 'Kept as it is without one.' })),
  ...ids,
})
export const IikoSchema = t.Object({ ...state, ...ids })
export const CounterCheck = t.Object({
  failure: Nullable(Failure),
  said: t.String({ description: 'What the counter answers, in a sentence.' }),
  hand: Nullable(t.String({ description: 'What to do about it.' })),
  lacks: t.Array(t.String(), { description: 'What orders would go without.' }),
})
export const CounterOrderInput = t.Object({
  state: t.UnionEnum(['waiting', 'sent'], {
    default: undefined,
    description: '`waiting`: send it, again where it was sent; `sent`: somebody has found it there, or rung it up.',
  }),
})
/** How restaurants' counters do: what was broken, and orders that want a hand. */
export const CounterUpdates = t.Object({
  items: t.Array(
    t.Object({
      restaurant_id: Uuid,
      kind: t.UnionEnum(namesOf(COUNTER_KINDS), { default: undefined }),
      enabled: t.Boolean(),
      broken: Nullable(Failure),
      said: Nullable(t.String({ description: 'What is wrong with it, in a sentence.' })),
      hand: Nullable(t.String({ description: 'What to do about it.' })),
      orders: t.Array(
        t.Object({
          order_id: Integer(),
          state: t.UnionEnum(namesOf(SENDING_STATES), { default: undefined }),
          failure: Nullable(Failure),
          number: Nullable(t.String({ description: 'As the counter shows it.' })),
          missing: t.Array(t.String(), { description: 'Dishes that are not in it there.' }),
          said: t.String(),
          hand: Nullable(t.String()),
        }),
      ),
    }),
  ),
})
const kind = t.UnionEnum(namesOf(LINKED), { default: undefined })
const Good = t.Object({ article: t.String(), name: t.String(), price: Rubles })
/** Something of ours that an order may name, and what the counter knows it by. */
export const CounterRow = t.Object({
  ...{ kind, id: Uuid, name: t.String(), within: Nullable(t.String({ description: 'Its category or group.' })) },
  price: Nullable(Integer({ minimum: 0, maximum: RUBLES_MAX })),
  article: Nullable(t.String()),
  state: t.UnionEnum(namesOf(LINK_STATES), { default: undefined }),
  stopped: t.Boolean({ description: 'The counter has stopped it.' }),
  suggested: t.Array(t.Object({ article: t.String(), sure: t.Boolean() }), {
    description: 'By the likeness of names, the likest first; only of what has no article.',
  }),
})
/** A counter's menu beside ours: what is the same thing, and what of either the other has not. */
export const CounterMenu = t.Object({
  goods_at: Nullable(Moment),
  next_at: Nullable({ ...Moment, description: 'When it can be asked anew; null is now.' }),
  problem: Nullable(t.Object({ said: t.String(), hand: t.String() })),
  stops_at: Nullable({ ...Moment, description: 'When it last said what it has stopped.' }),
  goods: t.Array(Good, { maxItems: GOODS_MAX }),
  fresh: t.Array(t.String(), { description: 'Articles that nothing of ours has.' }),
  rows: t.Array(CounterRow),
})
const article = fieldText(LINK_FORM.article)
export const CounterArticle = t.Object({ article })
export const CounterLinkSchema = t.Object({ kind, id: Uuid, article: Nullable(t.String()) })
export const CounterZones = t.Object({ items: t.Array(CounterRow) })
export const CounterLinks = t.Object({
  links: t.Array(t.Object({ kind, id: Uuid, article }), {
    ...{ minItems: 1, maxItems: LINKS_MAX },
  }),
})
export type CounterMenuWire = typeof CounterMenu.static
export type CounterLinksWire = typeof CounterLinks.static
export type FrontpadInputWire = typeof FrontpadInput.static
export type CounterStateWire = typeof CounterStateSchema.static
export type ArcafeInputWire = typeof ArcafeInput.static
export type ArcafeWire = typeof ArcafeSchema.static
export type IikoInputWire = typeof IikoInput.static
export type IikoWire = typeof IikoSchema.static
export type FrontpadWire = typeof FrontpadSchema.static
export type CounterCheckWire = typeof CounterCheck.static
export type CounterOrderInputWire = typeof CounterOrderInput.static
export type CounterUpdatesWire = typeof CounterUpdates.static
