import { checkForm, isValid } from '@ostrov/shared/forms/form'
import { NOUNS } from '@ostrov/shared/nouns'
import { OPTION_GROUP_FORM } from '@ostrov/shared/options/form'
import type { OptionGroupChangeWire, OptionGroupInputWire, OptionGroupWire } from '@ostrov/shared/options/schema'
import type { Em } from '../../db/orm'
import { row, rows, sql } from '../../db/sql'
import type { By } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import type { Served } from '../../kernel/served'
import { removeModerated } from '../moderation/remove-moderated'
import { saveModerated, submitNew } from '../moderation/save-moderated'
import { isPlaced, placeAmong } from '../records/place-among'
import { lockChoices, offerIn } from './attach-choices'
import { ProductOptionGroup } from './product-option-group'
import { readGroup } from './read-options'
import { writePlacing } from './write-placing'

type Deleting = { by: By; restaurant: Served; now: Date }
type Saving<Input> = Deleting & { input: Input }

const COLUMNS = ['name', 'min', 'max', 'is_active']

/**
 * A new group, offered once a moderator has looked at its name and at one of its options. Call inside a transaction.
 * @throws {Refusal} `product_option_group.too_many`, `product.not_found`, `menu.order_changed`, or a sentence about its limits.
 */
export async function createGroup(em: Em, saving: Saving<OptionGroupInputWire>): Promise<OptionGroupWire> {
  const { by, restaurant, now } = saving
  const { product_ids = [], sort, after_id, ...input } = saving.input
  demandLimits(input)
  await lockChoices(em, restaurant)
  if ((await em.count(ProductOptionGroup, { restaurant_id: restaurant.id })) >= NOUNS.product_option_group.most)
    throw new Refusal('product_option_group.too_many')
  const group = em.create(ProductOptionGroup, { ...input, restaurant_id: restaurant.id, updated_at: now })
  await em.flush()
  await offerIn(em, 'product_option_groups', group.id, restaurant, product_ids)
  await place(em, restaurant, { id: group.id, sort, after_id })
  const row = { kind: 'product_option_group', row_id: group.id, owner: `restaurant:${restaurant.id}` } as const
  await submitNew(em, { ...row, input, by, now })
  return readGroup(em, restaurant, group.id)
}

/**
 * Limits, place and the dishes that offer it apply at once; a new name waits. Call inside a transaction.
 * @throws {Refusal} `product_option_group.not_found`, `product_option.changed`, and as `createGroup`.
 */
export async function changeGroup(em: Em, id: string, saving: Saving<OptionGroupChangeWire>): Promise<OptionGroupWire> {
  const { by, restaurant, now } = saving
  const { product_ids, sort, after_id, version, ...input } = saving.input
  await lockGroup(em, restaurant, id)
  const before = await readGroup(em, restaurant, id)
  if (version && version !== before.version)
    throw new Refusal('product_option_group.changed', { data: { current: before } })
  demandLimits({ ...before, ...input })
  const row = { kind: 'product_option_group', row_id: id, owner: `restaurant:${restaurant.id}` } as const
  await saveModerated(em, { ...row, columns: COLUMNS, input, by, now })
  if (product_ids) await offerIn(em, 'product_option_groups', id, restaurant, product_ids)
  if (isPlaced(saving.input)) await place(em, restaurant, { id, sort, after_id })
  const after = await readGroup(em, restaurant, id)
  await writePlacing(em, { ...row, restaurant_id: restaurant.id }, { before, after, by, now })
  return after
}

/** The group goes with its options. Call inside a transaction. @throws {Refusal} `product_option_group.not_found` */
export async function removeGroup(em: Em, id: string, { by, restaurant, now }: Deleting): Promise<void> {
  await lockGroup(em, restaurant, id)
  const options = await rows<{ id: string }>(em, sql`select id from product_option where group_id = ${id} order by id`)
  const of = { owner: `restaurant:${restaurant.id}`, by, now } as const
  for (const option of options) await removeModerated(em, { kind: 'product_option', row_id: option.id, ...of })
  await removeModerated(em, { kind: 'product_option_group', row_id: id, ...of })
}

function demandLimits(limits: { name: string; min: number; max: number }) {
  const errors = checkForm(OPTION_GROUP_FORM, limits)
  if (!isValid(errors)) throw new Refusal('request.invalid', { errors })
}

async function lockGroup(em: Em, restaurant: Served, id: string) {
  await lockChoices(em, restaurant)
  const found = await row(
    em,
    sql`select from product_option_group where id = ${id} and restaurant_id = ${restaurant.id} for update`,
  )
  if (!found) throw new Refusal('product_option_group.not_found')
}

function place(em: Em, restaurant: Served, where: Pick<OptionGroupChangeWire, 'sort' | 'after_id'> & { id: string }) {
  const siblings = sql`t.restaurant_id = ${restaurant.id}`
  return placeAmong(em, { moved: 'menu.order_changed', table: 'product_option_group', siblings, ...where })
}
