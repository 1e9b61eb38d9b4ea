import { exportQuery, listRoute } from '@ostrov/shared/lists/schema'
import { guestsOfReport } from '@ostrov/shared/tickets/lists'
import { EventReport, ReportGuest, ReportLink, ReportLinkInput } from '@ostrov/shared/tickets/report-schema'
import { Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../../http/access'
import { clientNetwork } from '../../../http/counted'
import { tableFile } from '../../../http/table-file'
import type { Deps } from '../../../kernel/deps'
import { createLimits } from '../../../kernel/limits'
import { guestsTable, listGuests } from './list-guests'
import { readReport } from './read-report'
import { giveReportLink, openReport, readReportLink, withdrawReportLink } from './report-link'

const tags = ['Tickets']
const ofEvent = t.Object({ id: Uuid })
const ofLink = t.Object({ token: t.String({ maxLength: 200 }) })

/** What the organizer of an event sees of its tickets, and the link by which. */
export const ticketReportRoutes = (deps: Deps) => new Elysia().use(linkRoutes(deps)).use(organizerRoutes(deps))

const linkRoutes = (deps: Deps) =>
  new Elysia()
    .use(access(deps))
    .get('/admin/events/:id/report', ({ em, params }) => readReportLink(em, params.id, deps.config), {
      admin: 'content',
      refuses: ['event.not_found'],
      params: ofEvent,
      response: { 200: ReportLink },
      detail: { summary: 'The link of the event’s organizer', tags },
    })
    .post(
      '/admin/events/:id/report',
      ({ em, by, params, body, now }) =>
        em.transactional(async (tx) => {
          await giveReportLink(tx, params.id, { renew: body.renew, by, now })
          return readReportLink(tx, params.id, deps.config)
        }),
      {
        admin: 'content',
        refuses: ['event.not_found'],
        params: ofEvent,
        body: ReportLinkInput,
        response: { 200: ReportLink },
        detail: { summary: 'Give the organizer a link, or another in its stead', tags },
      },
    )
    .delete(
      '/admin/events/:id/report',
      ({ em, by, params, now }) =>
        em.transactional(async (tx) => {
          await withdrawReportLink(tx, params.id, { by, now })
          return readReportLink(tx, params.id, deps.config)
        }),
      {
        admin: 'content',
        refuses: ['event.not_found'],
        params: ofEvent,
        response: { 200: ReportLink },
        detail: { summary: 'The organizer’s link dies', tags },
      },
    )

const organizerRoutes = (deps: Deps) => {
  const open = async (em: Parameters<typeof openReport>[0], request: Request, asked: { token: string; now: Date }) => {
    const address = clientNetwork(request)
    if (address) await createLimits(deps).consume('event_reports', address)
    return openReport(em, { secret: deps.config.sessionSecret, ...asked })
  }
  return new Elysia()
    .use(access(deps))
    .get(
      '/event_reports/:token',
      async ({ em, request, params: { token }, now }) => readReport(em, await open(em, request, { token, now })),
      {
        open: true,
        refuses: ['link.dead'],
        params: ofLink,
        response: { 200: EventReport },
        detail: { summary: 'What was sold of an event, for its organizer', tags },
      },
    )
    .get(
      '/event_reports/:token/guests',
      async ({ em, request, params: { token }, query, now }) => {
        const { id: event_id } = await open(em, request, { token, now })
        return listGuests(em, { query: { ...query, event_id }, phones: false })
      },
      {
        open: true,
        refuses: ['link.dead'],
        params: ofLink,
        ...listRoute(guestsOfReport, ReportGuest),
        detail: { summary: 'Who comes, for the organizer: names without phones', tags },
      },
    )
    .get(
      '/event_reports/:token/guests/export',
      async ({ em, request, params: { token }, query: { format, ...query }, now }) => {
        const { id: event_id } = await open(em, request, { token, now })
        return tableFile('guests', format, await guestsTable(em, { query: { ...query, event_id }, phones: false }))
      },
      {
        open: true,
        refuses: ['link.dead'],
        params: ofLink,
        query: exportQuery(guestsOfReport),
        detail: { summary: 'The same as a file, the first ten thousand', tags },
      },
    )
}
