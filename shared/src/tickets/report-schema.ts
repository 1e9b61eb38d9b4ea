import { t } from 'elysia'
import { Integer, Moment, Nullable, Rubles } from '../wire/schema'
import { TicketGuestRow, TicketKindFigures } from './desk-schema'

/** What of a kind, a session or a whole event was sold. */
const Figures = t.Object({
  stock: TicketKindFigures.properties.stock,
  left: Integer({ description: 'Can be bought now: neither sold nor kept for who pays.' }),
  sold: TicketKindFigures.properties.sold,
  held: TicketKindFigures.properties.held,
  refunded: TicketKindFigures.properties.refunded,
  passed: TicketKindFigures.properties.passed,
  revenue: TicketKindFigures.properties.revenue,
})
export type FiguresWire = typeof Figures.static

/** What the organizer of an event sees by a link, without an account. */
export const EventReport = t.Object({
  title: t.String(),
  total: Figures,
  sessions: t.Array(
    t.Object({
      starts_at: Moment,
      venue: t.String(),
      is_cancelled: t.Boolean(),
      total: Figures,
      kinds: t.Array(t.Composite([t.Object({ name: t.String(), price: Rubles }), Figures])),
    }),
    { description: 'Those with tickets, the latest first; a hundred at most.' },
  ),
})
export type EventReportWire = typeof EventReport.static

/** A guest as the organizer sees one: never a phone, nor how they paid. */
export const ReportGuest = t.Omit(TicketGuestRow, ['phone', 'payment_method'])
export type ReportGuestWire = typeof ReportGuest.static

/** The link of an event's organizer; `url` null: none is given. */
export const ReportLink = t.Object({ url: Nullable(t.String()), made_at: Nullable(Moment) })
export type ReportLinkWire = typeof ReportLink.static
export const ReportLinkInput = t.Object({
  renew: t.Boolean({ description: 'Whether the former link dies; else one that is given stays.' }),
})
