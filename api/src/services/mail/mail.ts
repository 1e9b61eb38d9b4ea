import { createTransport } from 'nodemailer'
import type { MailConfig } from '../../config'
import type { Outbox } from '../outbox'

export type Letter = { subject: string; text: string; html: string }
export type MailFile = { name: string; type: string; bytes: Uint8Array<ArrayBuffer> }
/** `unsubscribe`: where a mail program may post to, so that no more of these come; `files`: what is attached. */
export type MailMessage = Letter & { to: string; unsubscribe?: string; files?: readonly MailFile[] }
/**
 * `recipient`: the address does not take letters, for good. `unavailable`: the server was away or busy, try later.
 * `account`: our own sign-in or sender was refused, tell the administrator.
 */
export type MailResult =
  | { ok: true; id: string }
  | { ok: false; kind: 'recipient' | 'unavailable' | 'account'; message: string }
/** Sends one letter. Never throws for reasons of the mail server. */
export type MailDoor = (message: MailMessage) => Promise<MailResult>

/** Milliseconds. The library would wait for minutes. */
const TIMEOUTS = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 20_000 }

/** The door the settings ask for: SMTP, or the outbox that development and tests read. Nobody comes to one that is off. */
export function createMailDoor(config: MailConfig, outbox: Outbox, timeouts = TIMEOUTS): MailDoor {
  if (config.transport !== 'smtp') {
    return async ({ to, subject, text, files = [] }) => {
      const attached = files.map(({ name, bytes }) => `\n\nВложение: ${name}, ${bytes.length} байт`).join('')
      await outbox.write({ channel: 'mail', to, subject, body: text + attached })
      return { ok: true, id: crypto.randomUUID() }
    }
  }
  const transport = createTransport({ url: config.smtpUrl, ...timeouts }, { from: config.from })
  return async ({ to, subject, text, html, unsubscribe, files = [] }) => {
    try {
      // An address object cannot smuggle in a second recipient; files and addresses in bodies are never fetched.
      const letter = {
        to: { name: '', address: to },
        subject,
        text,
        html,
        ...(unsubscribe !== undefined && { headers: oneClick(unsubscribe) }),
        attachments: files.map(attached),
      }
      const info = await transport.sendMail({ ...letter, disableFileAccess: true, disableUrlAccess: true })
      return { ok: true, id: info.messageId }
    } catch (error) {
      return failure(error)
    }
  }
}

const attached = ({ name, type, bytes }: MailFile) => ({
  ...{ filename: name, contentType: type, content: Buffer.from(bytes) },
})

/** The headers of RFC 8058: one press in the mail program, which asks nobody to sign in. */
const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

function failure(error: unknown): MailResult {
  const code = fieldOf(error, 'code')
  const status = Number(fieldOf(error, 'responseCode'))
  const message = `${code} ${status || ''}`.trim()
  if (code === 'EAUTH') return { ok: false, kind: 'account', message }
  if (code === 'EENVELOPE' && status >= 500 && fieldOf(error, 'command') === 'RCPT TO')
    return { ok: false, kind: 'recipient', message }
  return { ok: false, kind: code === 'EENVELOPE' && status >= 500 ? 'account' : 'unavailable', message }
}

/** The library puts its facts on the error itself. */
function fieldOf(error: unknown, key: string): string {
  if (!(error instanceof Error)) return ''
  return String(Object.entries(error).find(([name]) => name === key)?.[1] ?? '')
}
