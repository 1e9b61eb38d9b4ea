import type { Em } from '../../db/orm'
import type { Business, By } from '../../kernel/actors'
import type { Served } from '../../kernel/served'
import { placeProduct } from '../menu/place-product'
import { createCategory, placeCategory } from '../menu/save-category'
import { changeOption, createOption } from '../menu/save-option'
import { changeGroup, createGroup } from '../menu/save-option-group'
import { changeProduct, createProduct } from '../menu/save-product'
import type { DishOperation, GroupOperation, Operations, OptionOperation, Placing, Ref } from './operations'

export type Acting = { business: Business; by: By; restaurant: Served; now: Date }
type Made = {
  categories: Map<string, string>
  groups: Map<string, string>
  options: Map<string, string>
  /** What a line of the file became. */
  lines: Map<number, string>
}

/** Does what a file was found to do, by the same acts as a person at the screen. Call inside a transaction. */
export async function carryOut(em: Em, operations: Operations, acting: Acting): Promise<void> {
  const made: Made = { categories: new Map(), groups: new Map(), options: new Map(), lines: new Map() }
  for (const { key, label } of operations.categories)
    made.categories.set(key, (await createCategory(em, { ...acting, input: { label } })).id)
  for (const operation of operations.groups) {
    const id = await doGroup(em, operation, acting)
    made.groups.set(operation.key, id)
    made.lines.set(operation.line, id)
  }
  for (const operation of operations.options) {
    const id = await doOption(em, operation, made, acting)
    if (!operation.group) made.options.set(operation.key, id)
    made.lines.set(operation.line, id)
  }
  for (const operation of operations.dishes)
    made.lines.set(operation.line, (await doDish(em, operation, made, acting)).id)
  for (const placing of operations.places ?? []) await doPlace(em, placing, made, acting)
}

function doPlace(em: Em, { what, id, key, line, at }: Placing, made: Made, acting: Acting) {
  const one = demanded(id ?? (key === undefined ? made.lines.get(line) : made.categories.get(key)))
  const asked = { ...acting, input: { sort: at } }
  if (what === 'category') return placeCategory(em, one, asked)
  if (what === 'group') return changeGroup(em, one, asked)
  return what === 'option' ? changeOption(em, one, asked) : placeProduct(em, one, asked)
}

async function doGroup(em: Em, { id, input }: GroupOperation, acting: Acting): Promise<string> {
  if (id) return (await changeGroup(em, id, { ...acting, input })).id
  const { name, min, max, ...rest } = input
  const whole = { ...rest, name: demanded(name), min: demanded(min), max: demanded(max) }
  return (await createGroup(em, { ...acting, input: whole })).id
}

async function doOption(em: Em, { id, group, input }: OptionOperation, made: Made, acting: Acting): Promise<string> {
  const into = group === undefined ? {} : { group_id: group && idOf(group, made.groups) }
  if (id) return (await changeOption(em, id, { ...acting, input: { ...input, ...into } })).id
  const { name, price, ...rest } = input
  return (
    await createOption(em, { ...acting, input: { ...rest, ...into, name: demanded(name), price: demanded(price) } })
  ).id
}

async function doDish(em: Em, { id, category, groups, options, input }: DishOperation, made: Made, acting: Acting) {
  const attached = {
    ...(groups && { product_option_groups: groups.map((ref) => idOf(ref, made.groups)) }),
    ...(options && { product_options: options.map((ref) => idOf(ref, made.options)) }),
  }
  const category_id = category && idOf(category, made.categories)
  if (id)
    return changeProduct(em, id, { ...acting, input: { ...input, ...attached, ...(category_id && { category_id }) } })
  const { name, price, weight, ...rest } = input
  const whole = {
    name: demanded(name),
    price: demanded(price),
    weight: demanded(weight),
    category_id: demanded(category_id),
  }
  return createProduct(em, { ...acting, input: { ...rest, ...attached, ...whole } })
}

function idOf(ref: Ref, made: Map<string, string>): string {
  return 'id' in ref ? ref.id : demanded(made.get(ref.key))
}

/** What planning has made sure of. */
function demanded<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('A planned row lacks what it needs.')
  return value
}
