import { NoticesSchema } from '@ostrov/shared/notices/schema'
import { Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { demandUser } from './demand-user'
import { readNotices } from './notices'

export const customerNoticesRoute = (deps: Deps) =>
  new Elysia().use(access(deps)).get(
    '/admin/user/:id/notices',
    async ({ em, params }) => {
      await demandUser(em, params.id)
      return readNotices(em, params.id)
    },
    {
      admin: 'customers',
      refuses: ['customer.not_found'],
      params: t.Object({ id: Uuid }),
      response: { 200: NoticesSchema },
      detail: { summary: 'What a customer is told, and by which ways', tags: ['Accounts'] },
    },
  )
