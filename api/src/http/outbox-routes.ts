import { Integer, IntegerInAddress, Moment, Nullable } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import type { Em } from '../db/orm'
import { rows, sql } from '../db/sql'
import type { Deps } from '../kernel/deps'
import { Refusal } from '../kernel/problems'
import { sampleLetters } from '../services/mail/letter-samples'
import { access } from './access'

const Channel = t.Union([t.Literal('sms'), t.Literal('mail'), t.Literal('push')])
const Entry = t.Object({
  id: Integer(),
  channel: Channel,
  to: t.String(),
  subject: Nullable(t.String()),
  body: t.String(),
  created_at: Moment,
})
type EntryRow = typeof Entry.static

/** What would have been sent: in development and tests there is no gateway, so this is the phone and the mailbox. */
export const devRoutes = (deps: Deps) =>
  new Elysia()
    .use(access(deps))
    .use(letterRoutes(deps))
    .get(
      '/dev/outbox',
      async ({ em, query: { channel, to, limit = 20 } }) => {
        if (deps.config.isProduction || !deps.config.outbox) throw new Refusal('request.not_found')
        return { items: await listEntries(em, { channel: channel ?? null, to: to ?? null, limit }) }
      },
      {
        open: true,
        refuses: ['request.not_found'],
        query: t.Object({
          channel: t.Optional(Channel),
          to: t.Optional(t.String({ maxLength: 1000 })),
          limit: t.Optional(IntegerInAddress({ minimum: 1, maximum: 100, default: 20 })),
        }),
        response: { 200: t.Object({ items: t.Array(Entry) }) },
        detail: { summary: 'Messages not sent, newest first (development and test only)', tags: ['Development'] },
      },
    )

type Wanted = { channel: EntryRow['channel'] | null; to: string | null; limit: number }

async function listEntries(em: Em, { channel, to, limit }: Wanted): Promise<EntryRow[]> {
  const found = await rows<EntryRow & { created_at: string }>(
    em,
    sql`select id::int as id, channel, recipient as "to", subject, body, created_at from outbox_entry
      where (${channel}::text is null or channel = ${channel}::text)
        and (${to}::text is null or recipient = ${to}::text)
      order by outbox_entry.id desc limit ${limit}`,
  )
  return found.map((one) => ({ ...one, created_at: new Date(one.created_at).toISOString() }))
}

const LetterSample = t.Object({ name: t.String(), subject: t.String(), text: t.String(), html: t.String() })

/** What our letters look like, without sending any. */
const letterRoutes = (deps: Deps) =>
  new Elysia().use(access(deps)).get(
    '/dev/letters',
    () => {
      const { isProduction, outbox, brand, origin } = deps.config
      if (isProduction || !outbox) throw new Refusal('request.not_found')
      return { items: sampleLetters({ brand: brand.name, support_email: brand.supportEmail }, origin) }
    },
    {
      open: true,
      refuses: ['request.not_found'],
      response: { 200: t.Object({ items: t.Array(LetterSample) }) },
      detail: { summary: 'Every letter, filled with a sample (development and test only)', tags: ['Development'] },
    },
  )
