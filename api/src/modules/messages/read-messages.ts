import { normalizePhone } from '@ostrov/shared/formats/phone'
import type { ListQuery } from '@ostrov/shared/lists/table'
import { isSecret } from '@ostrov/shared/messages/fates'
import { messageDesk, messagesOfCustomer } from '@ostrov/shared/messages/lists'
import type { MessageWire } from '@ostrov/shared/messages/schema'
import { type AdminRole, adminMay } from '@ostrov/shared/staff/permissions'
import { failureWords } from '@ostrov/shared/system/failures'
import { readFacets } from '../../db/facets'
import { readList, type SourceOf } from '../../db/list'
import type { Em } from '../../db/orm'
import { containing, moment, row, rows, sql, writtenOut } from '../../db/sql'
import type { By } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import { writeEntry } from '../audit/write-entry'
import { masked } from './masked'

type Query = ListQuery<typeof messageDesk>
type Row = Omit<MessageWire, 'may_resend'> & { is_kept: boolean }

/** What the house has sent, the newest first; phones and mails whole only for who may see customers. */
export async function listMessages(em: Em, role: AdminRole, query: Query) {
  const list = await readList<Row, typeof messageDesk>(em, messageDesk, query, soughtBy(role))
  return { ...list, items: list.items.map((one) => shown(one, role)) }
}

/** How many of them each choice would leave. */
export const countMessages = (em: Em, role: AdminRole, query: Query) =>
  readFacets(em, messageDesk, query, soughtBy(role))

/** What one customer was sent. */
export async function messagesTo(
  em: Em,
  role: AdminRole,
  user_id: string,
  query: ListQuery<typeof messagesOfCustomer>,
) {
  const { select, from, joined, key, order } = source
  const of = { select, from, joined, key, order, where: sql`m.user_id = ${user_id}` }
  const list = await readList<Row, typeof messagesOfCustomer>(em, messagesOfCustomer, query, of)
  return { ...list, items: list.items.map((one) => shown(one, role)) }
}

/** What was sent of one order, the newest first. */
export async function messagesAbout(em: Em, role: AdminRole, order_id: number): Promise<MessageWire[]> {
  const found = await rows<Row>(
    em,
    sql`select ${source.select} from ${source.from} ${source.joined} where m.order_id = ${order_id} order by m.id desc limit 100`,
  )
  return found.map((one) => shown(one, role))
}

const order = { by: [sql`m.id`], falling: true } as const
const source = {
  select: sql`m.id, m.channel, m.kind, m.recipient, m.order_id::int as order_id, m.fate, m.reason, m.provider, m.cost, m.tries,
    case when u.id is not null then json_build_object('id', u.id, 'name', u.name) end as user,
    case when r.id is not null then json_build_object('id', r.id, 'title', r.title) end as restaurant,
    ${moment('m.created_at')} as created_at, ${moment('m.settled_at')} as settled_at,
    m.fate in ('queued', 'failed') and exists (select from graphile_worker._private_jobs j
      where j.id = m.job_id and j.locked_at is null) as is_kept`,
  from: sql`message m`,
  joined: sql`left join "user" u on u.id = m.user_id left join restaurant r on r.id = m.restaurant_id`,
  where: sql`true`,
  key: sql`m.id`,
  conditions: {
    query: (typed: string) => sql`m.recipient = ${recipientOf(typed)}`,
    fate: sql`m.fate`,
    channel: sql`m.channel`,
    kind: sql`m.kind`,
    user_id: sql`m.user_id`,
  },
  order,
} satisfies SourceOf<typeof messageDesk>

/** Who sees no whole phones and mails finds them by nothing less: a part at a time would tell them. */
function soughtBy(role: AdminRole): typeof source {
  if (!adminMay(role, 'customers')) return source
  return { ...source, conditions: { ...source.conditions, query: holdsPart } }
}

const PART_LEAST = 3

/** A phone by any of its digits, where people write 8 for 7 too; a mail by any part of it. */
function holdsPart(typed: string) {
  const digits = typed.replace(/[\s()+-]/g, '')
  if (!/^\d+$/.test(digits)) return sql`m.recipient ilike ${writtenOut(containing(typed.trim()))}`
  if (digits.length < PART_LEAST) return sql`false`
  const parts = digits.startsWith('8') ? [digits, `7${digits.slice(1)}`] : [digits]
  return sql`(${sql.join(
    parts.map((part) => sql`m.recipient like ${writtenOut(containing(part))}`),
    sql` or `,
  )})`
}

/** As recipients are kept: a phone by its digits. */
const recipientOf = (typed: string) => (typed.includes('@') ? typed.trim() : normalizePhone(typed))

function shown({ is_kept, ...message }: Row, role: AdminRole): MessageWire {
  return {
    ...message,
    recipient: adminMay(role, 'customers') ? message.recipient : masked(message.recipient),
    reason: message.reason === null ? null : failureWords(message.reason),
    may_resend: is_kept && !isSecret(message.kind),
  }
}

type Resending = { by: By; id: string; now: Date }

/**
 * Sends a message that waits for its next try, or could not be sent, at once and with all its tries. Call inside a transaction.
 * @throws {Refusal} `message.not_found`; `message.not_kept` for what went, what signs somebody in, and what the queue has dropped
 */
export async function resendMessage(em: Em, { by, id, now }: Resending): Promise<void> {
  const message = await row<{ job_id: string | null; kind: MessageWire['kind']; channel: string }>(
    em,
    sql`select m.job_id, m.kind, m.channel from message m where m.id = ${id}`,
  )
  if (!message) throw new Refusal('message.not_found')
  const again =
    message.job_id !== null &&
    !isSecret(message.kind) &&
    (await row<{ id: string }>(
      em,
      sql`select id from graphile_worker.reschedule_jobs(array[${message.job_id}::bigint], run_at := now(), attempts := 0)`,
    ))
  if (!again) throw new Refusal('message.not_kept')
  await writeEntry(em, { by, act: 'message.resend', subject: `message:${id}`, to: { channel: message.channel }, now })
}
