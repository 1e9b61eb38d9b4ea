import type { JobRow, Jobs } from '../db/queue'
import type { Deps } from '../kernel/deps'
import { JobFailure } from '../kernel/job-failure'
import { beginMessage, settleMessage } from '../modules/messages/write-message'
import { attachTickets } from '../modules/tickets/buying/attach-tickets'

/** Sends one letter. An address that does not exist is let go; any other failure is tried again by the queue. */
export async function sendMail(
  deps: Deps,
  { to, subject, text, html, unsubscribe, tickets_of, about = { kind: 'other' } }: Jobs['mail.send'],
  attempt = 1,
  job: JobRow | null = null,
): Promise<void> {
  const { doors, log, orm, config, now } = deps
  const em = orm.em.fork()
  const provider = config.mail.transport
  const id = await beginMessage(em, {
    channel: 'mail',
    recipient: to,
    about,
    job_id: job?.id ?? null,
    tries: attempt,
    now: now(),
  })
  if (provider === 'off')
    return settleMessage(em, id, { fate: 'failed', provider: null, reason: 'mail.off', now: now() })
  const files = tickets_of === undefined ? [] : await attachTickets(deps, tickets_of)
  const result = await doors.mail({
    ...{ to, subject, text, html: html ?? `<p>${Bun.escapeHTML(text)}</p>` },
    ...(unsubscribe !== undefined && { unsubscribe }),
    files,
  })
  if (result.ok) return settleMessage(em, id, { fate: 'sent', provider, provider_id: result.id, now: now() })
  const { kind, message } = result
  const fate = kind === 'recipient' || (job?.isLast ?? true) ? 'failed' : 'queued'
  await settleMessage(em, id, { fate, provider, reason: `mail.${kind}`, code: message, now: now() })
  log.warn({ kind, reason: message }, 'a letter was not sent')
  if (kind !== 'recipient') throw new JobFailure(`mail.${kind}`, message)
}
