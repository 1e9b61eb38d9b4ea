import { listRoute } from '@ostrov/shared/lists/schema'
import { ownOrganizationList } from '@ostrov/shared/organizations/lists'
import {
  EmployeeInput,
  OrganizationChange,
  OrganizationInput,
  OwnOrganization,
} from '@ostrov/shared/organizations/schema'
import { Done, done, Repeatable, Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { answerOnce } from '../../kernel/idempotency'
import { createLimits } from '../../kernel/limits'
import { addEmployee, leaveOrganization, removeEmployee } from './change-employees'
import { listOwnOrganizations, readOwnOrganization } from './own-organizations'
import { changeOrganization, createOrganization, deleteOrganization } from './write-organization'

const tags = ['Organizations']
const params = t.Object({ id: Uuid })
const response = { 200: OwnOrganization }

/** What a person owns or works for. */
export const ownOrganizationRoutes = (deps: Deps) =>
  new Elysia({ prefix: '/user/organizations' }).use(ownRoutes(deps)).use(employeeRoutes(deps))

const ownRoutes = (deps: Deps) => {
  const limits = createLimits(deps)
  return new Elysia()
    .use(access(deps))
    .get('', ({ em, customer, query }) => listOwnOrganizations(em, customer, query), {
      customer: true,
      ...listRoute(ownOrganizationList, OwnOrganization),
      detail: { summary: 'Organizations that I own or work for', tags },
    })
    .get('/:id', ({ em, customer, params }) => readOwnOrganization(em, customer, params.id), {
      customer: true,
      refuses: ['organization.not_found'],
      params,
      response,
      detail: { summary: 'One of them', tags },
    })
    .post(
      '',
      ({ em, customer, by, headers, body, now }) =>
        answerOnce(
          em,
          { scope: `customer:${customer.id}`, key: headers['idempotency-key'], route: 'organization.create', body },
          async (tx) => {
            const id = await createOrganization(tx, body, { customer, by, now })
            await limits.consume('organizations', customer.id)
            return readOwnOrganization(tx, customer, id)
          },
        ),
      {
        customer: true,
        headers: Repeatable,
        refuses: [
          ...(['request.key_reused', 'request.invalid', 'request.too_often'] as const),
          ...(['organization.too_many', 'image.not_found'] as const),
        ],
        body: OrganizationInput,
        response,
        detail: { summary: 'Add an organization; it is shown once a moderator has looked at it', tags },
      },
    )
    .put(
      '/:id',
      async ({ em, customer, by, params: { id }, body, now }) => {
        await em.transactional((tx) => changeOrganization(tx, id, body, { customer, by, now }))
        return readOwnOrganization(em, customer, id)
      },
      {
        customer: true,
        refuses: ['organization.not_found', 'organization.changed', 'request.invalid', 'image.not_found'],
        params,
        body: OrganizationChange,
        response,
        detail: { summary: 'Change my organization; words and pictures wait for a moderator', tags },
      },
    )
    .delete(
      '/:id',
      async ({ em, customer, by, params: { id }, now }) => {
        await em.transactional((tx) => deleteOrganization(tx, id, { customer, by, now }))
        return done
      },
      {
        customer: true,
        refuses: ['organization.not_found'],
        params,
        response: { 200: Done },
        detail: { summary: 'Remove my organization', tags },
      },
    )
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
        return readOwnOrganization(em, customer, id)
      },
      {
        customer: true,
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
        return readOwnOrganization(em, customer, id)
      },
      {
        customer: true,
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
        customer: true,
        refuses: ['organization.not_found'],
        params,
        response: { 200: Done },
        detail: { summary: 'Work there no more', tags },
      },
    )
}
