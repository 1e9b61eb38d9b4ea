import { exportQuery, listRoute } from '@ostrov/shared/lists/schema'
import { adminMay } from '@ostrov/shared/staff/permissions'
import { PassHours, TicketGuestRow, TicketPassRow } from '@ostrov/shared/tickets/desk-schema'
import { guestsOfEvent, passesOfEvent } from '@ostrov/shared/tickets/lists'
import { HallPrices, HallPricesInput } from '@ostrov/shared/tickets/prices-schema'
import { Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { sql } from '../../db/sql'
import { access } from '../../http/access'
import { tableFile } from '../../http/table-file'
import type { Deps } from '../../kernel/deps'
import { recordRoutes } from '../records/record-routes'
import { referenceRoute } from '../records/reference-routes'
import { countPasses, listPasses } from './gates/list-passes'
import { ticketGateRecord } from './gates/ticket-gate-record'
import { readHallPrices, saveHallPrices } from './halls/hall-prices'
import { hallRecord } from './halls/hall-record'
import { guestsTable, listGuests } from './report/list-guests'
import { ticketKindRecord } from './ticket-kind-record'

const tags = ['Tickets']

/** What is sold, and who is let in, as editors keep it. */
export function ticketAdminRoutes(deps: Deps) {
  const kinds = recordRoutes(deps, '/admin/ticket_kinds', ticketKindRecord)
  const halls = recordRoutes(deps, '/admin/halls', hallRecord)
  const gates = recordRoutes(deps, '/admin/ticket_gates', ticketGateRecord)
  return new Elysia()
    .use(new Elysia().use(kinds.list()).use(kinds.one()).use(kinds.create()).use(kinds.change()).use(kinds.remove()))
    .use(new Elysia().use(gates.list()).use(gates.one()).use(gates.create()).use(gates.change()).use(gates.remove()))
    .use(new Elysia().use(halls.list()).use(halls.one()).use(halls.create()).use(halls.change()).use(halls.remove()))
    .use(hallReference(deps))
    .use(priceRoutes(deps))
    .use(passRoutes(deps))
    .use(guestRoutes(deps))
}

const hallReference = (deps: Deps) =>
  new Elysia().use(
    referenceRoute(deps, '/admin/references/hall', {
      ...{ from: sql`hall h join venue v on v.id = h.venue_id`, key: sql`h.id`, title: sql`h.name`, more: sql`v.name` },
      may: 'content',
    }),
  )

const priceRoutes = (deps: Deps) =>
  new Elysia()
    .use(access(deps))
    .get('/admin/event_sessions/:id/prices', ({ em, params, now }) => readHallPrices(em, params.id, now), {
      admin: 'content',
      refuses: ['event_session.not_found'],
      params: t.Object({ id: Uuid }),
      response: { 200: HallPrices },
      detail: { summary: 'The plan of a session’s hall, and which kind of tickets has which row', tags },
    })
    .put(
      '/admin/event_sessions/:id/prices',
      ({ em, by, params, body, now }) =>
        em.transactional(async (tx) => {
          await saveHallPrices(tx, params.id, { input: body, by, now })
          return readHallPrices(tx, params.id, now)
        }),
      {
        admin: 'content',
        refuses: ['event_session.not_found', 'ticket_kind.not_found', 'ticket_kind.changed'],
        params: t.Object({ id: Uuid }),
        body: HallPricesInput,
        response: { 200: HallPrices },
        detail: { summary: 'Give kinds of tickets their rows; what is sold stays where it is', tags },
      },
    )

const passRoutes = (deps: Deps) =>
  new Elysia()
    .use(access(deps))
    .get('/admin/ticket_passes', ({ em, query }) => listPasses(em, query), {
      admin: 'content',
      ...listRoute(passesOfEvent, TicketPassRow),
      detail: { summary: 'Who came in to sessions, and what was let in twice', tags },
    })
    .get('/admin/ticket_passes/hours', ({ em, query: { event_id } }) => countPasses(em, event_id), {
      admin: 'content',
      query: t.Object({ event_id: Uuid }),
      response: { 200: PassHours },
      detail: { summary: 'How many came in to an event within each hour', tags },
    })

const guestRoutes = (deps: Deps) =>
  new Elysia()
    .use(access(deps))
    .get(
      '/admin/ticket_guests',
      ({ em, query, admin: { role } }) => listGuests(em, { query, phones: adminMay(role, 'customers') }),
      {
        admin: 'content',
        ...listRoute(guestsOfEvent, TicketGuestRow),
        detail: { summary: 'Who comes by tickets; phones only for who may see customers', tags },
      },
    )
    .get(
      '/admin/ticket_guests/export',
      async ({ em, query: { format, ...query }, admin: { role } }) =>
        tableFile('guests', format, await guestsTable(em, { query, phones: adminMay(role, 'customers') })),
      {
        admin: 'content',
        query: exportQuery(guestsOfEvent),
        detail: { summary: 'The same as a file, the first ten thousand', tags },
      },
    )
