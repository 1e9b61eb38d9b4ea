import { isIP } from 'node:net'
import { connect, type PeerCertificate } from 'node:tls'

const HOUR_MS = 3_600_000
const PATIENCE_MS = 5_000

type Term = { from: number; to: number }
let known: { origin: string; lookedAt: number; term: Term | null } | undefined

/**
 * What is left of the certificate that visitors of `origin` are shown, in seconds and as a share of its whole term; null where it is
 * not known, or not yet. Nobody waits for the look: it is taken once an hour, by the way.
 */
export function ownCertificate(origin: string, now = Date.now()) {
  if (!origin.startsWith('https:')) return null
  if (known?.origin !== origin || now - known.lookedAt > HOUR_MS) look(origin, now)
  if (!known?.term) return null
  const { from, to } = known.term
  return { seconds: (to - now) / 1000, share: (to - now) / (to - from) }
}

function look(origin: string, now: number) {
  const looking = { origin, lookedAt: now, term: known?.origin === origin ? known.term : null }
  known = looking
  const { hostname, port } = new URL(origin)
  // Only its dates are read, so one that nobody trusts will do.
  const server = { host: hostname, port: Number(port || 443), ...(isIP(hostname) === 0 && { servername: hostname }) }
  const socket = connect({ ...server, rejectUnauthorized: false })
  socket.setTimeout(PATIENCE_MS, () => socket.destroy())
  socket.on('error', () => undefined)
  socket.on('secureConnect', () => {
    looking.term = termOf(socket.getPeerCertificate()) ?? looking.term
    socket.end()
  })
}

function termOf({ valid_from, valid_to }: PeerCertificate): Term | null {
  const [from, to] = [Date.parse(valid_from), Date.parse(valid_to)]
  return from < to ? { from, to } : null
}
