import { normalizePhone } from '@ostrov/shared/formats/phone'
import { checkForm, isValid } from '@ostrov/shared/forms/form'
import { EMPLOYEE_FORM } from '@ostrov/shared/organizations/form'
import { EMPLOYEES_MAX } from '@ostrov/shared/organizations/rules'
import type { Em } from '../../db/orm'
import { changed, row, sql } from '../../db/sql'
import type { By, Customer } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import { writeEntry } from '../audit/write-entry'
import { lockOwn } from '../own-records/save-own'
import { ownOrganization } from './own-organization'

type Acting = { customer: Customer; by: By; now: Date }

/**
 * Takes a person of the portal on. Call inside a transaction.
 * @throws {Refusal} `organization.not_found` for who does not own it, `organization.employee_unknown` where nobody has this
 * phone, `organization.employee_there`, `organization.too_many_employees`
 */
export async function addEmployee(em: Em, id: string, phone: string, { customer, by, now }: Acting): Promise<void> {
  const wanted = phoneOf(phone)
  await lockOwn(em, ownOrganization, customer, id)
  const person = await row<{ id: string }>(
    em,
    sql`select id from "user" where phone = ${wanted} and deleted_at is null for key share`,
  )
  if (!person) throw new Refusal('organization.employee_unknown')
  if (person.id === customer.id) throw new Refusal('organization.employee_there')
  const before = await countEmployees(em, id)
  if (before >= EMPLOYEES_MAX) throw new Refusal('organization.too_many_employees')
  const added = await changed(
    em,
    sql`insert into organization_employee (organization_id, user_id, created_at) values (${id}, ${person.id}, ${now})
        on conflict (organization_id, user_id) do nothing`,
  )
  if (added === 0) throw new Refusal('organization.employee_there')
  await log(em, id, [before, before + 1], { by, now })
}

/** As it is kept. @throws {Refusal} `request.invalid` */
function phoneOf(typed: string): string {
  const errors = checkForm(EMPLOYEE_FORM, { phone: typed })
  const phone = normalizePhone(typed)
  if (!isValid(errors) || phone === null) throw new Refusal('request.invalid', { errors })
  return phone
}

/**
 * Parts with an employee. Call inside a transaction.
 * @throws {Refusal} `organization.not_found` for who does not own it, `organization.employee_not_found`
 */
export async function removeEmployee(em: Em, id: string, phone: string, { customer, by, now }: Acting): Promise<void> {
  await lockOwn(em, ownOrganization, customer, id)
  const before = await countEmployees(em, id)
  const removed = await changed(
    em,
    sql`delete from organization_employee e using "user" u
        where e.organization_id = ${id} and u.id = e.user_id and u.phone = ${normalizePhone(phone)}`,
  )
  if (removed === 0) throw new Refusal('organization.employee_not_found')
  await log(em, id, [before, before - 1], { by, now })
}

/** An employee leaves by themselves. @throws {Refusal} `organization.not_found` for who does not work there */
export async function leaveOrganization(em: Em, id: string, { customer }: Pick<Acting, 'customer'>): Promise<void> {
  const left = await changed(
    em,
    sql`delete from organization_employee where organization_id = ${id} and user_id = ${customer.id}`,
  )
  if (left === 0) throw new Refusal('organization.not_found')
}

async function countEmployees(em: Em, id: string): Promise<number> {
  const found = await row<{ count: number }>(
    em,
    sql`select count(*)::int as count from organization_employee where organization_id = ${id}`,
  )
  return found?.count ?? 0
}

/** How many there are, and nobody's phone. */
const log = (em: Em, id: string, [from, to]: [number, number], { by, now }: Pick<Acting, 'by' | 'now'>) =>
  writeEntry(em, {
    by,
    act: 'organization.change',
    subject: `organization:${id}`,
    from: { employees: from },
    to: { employees: to },
    now,
  })
