import { Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import { readSeatKey } from '../../http/session-tokens'
import type { Deps } from '../../kernel/deps'
import { demandSeat } from '../groups/find-seat'
import { eventStream } from './event-stream'
import { liveStreams } from './streams'

/** What happens in a group basket, live. */
export const groupUpdateRoutes = (deps: Deps) =>
  new Elysia().use(access(deps)).get(
    '/groups/:id/stream',
    async ({ em, customer, cookie, params, now }) => {
      const asking = { token: params.id, customer, keyIn: (group_id: string) => readSeatKey(cookie, group_id) }
      const { group, me } = await demandSeat(em, asking, now)
      const session_id = me.is_owner ? (customer?.session.id ?? null) : null
      const holder = { id: me.id ?? group.user_id, participant_id: me.id, session_id }
      return eventStream(await liveStreams(deps).openGroup(holder, group))
    },
    {
      guest: 'reads',
      refuses: ['group.not_found', 'group.not_joined', 'request.too_often'],
      params: t.Object({ id: Uuid }),
      detail: {
        summary: 'Server-sent events of a group basket',
        description: 'Event `group` whenever its dishes, people, menu or order may have changed: read it anew.',
        tags: ['Groups'],
      },
    },
  )
