import type { EventReportWire, FiguresWire } from '@ostrov/shared/tickets/report-schema'
import type { Em } from '../../../db/orm'
import { moment, rows, sql } from '../../../db/sql'
import { kindFigures } from './kind-figures'

const MOST_SESSIONS = 100
type Session = EventReportWire['sessions'][number]
type Kind = Session['kinds'][number]
type Line = Pick<Session, 'starts_at' | 'venue' | 'is_cancelled'> & { session_id: string } & Omit<Kind, 'left'>

/** What was sold of an event: by kinds, by sessions, in all. */
export async function readReport(em: Em, event: { id: string; title: string }): Promise<EventReportWire> {
  const lines = await rows<Line>(
    em,
    sql`select s.id as session_id, ${moment('s.starts_at')} as starts_at, v.name as venue, s.state = 'cancelled' as is_cancelled, k.name, k.price, ${kindFigures}
        from (select * from event_session where event_id = ${event.id} and exists (select from ticket_kind where session_id = event_session.id)
            order by starts_at desc, id desc limit ${sql.lit(MOST_SESSIONS)}) s
          join venue v on v.id = s.venue_id join ticket_kind k on k.session_id = s.id
        order by s.starts_at desc, s.id desc, k.created_at, k.id`,
  )
  const sessions = [...Map.groupBy(lines, ({ session_id }) => session_id).values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const kinds = same.map(({ name, price, ...line }): Kind => ({ name, price, ...figuresOf(line) }))
    const { starts_at, venue, is_cancelled } = first
    return [{ starts_at, venue, is_cancelled, total: totalOf(kinds), kinds }]
  })
  return { title: event.title, total: totalOf(sessions.map(({ total }) => total)), sessions }
}

function figuresOf({ stock, sold, held, refunded, passed, revenue }: Omit<FiguresWire, 'left'>): FiguresWire {
  return { stock, left: stock - sold - held, sold, held, refunded, passed, revenue }
}

const NOTHING = { stock: 0, left: 0, sold: 0, held: 0, refunded: 0, passed: 0, revenue: 0 }

function totalOf(parts: readonly FiguresWire[]): FiguresWire {
  return parts.reduce<FiguresWire>(
    (sum, part) => ({
      ...{ stock: sum.stock + part.stock, left: sum.left + part.left, sold: sum.sold + part.sold },
      ...{ held: sum.held + part.held, refunded: sum.refunded + part.refunded, passed: sum.passed + part.passed },
      revenue: sum.revenue + part.revenue,
    }),
    NOTHING,
  )
}
