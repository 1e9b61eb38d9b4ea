import type { Orm } from '../db/orm'
import { changed, sql } from '../db/sql'

/** A message that would have left the building; development and tests read it instead of a phone. */
export type OutboxEntry = {
  channel: 'sms' | 'mail' | 'push'
  /** Digits of the phone, the e-mail address or the push endpoint. */
  to: string
  subject?: string
  body: string
}

/** Where messages go when no gateway is set. Refused in production, since sign-in codes are readable in it. */
export interface Outbox {
  write(entry: OutboxEntry): Promise<void>
}

/** The outbox as a table, which `GET /api/dev/outbox` reads. */
export function createDatabaseOutbox(orm: Orm): Outbox {
  return {
    async write({ channel, to, subject, body }) {
      await changed(
        orm.em.fork(),
        sql`insert into outbox_entry (channel, recipient, subject, body)
            values (${channel}, ${to}, ${subject ?? null}, ${body})`,
      )
    },
  }
}
