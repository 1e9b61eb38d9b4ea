import { EmployeeInput, OwnOrganization, type OwnOrganizationWire } from '@ostrov/shared/organizations/schema'
import { Done, done, Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { createLimits } from '../../kernel/limits'
import { ownRoutes } from '../own-records/own-routes'
import { readOwn } from '../own-records/read-own'
import { addEmployee, leaveOrganization, removeEmployee } from './change-employees'
import { ownOrganization } from './own-organization'

const PATH = '/user/organizations'
const TAG = { name: 'Organizations', about: 'Shops, workshops, clinics: what everybody reads, and who runs them.' }
const tags = [TAG.name]
const params = t.Object({ id: Uuid })
const response = { 200: OwnOrganization }

/** What a person owns or works for. */
export const ownOrganizationRoutes = (deps: Deps) => {
  const { list, one, create, change, remove } = ownRoutes(deps, PATH, ownOrganization, TAG)
  return new Elysia()
    .use(list())
    .use(one())
    .use(create())
    .use(change())
    .use(remove())
    .use(new Elysia({ prefix: PATH }).use(employeeRoutes(deps)))
}

/** Who works there: its owner alone says. */
const employeeRoutes = (deps: Deps) => {
  const limits = createLimits(deps)
  return new Elysia()
    .use(access(deps))
    .post(
      '/:id/employees',
      async ({ em, customer, by, params: { id }, body, now }) => {
        // Each press tells whether somebody has this phone: nobody may ask about many.
        await limits.consume('employees', customer.id)
        await em.transactional((tx) => addEmployee(tx, id, body.phone, { customer, by, now }))
        return readOwn<OwnOrganizationWire>(em, ownOrganization, customer, id)
      },
      {
        customer: 'own',
        refuses: [
          ...(['organization.not_found', 'organization.employee_unknown', 'organization.employee_there'] as const),
          ...(['organization.too_many_employees', 'request.too_often'] as const),
        ],
        params,
        body: EmployeeInput,
        response,
        detail: { summary: 'Take on a person of the portal by their phone', tags },
      },
    )
    .delete(
      '/:id/employees',
      async ({ em, customer, by, params: { id }, body, now }) => {
        await em.transactional((tx) => removeEmployee(tx, id, body.phone, { customer, by, now }))
        return readOwn<OwnOrganizationWire>(em, ownOrganization, customer, id)
      },
      {
        customer: 'own',
        refuses: ['organization.not_found', 'organization.employee_not_found'],
        params,
        body: EmployeeInput,
        response,
        detail: { summary: 'Part with an employee', tags },
      },
    )
    .post(
      '/:id/leave',
      async ({ em, customer, params: { id } }) => {
        await leaveOrganization(em, id, { customer })
        return done
      },
      {
        customer: 'own',
        refuses: ['organization.not_found'],
        params,
        response: { 200: Done },
        detail: { summary: 'Work there no more', tags },
      },
    )
}
