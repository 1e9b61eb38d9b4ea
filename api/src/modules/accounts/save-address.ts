import type { AddressInput } from '@ostrov/shared/accounts/schema'
import { isValid } from '@ostrov/shared/forms/fields'
import { validateAddressDetails } from '@ostrov/shared/geo/forms'
import type { Em } from '../../db/orm'
import { changed, row, sql } from '../../db/sql'
import { Refusal } from '../../http/problems'
import type { Customer } from '../../http/sessions'
import { City } from '../geo/city'
import { cityAt } from '../geo/nearest'
import { Address } from './address'

type Input = typeof AddressInput.static
export const ADDRESSES_MAX = 50

/** Adds an address; a person's first one is active whatever was asked. */
export function addAddress(em: Em, customer: Customer, input: Input, now: Date): Promise<Address> {
  return inOrder(em, customer, async (tx) => {
    const count = await tx.count(Address, { user_id: customer.id })
    if (count >= ADDRESSES_MAX) throw new Refusal('address.too_many')
    const address = tx.create(Address, {
      ...(await fieldsOf(tx, input)),
      user_id: customer.id,
      is_active: false,
      created_at: now,
    })
    await tx.flush()
    if (count === 0 || input.is_active) await makeActive(tx, address)
    return address
  })
}

/** Changes one of this person's addresses. The active one stays active until another is chosen. */
export function editAddress(em: Em, customer: Customer, id: string, input: Input): Promise<Address> {
  return inOrder(em, customer, async (tx) => {
    const address = await ownAddress(tx, customer, id)
    tx.assign(address, await fieldsOf(tx, input))
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
    await row(tx, sql`select 1 from "user" where id = ${customer.id} for update`)
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

async function fieldsOf(em: Em, input: Input) {
  const address = input.address.trim()
  const { front_door, apartment, floor, comment } = input.address_details
  const errors = validateAddressDetails(input.address_details, { apartment_required: null })
  if (!isValid(errors)) throw new Refusal('request.invalid', { errors })
  const known = input.city_id ? await em.findOne(City, { id: input.city_id }) : null
  const city_id = input.city_id ? known?.id : await cityAt(em, input.coordinates)
  if (!city_id) throw new Refusal('request.invalid', { errors: { city_id: 'Выберите город из списка' } })
  const details = {
    front_door: textOrNull(front_door),
    apartment: textOrNull(apartment),
    floor: textOrNull(floor),
    comment: textOrNull(comment),
  }
  return { address, city_id, coordinates: input.coordinates, address_details: details }
}

function textOrNull(text: string | null | undefined): string | null {
  return text?.trim() || null
}
