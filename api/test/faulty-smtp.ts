import type { Socket } from 'bun'
import type { Fetch } from '../src/services/payments/bank-call'

/** How long a mail server is waited for in tests, ms. */
export const BRIEF_SMTP = { connectionTimeout: 200, greetingTimeout: 200, socketTimeout: 200 }

/**
 * A mail server that falters as `falter` says at each connection: says nothing where it would time out, hangs up where it would be
 * refused, is broken where it answers 500, breaks off in the middle of any other answer.
 */
export function startFaultySmtp(falter: Fetch) {
  const greet = async (socket: Socket) => {
    try {
      const answer = await falter('smtp', {})
      if (answer.ok) socket.end('220 mail.te')
      else socket.end('421 mail.test is broken\r\n')
    } catch (error) {
      // Silence is broken off by whoever waits.
      if (!(error instanceof DOMException)) socket.end()
    }
  }
  return Bun.listen({ hostname: '127.0.0.1', port: 0, socket: { open: (socket) => void greet(socket), data() {} } })
}
