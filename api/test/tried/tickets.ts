import { makeConcert, makeVenue } from '../events'
import { type Person, signIn } from '../people'
import type { Product } from '../product'
import { ADMINISTRATORS, FILTER, NOBODYS } from '../reach/entry'
import { triedRecords } from '../records'
import { boughtFree, buy, goodHall, goodKind, makeGate, makeReport, makeSale, makeSeats } from '../tickets'
import type { Tried } from '../tried'

const records = triedRecords([
  {
    noun: 'ticket_kind',
    path: '/admin/ticket_kinds',
    verbs: ['one', 'create', 'change', 'remove'],
    form: 'TICKET_KIND_FORM',
    good: () => ({ ...goodKind(), session_id: NOBODYS }),
    named: async (product) => ({ session_id: (await makeConcert(product)).session.id }),
    change: { price: 700 },
    filters: ['event_id', 'session_id'],
  },
  {
    noun: 'hall',
    path: '/admin/halls',
    verbs: ['one', 'create', 'change', 'remove'],
    form: 'HALL_FORM',
    good: () => ({ ...goodHall(), venue_id: NOBODYS }),
    named: async (product) => ({ venue_id: await makeVenue(product) }),
    change: { stage: 'Экран' },
    filters: ['venue_id'],
  },
  {
    noun: 'ticket_gate',
    path: '/admin/ticket_gates',
    verbs: ['one', 'create', 'change', 'remove'],
    form: 'TICKET_GATE_FORM',
    good: () => ({ session_id: NOBODYS, name: 'Вход 1', is_closed: false }),
    named: async (product) => ({ session_id: (await makeConcert(product)).session.id }),
    change: { is_closed: true },
    filters: ['event_id', 'session_id'],
  },
])

const LINK = { why: 'whoever has the link' }

/** Tickets as editors keep them, and as they are bought. */
export const tried: Tried<'purchase' | 'ticket' | 'wait'> = {
  acts: (stage) => ({
    ...records.acts?.(stage),
    'PUT /admin/event_sessions/:id/prices': async () => ({
      params: await planned(stage.product),
      body: { kinds: [{ id: null, version: null, name: 'Балкон', price: 300, places: 'Балкон' }] },
      acts: ['ticket_kind.create'],
    }),
    'POST /admin/events/:id/report': async () => ({
      params: await concert(stage.product),
      body: { renew: false },
      acts: ['event.share'],
    }),
    'DELETE /admin/events/:id/report': async () => ({
      params: { id: (await makeReport(stage.product)).event_id },
      acts: ['event.unshare'],
    }),
  }),
  rows: async (product, { customer }) => {
    const purchase = await boughtFree(product, customer)
    const body = await queued(product)
    const wait = (await product.call('POST', '/api/user/ticket_waits', { token: customer.token, body })).body.id
    return { purchase, ticket: await ticketIn(product, purchase, customer), wait }
  },
  reach: {
    ...records.reach,
    'GET /event_sessions/:id/tickets': {
      names: { id: { why: 'what everybody reads' } },
      fresh: async (product) => ({ id: (await makeSale(product)).session.id }),
    },
    'GET /event_sessions/:id/seats': {
      names: { id: { why: 'what everybody reads' } },
      fresh: async (product) => ({ id: (await makeSeats(product)).session.id }),
    },
    'GET /event_sessions/:id/seats/taken': {
      names: { id: { why: 'what everybody reads' } },
      fresh: async (product) => ({ id: (await makeSeats(product)).session.id }),
    },
    'POST /user/ticket_purchases': {
      names: {
        ...{ session_id: { why: 'what everybody may buy' }, kind_id: { why: 'what everybody may buy' } },
        seat_ids: { why: 'looked for within the session alone' },
      },
      fresh: async (product) => {
        const { session, kind } = await makeSale(product, { kind: { price: 0 } })
        return { session_id: session.id, kind_id: kind.id }
      },
      body: ({ session_id, kind_id }) => ({
        ...{ session_id, items: [{ kind_id, count: 1 }], mail: 'anna@example.com', total: 0 },
      }),
    },
    'GET /user/ticket_purchases/:id': { names: { id: 'purchase' } },
    'GET /user/ticket_purchases/:id/pdf': { names: { id: 'purchase' } },
    'POST /user/ticket_purchases/:id/pay': { names: { id: 'purchase' } },
    'POST /user/ticket_purchases/:id/refund': {
      names: { id: 'purchase', ticket_ids: { why: 'looked for within the purchase alone' } },
      body: () => ({ ticket_ids: [NOBODYS], total: 0 }),
    },
    'GET /user/event_sessions/:id/waits': {
      names: { id: { why: 'what everybody may buy; only one’s own queues are told' } },
      fresh: async (product) => ({ id: (await makeSale(product)).session.id }),
    },
    'POST /user/ticket_waits': {
      names: { session_id: { why: 'what everybody may buy' }, kind_id: { why: 'what everybody may buy' } },
      fresh: async (product) => {
        const { session_id, kind_id } = await queued(product)
        return { session_id, kind_id }
      },
      body: ({ session_id, kind_id }) => ({ session_id, kind_id, count: 1, mail: 'anna@example.com' }),
    },
    'DELETE /user/ticket_waits/:id': { names: { id: 'wait' } },
    'GET /user/tickets/:id': { names: { id: 'ticket' } },
    'GET /user/tickets/:id/pdf': { names: { id: 'ticket' } },
    'POST /user/tickets/:id/hand_over': {
      names: { id: 'ticket' },
      fresh: async (product, { customer }) => ({
        id: await ticketIn(product, await boughtFree(product, customer), customer),
        phone: (await signIn(product)).phone,
      }),
      body: ({ phone }) => ({ phone }),
    },
    'POST /user/tickets/:id/link': { names: { id: 'ticket' }, body: () => ({ name: 'Вера' }) },
    'DELETE /user/tickets/:id/link': { names: { id: 'ticket' } },
    'GET /admin/ticket_passes': { names: { event_id: FILTER } },
    'GET /admin/ticket_passes/hours': { names: { event_id: FILTER } },
    'GET /admin/ticket_guests': { names: { event_id: FILTER } },
    'GET /admin/ticket_guests/export': { names: { event_id: FILTER }, query: { format: 'csv' } },
    'GET /gates/:key': { names: { key: LINK }, fresh: opened },
    'POST /gates/:key/passes': {
      names: {
        key: LINK,
        id: { why: 'the device’s own name of a pass' },
        ticket_id: { why: 'only of the gate’s session' },
      },
      fresh: async (product) => ({ ...(await opened(product)), id: crypto.randomUUID(), ticket_id: NOBODYS }),
      body: ({ id, ticket_id }) => ({
        device: 'Телефон',
        passes: [{ id, ticket_id, version: 1, passed_at: new Date().toISOString(), was_let_in: false }],
      }),
    },
    'GET /admin/event_sessions/:id/prices': { names: { id: { why: ADMINISTRATORS.why } }, fresh: planned },
    'PUT /admin/event_sessions/:id/prices': {
      names: { id: { why: ADMINISTRATORS.why } },
      fresh: planned,
      body: () => ({ kinds: [] }),
    },
    'GET /admin/events/:id/report': { names: { id: { why: ADMINISTRATORS.why } }, fresh: concert },
    'POST /admin/events/:id/report': {
      names: { id: { why: ADMINISTRATORS.why } },
      fresh: concert,
      body: () => ({ renew: true }),
    },
    'DELETE /admin/events/:id/report': { names: { id: { why: ADMINISTRATORS.why } }, fresh: concert },
    'GET /event_reports/:token': { names: { token: LINK }, fresh: reported },
    'GET /event_reports/:token/guests': { names: { token: LINK }, fresh: reported },
    'GET /event_reports/:token/guests/export': { names: { token: LINK }, fresh: reported, query: { format: 'csv' } },
    'GET /ticket_transfers/:token': { names: { token: LINK }, fresh: offered },
    'POST /user/ticket_transfers/:token': { names: { token: LINK }, fresh: offered },
  },
  forms: async (stage) => {
    const { session, kind } = await makeSale(stage.product, { kind: { price: 0, per_person: 20, seats: 1000 } })
    const { token } = await signIn(stage.product)
    const [anna, boris] = [await signIn(stage.product), await signIn(stage.product)]
    const [own, linked] = [await ticketOf(stage.product, boris), await ticketOf(stage.product, boris)]
    const items = [{ kind_id: kind.id, count: 1 }]
    const path = '/api/user/ticket_purchases'
    return {
      ...(await records.forms?.(stage)),
      TICKET_HAND_FORM: {
        good: { phone: anna.phone },
        request: (values) => ['POST', `/api/user/tickets/${own}/hand_over`, values, boris.token],
      },
      TICKET_LINK_FORM: {
        good: { name: 'Вера' },
        request: (values) => ['POST', `/api/user/tickets/${linked}/link`, values, boris.token],
      },
      TICKET_MAIL_FORM: {
        good: { mail: 'anna@example.com', code: '' },
        request: (values) => ['POST', path, { session_id: session.id, items, total: 0, ...values }, token],
      },
    }
  },
}

/** A ticket of a purchase. */
async function ticketIn(product: Product, purchase: string, { token }: { token: string }): Promise<string> {
  return (await product.call('GET', `/api/user/ticket_purchases/${purchase}`, { token })).body.tickets[0].id
}

const ticketOf = async (product: Product, person: Person) =>
  ticketIn(product, await boughtFree(product, person), person)

/** A link that somebody else has given. */
async function offered(product: Product) {
  const giver = await signIn(product)
  const id = await ticketOf(product, giver)
  const body = { name: 'Вера' }
  const { link } = (await product.call('POST', `/api/user/tickets/${id}/link`, { token: giver.token, body })).body
  return { token: String(link).split('/').at(-1) ?? '' }
}

/** A way in. */
async function opened(product: Product) {
  return { key: (await makeGate(product, (await makeSale(product)).session.id)).key }
}

/** An event whose organizer has a link or none yet. */
async function concert(product: Product) {
  return { id: String((await makeSale(product)).event.id) }
}

/** A session in a hall with a plan. */
async function planned(product: Product) {
  return { id: String((await makeSeats(product)).session.id) }
}

async function reported(product: Product) {
  return { token: (await makeReport(product)).token }
}

/** What can be waited for: sold out. */
async function queued(product: Product) {
  const sale = await makeSale(product, { kind: { price: 0, seats: 2 } })
  await buy(product, sale, 2)
  return { session_id: String(sale.session.id), kind_id: String(sale.kind.id), count: 1, mail: 'anna@example.com' }
}
