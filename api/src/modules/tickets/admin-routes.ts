import { listRoute } from '@ostrov/shared/lists/schema'
import { TicketPassRow } from '@ostrov/shared/tickets/desk-schema'
import { passesOfEvent } from '@ostrov/shared/tickets/lists'
import { Elysia } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { recordRoutes } from '../records/record-routes'
import { listPasses } from './list-passes'
import { ticketGateRecord } from './ticket-gate-record'
import { ticketKindRecord } from './ticket-kind-record'

/** What is sold, and who is let in, as editors keep it. */
export function ticketAdminRoutes(deps: Deps) {
  const kinds = recordRoutes(deps, '/admin/ticket_kinds', ticketKindRecord)
  const gates = recordRoutes(deps, '/admin/ticket_gates', ticketGateRecord)
  return new Elysia()
    .use(new Elysia().use(kinds.list()).use(kinds.one()).use(kinds.create()).use(kinds.change()).use(kinds.remove()))
    .use(new Elysia().use(gates.list()).use(gates.one()).use(gates.create()).use(gates.change()).use(gates.remove()))
    .use(passRoutes(deps))
}

const passRoutes = (deps: Deps) =>
  new Elysia().use(access(deps)).get('/admin/ticket_passes', ({ em, query }) => listPasses(em, query), {
    admin: 'content',
    ...listRoute(passesOfEvent, TicketPassRow),
    detail: { summary: 'Who came in to sessions, and what was let in twice', tags: ['Tickets'] },
  })
