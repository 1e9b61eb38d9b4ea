import { User } from '../../src/modules/customers/user'
import { filledIn, openTown } from '../organizations'
import { triedOwn } from '../own-records'
import { signIn } from '../people'
import type { Product } from '../product'
import { NOBODYS } from '../reach/entry'
import type { Rows } from '../reach/world'
import { triedRecords } from '../records'
import type { Tried } from '../tried'

const own = triedOwn({
  ...{ noun: 'organization', path: '/user/organizations', form: 'ORGANIZATION_FORM' },
  good: filledIn,
})

/** The town of the one that was made last. */
let home = NOBODYS

const records = triedRecords([
  {
    noun: 'organization',
    path: '/admin/organizations',
    verbs: ['one', 'change', 'many'],
    form: 'ORGANIZATION_DESK_FORM',
    good: () => ({
      ...{
        name: 'Бриз',
        category: 'medicine',
        description: 'Лечим',
        city_id: home,
        address: null,
        phones: '74242000301',
      },
      ...{ site: null, hours: 'пн–пт 09:00–18:00', image_ids: [], is_hidden: false },
    }),
    there: async (product) => {
      const { city, open } = await openTown(product)
      home = city.id
      return (await open()).id
    },
    change: { is_hidden: true },
    filters: ['city_id'],
  },
])

/** What everybody reads of organizations, and what their people do. */
export const tried: Tried<'organization' | 'workplace'> = {
  rows: rowsOf,
  acts: records.acts,
  reach: {
    ...records.reach,
    'GET /organizations/:number': { names: { number: { why: 'what everybody reads' } }, fresh: shown },
    ...own.reach,
    'POST /user/organizations/:id/employees': { names: { id: 'organization' }, body: () => ({ phone: '79241112233' }) },
    'DELETE /user/organizations/:id/employees': {
      names: { id: 'organization' },
      fresh: employing,
      body: ({ phone }) => ({ phone: phone ?? '79241112233' }),
    },
    'POST /user/organizations/:id/leave': { names: { id: 'workplace' } },
  },
  forms: async (stage) => {
    const { product } = stage
    const { add, owner } = await openTown(product)
    const { id } = (await add()).body
    return {
      ...(await records.forms?.(stage)),
      ...(await own.forms(stage)),
      EMPLOYEE_FORM: {
        good: { phone: (await signIn(product)).phone },
        request: (values) => ['POST', `/api/user/organizations/${id}/employees`, values, owner.token],
      },
    }
  },
}

async function rowsOf(product: Product, mine: Rows) {
  const town = await openTown(product)
  const { customer } = mine
  const person = await product.em().findOneOrFail(User, { id: customer.id })
  const workplace = (await town.add()).body.id
  await town.employ(workplace, person.phone ?? '')
  return { ...(await own.rows(product, mine)), workplace }
}

/** One that has an employee. */
async function employing(product: Product, { customer }: Rows) {
  const { add, employ } = await openTown(product)
  const { id } = (await add({}, customer)).body
  const { phone } = await signIn(product)
  await employ(id, phone, customer)
  return { id, phone }
}

async function shown(product: Product) {
  const { open } = await openTown(product)
  return { number: String((await open()).number) }
}
