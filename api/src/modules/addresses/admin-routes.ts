import { addressList } from '@ostrov/shared/addresses/lists'
import { AddressSchema } from '@ostrov/shared/addresses/schema'
import { listRoute } from '@ostrov/shared/lists/schema'
import { Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { demandUser } from '../customers/demand-user'
import { listAddresses } from './list-addresses'

export const customerAddressesRoute = (deps: Deps) =>
  new Elysia().use(access(deps)).get(
    '/admin/user/:id/addresses',
    async ({ em, params, query }) => {
      await demandUser(em, params.id)
      return listAddresses(em, params.id, query)
    },
    {
      admin: 'customers',
      refuses: ['customer.not_found'],
      params: t.Object({ id: Uuid }),
      ...listRoute(addressList, AddressSchema),
      detail: { summary: 'Addresses of a customer, the active one first', tags: ['Addresses'] },
    },
  )
