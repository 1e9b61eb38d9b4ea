import type { Jobs } from '../db/queue'
import type { Deps } from '../kernel/deps'
import { JobFailure } from '../kernel/job-failure'
import { attachTickets } from '../modules/tickets/attach-tickets'

/** Sends one letter. An address that does not exist is let go; any other failure is tried again by the queue. */
export async function sendMail(
  deps: Deps,
  { to, subject, text, html, unsubscribe, tickets_of }: Jobs['mail.send'],
): Promise<void> {
  const { doors, log } = deps
  const files = tickets_of === undefined ? [] : await attachTickets(deps, tickets_of)
  const result = await doors.mail({
    ...{ to, subject, text, html: html ?? `<p>${Bun.escapeHTML(text)}</p>` },
    ...(unsubscribe !== undefined && { unsubscribe }),
    files,
  })
  if (result.ok) return
  log.warn({ kind: result.kind, reason: result.message }, 'a letter was not sent')
  if (result.kind !== 'recipient') throw new JobFailure(`mail.${result.kind}`, result.message)
}
