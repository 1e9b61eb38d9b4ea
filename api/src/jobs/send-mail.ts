import type { Jobs } from '../db/queue'
import type { Deps } from '../kernel/deps'
import { JobFailure } from '../kernel/job-failure'

/** Sends one letter. An address that does not exist is let go; any other failure is tried again by the queue. */
export async function sendMail(
  { doors, log }: Deps,
  { to, subject, text, html, unsubscribe }: Jobs['mail.send'],
): Promise<void> {
  const result = await doors.mail({
    ...{ to, subject, text, html: html ?? `<p>${Bun.escapeHTML(text)}</p>` },
    ...(unsubscribe !== undefined && { unsubscribe }),
  })
  if (result.ok) return
  log.warn({ kind: result.kind, reason: result.message }, 'a letter was not sent')
  if (result.kind !== 'recipient') throw new JobFailure(`mail.${result.kind}`, result.message)
}
