import { NOUNS } from '@ostrov/shared/nouns'
import type { OptionChangeWire, OptionInputWire, OptionWire } from '@ostrov/shared/options/schema'
import type { Em } from '../../db/orm'
import { row, sql } from '../../db/sql'
import type { By } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import type { Served } from '../../kernel/served'
import { removeModerated } from '../moderation/remove-moderated'
import { saveModerated, submitNew } from '../moderation/save-moderated'
import { isPlaced, placeAmong } from '../records/place-among'
import { lockChoices, offerIn, offerNowhereAlone } from './attach-choices'
import { ProductOption } from './product-option'
import { readOption } from './read-options'
import { writePlacing } from './write-placing'

type Deleting = { by: By; restaurant: Served; now: Date }
type Saving<Input> = Deleting & { input: Input }

const COLUMNS = ['name', 'price', 'group_id', 'is_active']
const IN_GROUP = 'Опцию группы предлагают блюда её группы'

/**
 * A new option, offered once a moderator has looked at its name. Call inside a transaction.
 * @throws {Refusal} `product_option.too_many`, `product_option_group.not_found`, `product.not_found`, `menu.order_changed`
 */
export async function createOption(em: Em, saving: Saving<OptionInputWire>): Promise<OptionWire> {
  const { by, restaurant, now } = saving
  const { product_ids, sort, after_id, ...input } = saving.input
  const group_id = input.group_id ?? null
  await lockChoices(em, restaurant)
  await demandOwnGroup(em, restaurant, group_id)
  if ((await em.count(ProductOption, { restaurant_id: restaurant.id })) >= NOUNS.product_option.most)
    throw new Refusal('product_option.too_many')
  const option = em.create(ProductOption, { ...input, group_id, restaurant_id: restaurant.id, updated_at: now })
  await em.flush()
  await offer(em, option.id, saving, group_id, product_ids)
  await place(em, restaurant, { id: option.id, group_id, sort, after_id })
  const row = { kind: 'product_option', row_id: option.id, owner: `restaurant:${restaurant.id}` } as const
  await submitNew(em, { ...row, input, by, now })
  return readOption(em, restaurant, option.id)
}

/**
 * Price, group, place and the dishes that offer it apply at once; a new name waits. Call inside a transaction.
 * @throws {Refusal} `product_option.not_found`, `product_option.changed`, and as `createOption`.
 */
export async function changeOption(em: Em, id: string, saving: Saving<OptionChangeWire>): Promise<OptionWire> {
  const { by, restaurant, now } = saving
  const { product_ids, sort, after_id, version, ...input } = saving.input
  await lockOption(em, restaurant, id)
  const before = await readOption(em, restaurant, id)
  if (version && version !== before.version) throw new Refusal('product_option.changed', { data: { current: before } })
  const group_id = input.group_id === undefined ? before.group_id : input.group_id
  const isMoved = group_id !== before.group_id
  if (isMoved) await demandOwnGroup(em, restaurant, group_id)
  const row = { kind: 'product_option', row_id: id, owner: `restaurant:${restaurant.id}` } as const
  await saveModerated(em, { ...row, columns: COLUMNS, input, by, now })
  await offer(em, id, saving, group_id, product_ids)
  if (isMoved || isPlaced(saving.input)) await place(em, restaurant, { id, group_id, sort, after_id })
  const after = await readOption(em, restaurant, id)
  await writePlacing(em, { ...row, restaurant_id: restaurant.id }, { before, after, by, now })
  return after
}

/** The option leaves every dish; a basket that holds it tells so. Call inside a transaction. @throws {Refusal} `product_option.not_found` */
export async function removeOption(em: Em, id: string, { by, restaurant, now }: Deleting): Promise<void> {
  await lockOption(em, restaurant, id)
  await removeModerated(em, { kind: 'product_option', row_id: id, owner: `restaurant:${restaurant.id}`, by, now })
}

async function lockOption(em: Em, restaurant: Served, id: string) {
  await lockChoices(em, restaurant)
  const found = await row(
    em,
    sql`select from product_option where id = ${id} and restaurant_id = ${restaurant.id} for update`,
  )
  if (!found) throw new Refusal('product_option.not_found')
}

async function demandOwnGroup(em: Em, restaurant: Served, group_id: string | null) {
  if (group_id === null) return
  const found = await row(
    em,
    sql`select from product_option_group where id = ${group_id} and restaurant_id = ${restaurant.id}`,
  )
  if (!found) throw new Refusal('product_option_group.not_found')
}

async function offer(
  em: Em,
  id: string,
  { restaurant }: Deleting,
  group_id: string | null,
  product_ids: readonly string[] | undefined,
) {
  if (group_id !== null && product_ids && product_ids.length > 0)
    throw new Refusal('request.invalid', { errors: { product_ids: IN_GROUP } })
  if (group_id !== null) await offerNowhereAlone(em, id)
  else if (product_ids) await offerIn(em, 'product_options', id, restaurant, product_ids)
}

function place(
  em: Em,
  restaurant: Served,
  { group_id, ...where }: Pick<OptionChangeWire, 'sort' | 'after_id'> & { id: string; group_id: string | null },
) {
  const siblings = sql`t.restaurant_id = ${restaurant.id} and t.group_id is not distinct from ${group_id}::uuid`
  return placeAmong(em, { moved: 'menu.order_changed', table: 'product_option', siblings, ...where })
}
