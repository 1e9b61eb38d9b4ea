import { DoorCheckSchema, DoorNameSchema, DoorSchema } from '@ostrov/shared/system/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { checkOneDoor, listDoors } from './doors'

const tags = ['System']

/** The services outside, for who keeps the platform running. */
export const doorRoutes = (deps: Deps) =>
  new Elysia({ prefix: '/admin/system/doors' })
    .use(access(deps))
    .get('', async ({ em }) => ({ items: await listDoors(em, deps) }), {
      admin: 'system',
      response: { 200: t.Object({ items: t.Array(DoorSchema) }) },
      detail: { summary: 'Services outside: whether each is set up, and how it last answered', tags },
    })
    .post('/:door/check', ({ em, by, params: { door }, now }) => checkOneDoor(em, deps, { door, by, now }), {
      admin: 'system',
      refuses: ['door.not_set_up', 'request.too_often'],
      params: t.Object({ door: DoorNameSchema }),
      response: { 200: DoorCheckSchema },
      detail: { summary: 'Ask a service whether it answers; nothing is done there', tags },
    })
