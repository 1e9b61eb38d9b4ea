import { addressList } from '@ostrov/shared/addresses/lists'
import { AddressInput, AddressSchema } from '@ostrov/shared/addresses/schema'
import { listRoute } from '@ostrov/shared/lists/schema'
import { Done, done, Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { addressView } from './address-view'
import { listAddresses } from './list-addresses'
import { activateAddress, addAddress, editAddress, removeAddress } from './save-address'

const params = t.Object({ id: Uuid })
const tags = ['Addresses']

export const addressRoutes = (deps: Deps) =>
  new Elysia({ prefix: '/user/user_address' })
    .use(access(deps))
    .get('', ({ em, customer, query }) => listAddresses(em, customer.id, query), {
      customer: 'reads',
      ...listRoute(addressList, AddressSchema),
      detail: { summary: 'My addresses, the active one first', tags },
    })
    .post(
      '',
      async ({ em, now, customer, body }) => addressView(await addAddress(em, deps, customer, { input: body, now })),
      {
        customer: 'writes',
        refuses: ['address.too_many', 'address.outside_region', 'address.elsewhere'],
        body: AddressInput,
        response: { 200: AddressSchema },
        detail: { summary: 'Add an address; the first becomes active', tags },
      },
    )
    .put(
      '/:id',
      async ({ em, customer, params, body }) => addressView(await editAddress(em, deps, customer, params.id, body)),
      {
        customer: 'writes',
        refuses: ['address.not_found', 'address.outside_region', 'address.elsewhere'],
        params,
        body: AddressInput,
        response: { 200: AddressSchema },
        detail: { summary: 'Change an address', tags },
      },
    )
    .put(
      '/active/:id',
      async ({ em, customer, params }) => addressView(await activateAddress(em, customer, params.id)),
      {
        customer: 'writes',
        refuses: ['address.not_found'],
        params,
        response: { 200: AddressSchema },
        detail: { summary: 'Make an address the active one', tags },
      },
    )
    .delete(
      '/:id',
      async ({ em, customer, params }) => {
        await removeAddress(em, customer, params.id)
        return done
      },
      {
        customer: 'writes',
        refuses: ['address.not_found'],
        params,
        response: { 200: Done },
        detail: { summary: 'Remove an address; the newest other one takes over when it was active', tags },
      },
    )
