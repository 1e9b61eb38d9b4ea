import type { AddressInput } from '@ostrov/shared/addresses/schema'
import { checkForm, isValid } from '@ostrov/shared/forms/form'
import { doorOf } from '@ostrov/shared/geo/door'
import { DOOR_FORM } from '@ostrov/shared/geo/form'
import type { Em } from '../../db/orm'
import { changed, row, sql } from '../../db/sql'
import type { Customer } from '../../kernel/actors'
import type { Deps } from '../../kernel/deps'
import { Refusal } from '../../kernel/problems'
import { trustPlace } from '../geo/trust-place'
import { Address } from './address'

type Input = typeof AddressInput.static
type Adding = { input: Input; now: Date }
export const ADDRESSES_MAX = 50

/** Adds an address; a person's first one is active whatever was asked. @throws {Refusal} as `trustPlace` */
export async function addAddress(em: Em, deps: Deps, customer: Customer, { input, now }: Adding): Promise<Address> {
  const fields = await fieldsOf(em, deps, input)
  return inOrder(em, customer, async (tx) => {
    const count = await tx.count(Address, { user_id: customer.id })
    if (count >= ADDRESSES_MAX) throw new Refusal('address.too_many')
    const address = tx.create(Address, {
      ...fields,
      user_id: customer.id,
      is_active: false,
      created_at: now,
    })
    await tx.flush()
    if (count === 0 || input.is_active) await makeActive(tx, address)
    return address
  })
}

/** Changes one of this person's addresses. The active one stays active until another is chosen. @throws {Refusal} as `trustPlace` */
export async function editAddress(em: Em, deps: Deps, customer: Customer, id: string, input: Input): Promise<Address> {
  await ownAddress(em.fork(), customer, id)
  const fields = await fieldsOf(em, deps, input)
  return inOrder(em, customer, async (tx) => {
    const address = await ownAddress(tx, customer, id)
    tx.assign(address, fields)
    await tx.flush()
    if (input.is_active && !address.is_active) await makeActive(tx, address)
    return address
  })
}

/** Makes one of this person's addresses the one orders go to. */
export function activateAddress(em: Em, customer: Customer, id: string): Promise<Address> {
  return inOrder(em, customer, async (tx) => {
    const address = await ownAddress(tx, customer, id)
    if (!address.is_active) await makeActive(tx, address)
    return address
  })
}

/** Removes an address; when it was the active one, the newest of the others takes its place. */
export function removeAddress(em: Em, customer: Customer, id: string): Promise<void> {
  return inOrder(em, customer, async (tx) => {
    const address = await ownAddress(tx, customer, id)
    await tx.remove(address).flush()
    if (!address.is_active) return
    const next = await tx.findOne(Address, { user_id: customer.id }, { orderBy: { created_at: 'desc', id: 'desc' } })
    if (next) await makeActive(tx, next)
  })
}

/** One change of a person's addresses at a time: two at once could leave two active, or none. */
function inOrder<Result>(em: Em, customer: Customer, work: (tx: Em) => Promise<Result>): Promise<Result> {
  return em.transactional(async (tx) => {
    await row(tx, sql`select from "user" where id = ${customer.id} for update`)
    return work(tx)
  })
}

async function ownAddress(em: Em, customer: Customer, id: string): Promise<Address> {
  const address = await em.findOne(Address, { id, user_id: customer.id })
  if (!address) throw new Refusal('address.not_found')
  return address
}

async function makeActive(em: Em, address: Address) {
  // Both in one statement would meet the unique index row by row, in an order nobody promises.
  await changed(em, sql`update user_address set is_active = false where user_id = ${address.user_id} and is_active`)
  address.is_active = true
  await em.flush()
}

async function fieldsOf(em: Em, deps: Deps, input: Input) {
  const { front_door, apartment, floor, comment, private_house = false } = input.address_details
  const errors = checkForm(DOOR_FORM, input.address_details)
  if (!isValid(errors)) throw new Refusal('request.invalid', { errors })
  const place = await trustPlace(em, deps, input)
  const door = doorOf({ front_door, apartment, floor, private_house })
  return { ...place, address_details: { ...door, comment: textOrNull(comment) } }
}

function textOrNull(text: string | null | undefined): string | null {
  return text?.trim() || null
}
