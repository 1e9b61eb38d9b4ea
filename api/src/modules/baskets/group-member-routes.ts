import { QuantityInput } from '@ostrov/shared/baskets/schema'
import { GroupItemInput, GroupSchema, JoinInput, ReadyInput } from '@ostrov/shared/groups/schema'
import { Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import type { Em } from '../../db/orm'
import { access } from '../../http/access'
import type { CookieJar } from '../../http/cookies'
import { clientNetwork } from '../../http/counted'
import { readSeatKey, setSeatKey } from '../../http/session-tokens'
import type { Customer } from '../../kernel/actors'
import type { Deps } from '../../kernel/deps'
import { createLimits } from '../../kernel/limits'
import { demandSeat, findSeat } from '../groups/find-seat'
import { joinGroup } from '../groups/join-group'
import { setReady } from '../groups/take-part'
import { putDish, removeFriend, setDish } from './fill-group'
import { viewGroup } from './read-group'

const params = t.Object({ id: Uuid })
const withTarget = t.Object({ id: Uuid, target: Uuid })
const tags = ['Groups']
const response = { 200: GroupSchema }
const GROUP_KEPT_MS = 7 * 24 * 3_600_000

type Asked = { em: Em; customer: Customer | null; params: { id: string }; cookie: CookieJar; now: Date }

/** A group basket by its link: its owner is known by the session, a friend by what the browser was given at joining. */
export const groupMemberRoutes = (deps: Deps) => {
  const seatOf = async (asked: Asked) => demandSeat(asked.em, askingOf(asked), asked.now)
  const view = async (asked: Asked) =>
    viewGroup(asked.em, await findSeat(asked.em, askingOf(asked), asked.now), asked.now)
  /** A member pays for a write of theirs; neighbours behind one address do not. */
  const writerOf = async (asked: Asked) => {
    const seat = await seatOf(asked)
    if (seat.me.id) await createLimits(deps).consume('writes', `friend:${seat.me.id}`)
    return seat
  }
  return new Elysia()
    .use(access(deps))
    .get('/groups/:id', (asked) => view(asked), {
      guest: 'reads',
      refuses: ['group.not_found'],
      params,
      response,
      detail: { summary: 'A group basket by its link’s token; who has not joined sees whose it is', tags },
    })
    .post(
      '/groups/:id/participants',
      async (asked) => {
        const { em, body, cookie, request, now } = asked
        const seat = await findSeat(em, askingOf(asked), now)
        await createLimits(deps).consume('group_joins', `${seat.group.id}:${clientNetwork(request)}`)
        const key = await joinGroup(em, seat, { name: body.name, old_key: readSeatKey(cookie, seat.group.id), now })
        if (!key) return view(asked)
        setSeatKey(deps, cookie, { group_id: seat.group.id, key, expires: new Date(now.getTime() + GROUP_KEPT_MS) })
        return viewGroup(em, await findSeat(em, { ...askingOf(asked), keyIn: () => key }, now), now)
      },
      {
        guest: 'writes',
        refuses: [
          'group.not_found',
          'group.locked',
          'group.over',
          'group.full',
          'group.name_taken',
          'group.removed',
          'request.too_often',
        ],
        params,
        body: JoinInput,
        response,
        detail: { summary: 'Join under a name; this browser is known by a cookie of this group alone', tags },
      },
    )
    .put(
      '/groups/:id/participants/:target',
      async (asked) => {
        await setReady(asked.em, (await writerOf(asked)).me, asked.params.target, asked.body.is_ready)
        return view(asked)
      },
      {
        guest: 'writes',
        refuses: ['group.not_found', 'group.not_joined'],
        params: withTarget,
        body: ReadyInput,
        response,
        detail: { summary: 'Say that one has chosen, or not yet', tags },
      },
    )
    .delete(
      '/groups/:id/participants/:target',
      async (asked) => {
        await removeFriend(asked.em, await writerOf(asked), asked.params.target, asked.now)
        return view(asked)
      },
      {
        guest: 'writes',
        refuses: ['group.not_found', 'group.not_joined', 'group.locked', 'group.over'],
        params: withTarget,
        response,
        detail: { summary: 'Leave, or as the owner take a friend out, with the dishes', tags },
      },
    )
    .post(
      '/groups/:id/items',
      async (asked) => {
        await putDish(asked.em, await writerOf(asked), asked.body, asked.now)
        return view(asked)
      },
      {
        guest: 'writes',
        refuses: [
          ...(['group.not_found', 'group.not_joined', 'group.locked', 'group.over', 'product.not_found'] as const),
          ...([
            'basket.quantity_limit',
            'basket.too_many',
            'basket.product_unavailable',
            'basket.options_invalid',
            'request.key_reused',
          ] as const),
        ],
        params,
        body: GroupItemInput,
        response,
        detail: { summary: 'Put a dish into the group basket under one’s name', tags },
      },
    )
    .put(
      '/groups/:id/items/:target',
      async (asked) => {
        const change = { item_id: asked.params.target, quantity: asked.body.quantity }
        await setDish(asked.em, await writerOf(asked), change, asked.now)
        return view(asked)
      },
      {
        guest: 'writes',
        refuses: ['group.not_found', 'group.not_joined', 'group.locked', 'group.over', 'basket.item_not_found'],
        params: withTarget,
        body: QuantityInput,
        response,
        detail: { summary: 'Set how many of a line; 0 removes it. A friend’s reach is their own lines', tags },
      },
    )
}

function askingOf({ params, customer, cookie }: Asked) {
  return { token: params.id, customer, keyIn: (group_id: string) => readSeatKey(cookie, group_id) }
}
