import { GateSchema, PassesInput, PassesSchema } from '@ostrov/shared/tickets/gate-schema'
import { Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../../http/access'
import type { Deps } from '../../../kernel/deps'
import { letAllIn } from './let-in'
import { openGate, readGate } from './open-gate'

const tags = ['Tickets']
const one = t.Object({ key: Uuid })

/** What a scanner asks; its link proves it. */
export const ticketGateRoutes = (deps: Deps) =>
  new Elysia()
    .use(access(deps))
    .get('/gates/:key', ({ em, params }) => readGate(em, params.key, deps.config.secretsKey), {
      open: true,
      refuses: ['ticket_gate.not_found'],
      params: one,
      response: { 200: GateSchema },
      detail: { summary: 'A way in with its tickets, by which it works without a network', tags },
    })
    .post(
      '/gates/:key/passes',
      async ({ em, params, body, now }) => letAllIn(em, await openGate(em, params.key), body, now),
      {
        open: true,
        refuses: ['ticket_gate.not_found'],
        params: one,
        body: PassesInput,
        response: { 200: PassesSchema },
        detail: { summary: 'Let people in, or tell who was let in without a network; harmless when repeated', tags },
      },
    )
