import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Deps } from '../kernel/deps'
import { isRead } from './own-pages'

const NAME = 'ostrov_wrote'
const SENT = new RegExp(`(?:^|; )${NAME}=(\\d+)\\.([\\w-]+)`)

type Known = Pick<Deps, 'readers' | 'config' | 'now'>

/**
 * Whether its sender wrote so short a while ago that a replica may not know of it: then nothing is read there, and nothing that was
 * kept is given. It is signed, for whoever has it is answered anew each time.
 */
export function hasJustWritten({ headers }: Request, { readers, config, now }: Known): boolean {
  if (readers.mayLagMs === 0) return false
  const [, until = '', signature = ''] = SENT.exec(headers.get('cookie') ?? '') ?? []
  if (Number(until) <= now().getTime()) return false
  const [sent, right] = [Buffer.from(signature), Buffer.from(sign(until, config.sessionSecret))]
  return sent.length === right.length && timingSafeEqual(sent, right)
}

/** Tells the browser of whoever has written. */
export function tellWritten(request: Request, { status, headers }: Response, { readers, config, now }: Known): void {
  if (readers.mayLagMs === 0 || isRead(request) || status >= 400) return
  const until = String(now().getTime() + readers.mayLagMs)
  const secure = config.origin.startsWith('https:') ? '; Secure' : ''
  const age = Math.ceil(readers.mayLagMs / 1000)
  headers.append(
    'set-cookie',
    `${NAME}=${until}.${sign(until, config.sessionSecret)}; Max-Age=${age}; Path=/; HttpOnly; SameSite=Lax${secure}`,
  )
}

const sign = (until: string, secret: string) =>
  createHmac('sha256', secret).update(`${NAME} ${until}`).digest('base64url')
