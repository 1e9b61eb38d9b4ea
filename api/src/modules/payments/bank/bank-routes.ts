import { Elysia } from 'elysia'
import { access } from '../../../http/access'
import { clientAddress } from '../../../http/counted'
import type { Deps } from '../../../kernel/deps'
import { acceptNotification } from './accept-notification'

export const bankRoutes = (deps: Deps) =>
  new Elysia().use(access(deps)).post(
    '/payments/notifications',
    async ({ request }) => {
      await acceptNotification(deps, await request.text(), clientAddress(request))
      return new Response('OK', { headers: { 'content-type': 'text/plain; charset=utf-8' } })
    },
    {
      open: 'signed',
      refuses: ['payment.notification_forged', 'server.unavailable'],
      // Signed over the digits as the bank wrote them: any parser of our own would change long payment numbers.
      parse: 'none',
      detail: {
        summary: 'The bank tells what became of a payment; answered by exactly `OK`',
        description: 'T-Bank acquiring notification, signed by Token; repeated and unordered ones are harmless.',
        tags: ['Payments'],
      },
    },
  )
