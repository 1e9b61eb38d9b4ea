import { BasketQuoted, QuoteInput, type QuoteInputWire } from '@ostrov/shared/baskets/schema'
import type { Point } from '@ostrov/shared/geo/shapes'
import type { Slot } from '@ostrov/shared/orders/ahead'
import { SlotDays, SlotsQuery } from '@ostrov/shared/orders/slot-schema'
import { Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../../http/access'
import type { Deps } from '../../../kernel/deps'
import { createLimits } from '../../../kernel/limits'
import { Refusal } from '../../../kernel/problems'
import { inRegion } from '../../geo/trust-place'
import { quoteBasket } from './quote-basket'
import { readSlots } from './slots'

const tags = ['Baskets']
const description =
  'By the functions that charge it: with the zone of the point, the promo code, what stands in the way, and line by line ' +
  'what changed since the person last agreed. `seen` with the `changes_key` of the last answer says that it was read.'

/** What a basket would be charged. */
export const quoteRoutes = (deps: Deps) =>
  new Elysia()
    .use(slotRoutes(deps))
    .use(access(deps))
    .post(
      '/user/baskets/:id/quote',
      async ({ em, customer, params, body, now }) => {
        const code_refusal = body.code?.trim() ? await mayNotTry(deps, customer.id) : null
        const person = { user_id: customer.id }
        return quoteBasket(em, { person, basket_id: params.id, terms: termsIn(deps, body), code_refusal, now })
      },
      {
        customer: 'writes',
        refuses: ['basket.not_found', 'address.outside_region'],
        params: t.Object({ id: Uuid }),
        body: QuoteInput,
        response: { 200: BasketQuoted },
        detail: { summary: 'What ordering this basket would charge', description, tags },
      },
    )
    .post(
      '/unauthorized/baskets/:id/:target/quote',
      ({ em, params, body, now }) =>
        quoteBasket(em, { person: { guest_id: params.id }, basket_id: params.target, terms: termsIn(deps, body), now }),
      {
        open: true,
        refuses: ['basket.not_found', 'address.outside_region'],
        params: t.Object({ id: Uuid, target: Uuid }),
        body: QuoteInput,
        response: { 200: BasketQuoted },
        detail: {
          summary: 'What ordering a guest’s basket would charge: their uuid, then the basket’s id',
          description,
          tags,
        },
      },
    )

const slotRoutes = (deps: Deps) =>
  new Elysia().use(access(deps)).get(
    '/restaurants/:id/slots',
    async ({ em, params: { id: restaurant_id }, query: { delivery_type, lon, lat }, now }) => {
      const point = lon === undefined || lat === undefined ? null : pointAt(lon, lat)
      const days = await readSlots(em, { restaurant_id, delivery_type, point, lines: [] }, now)
      return { days: days.map((day) => ({ ...day, slots: day.slots.map(slotWire) })) }
    },
    {
      open: true,
      refuses: ['restaurant.not_found'],
      params: t.Object({ id: Uuid }),
      query: SlotsQuery,
      response: { 200: SlotDays },
      detail: {
        summary: 'The quarters of an hour for which an order may be wanted, by day',
        description:
          'None where the restaurant takes no orders for a time. A full one says so; `lon` and `lat` leave out hours in which nobody brings there.',
        tags: ['Restaurants'],
      },
    },
  )

const pointAt = (lon: number, lat: number): Point => ({ type: 'Point', coordinates: [lon, lat] })
const slotWire = ({ at, is_full }: Slot) => ({ at: at.toISOString(), is_full })

function termsIn(deps: Deps, terms: QuoteInputWire): QuoteInputWire {
  if (terms.coordinates) inRegion(deps, terms.coordinates)
  return terms
}

/** Codes could otherwise be found by trying; the rest of the quote is told all the same. */
async function mayNotTry(deps: Deps, user_id: string): Promise<string | null> {
  try {
    await createLimits(deps).consume('writes', `promo:${user_id}`)
    return null
  } catch (problem) {
    if (problem instanceof Refusal) return problem.message
    throw problem
  }
}
