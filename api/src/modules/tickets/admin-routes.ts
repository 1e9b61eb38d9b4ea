import { Elysia } from 'elysia'
import type { Deps } from '../../kernel/deps'
import { recordRoutes } from '../records/record-routes'
import { ticketKindRecord } from './ticket-kind-record'

/** What is sold, as editors keep it. */
export function ticketAdminRoutes(deps: Deps) {
  const { list, one, create, change, remove } = recordRoutes(deps, '/admin/ticket_kinds', ticketKindRecord)
  return new Elysia().use(list()).use(one()).use(create()).use(change()).use(remove())
}
