import { type PassesInputWire, type PassesWire, PassSchema } from '@ostrov/shared/tickets/gate-schema'
import type { PassVerdict } from '@ostrov/shared/tickets/passes'
import { Value } from '@sinclair/typebox/value'
import type { Em } from '../../../db/orm'
import { changed, moment, row, sql } from '../../../db/sql'
import { seatOfTicket } from '../buying/seats'
import type { Gate } from './open-gate'

type Pass = PassesInputWire['passes'][number]
type Answer = PassesWire['passes'][number]
type Asked = { gate: Gate; device: string; pass: Pass; now: Date }
type Known = {
  kind: string
  used_at: string | null
  used_by: string | null
  is_refunded: boolean
}

const NOTHING = { verdict: null, kind: null, at: null, by: null, error: null }

/** Each pass of a device, one after another and each by itself: one that fails takes no other along. */
export async function letAllIn(
  em: Em,
  gate: Gate,
  { device, passes }: PassesInputWire,
  now: Date,
): Promise<PassesWire> {
  const answers: Answer[] = []
  for (const pass of passes) {
    const error = complaintOf(pass)
    answers.push(
      error === null
        ? await em.fork().transactional((tx) => letIn(tx, { gate, device, pass, now }))
        : { id: pass.id, ...NOTHING, error },
    )
  }
  return { passes: answers }
}

function complaintOf(pass: Pass): string | null {
  const [wrong] = Value.Errors(PassSchema, pass)
  if (!wrong) return null
  return wrong.path === '/passed_at' ? 'Сверьте часы телефона и\u00A0дату прохода' : 'Такого билета нет'
}

/**
 * Somebody comes in: the ticket is used once, by one conditional update. Who was let in without a network is written down
 * whatever the ticket says by now; who stands at the gate comes in or not. A pass that was sent before is what it was.
 * Call inside a transaction.
 */
async function letIn(em: Em, { gate, device, pass, now }: Asked): Promise<Answer> {
  // Of two sendings of one queue the second finds what the first has written.
  await row(em, sql`select from ticket where id = ${pass.ticket_id} for update`)
  const known = await ticketAt(em, gate, pass.ticket_id)
  if (!known) return { id: pass.id, ...NOTHING }
  const told = { id: pass.id, error: null, kind: known.kind, at: known.used_at, by: known.used_by }
  const before = await row<{ verdict: PassVerdict }>(
    em,
    sql`select verdict from ticket_pass where id = ${pass.id} and ticket_id = ${pass.ticket_id}`,
  )
  if (before) return { ...told, verdict: before.verdict }
  const isFirst = await use(em, { gate, pass })
  const verdict = isFirst ? 'first' : verdictOf(known)
  if (isFirst || pass.was_let_in) await write(em, { gate, device, pass, now, verdict })
  return isFirst ? { ...told, verdict, at: pass.passed_at, by: gate.name } : { ...told, verdict }
}

function ticketAt(em: Em, { session_id }: Gate, ticket_id: string) {
  return row<Known>(
    em,
    sql`select concat_ws(', ', k.name, ${seatOfTicket}) as kind, ${moment('t.used_at')} as used_at, t.used_by, t.refunded_at is not null as is_refunded
        from ticket t join ticket_kind k on k.id = t.kind_id
        where t.id = ${ticket_id} and k.session_id = ${session_id}`,
  )
}

async function use(em: Em, { gate, pass }: Pick<Asked, 'gate' | 'pass'>): Promise<boolean> {
  const used = await changed(
    em,
    sql`update ticket t set used_at = ${pass.passed_at}::timestamptz, used_by = ${gate.name}
        where t.id = ${pass.ticket_id} and t.version = ${pass.version}::int and t.used_at is null and t.refunded_at is null
          and not exists (select from ticket_transfer x
            where x.ticket_id = t.id and x.claimed_at is null and x.withdrawn_at is null)`,
  )
  return used > 0
}

function verdictOf({ used_at, is_refunded }: Known): PassVerdict {
  if (is_refunded) return 'refunded'
  return used_at === null ? 'stale' : 'double'
}

async function write(em: Em, { gate, device, pass, now, verdict }: Asked & { verdict: PassVerdict }) {
  await changed(
    em,
    sql`insert into ticket_pass (id, ticket_id, gate_id, version, verdict, passed_at, device, received_at)
        values (${pass.id}, ${pass.ticket_id}, ${gate.id}, ${pass.version}, ${verdict}, ${pass.passed_at}, ${device.trim()}, ${now})
        on conflict (id) do nothing`,
  )
}
