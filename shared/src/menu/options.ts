import { countOf } from '../formats/plural'
import { checkOptions, MAX_QUANTITY, pricedWithOptions } from './choice'
import type { ProductDetailsWire, ProductOptionGroupWire, ProductOptionWire } from './schema'

type Choice = Pick<ProductDetailsWire, 'product_options' | 'product_option_groups'>

/** What is ticked when the page opens: the first option of each group that demands exactly one. */
export function firstChoice({ product_option_groups }: Choice): string[] {
  return product_option_groups.flatMap((group) => {
    const [first] = group.product_options
    return first && group.min === 1 && group.max === 1 ? [first.id] : []
  })
}

/** The choice after one press inside a group: one of one replaces, one of many joins or leaves, a full group takes no more. */
export function toggleInGroup(group: ProductOptionGroupWire, chosen: readonly string[], id: string): string[] {
  if (group.max === 1) {
    const others = chosen.filter((one) => !group.product_options.some((option) => option.id === one))
    return chosen.includes(id) && group.min === 0 ? others : [...others, id]
  }
  if (chosen.includes(id)) return chosen.filter((one) => one !== id)
  return isFull(group, chosen) ? [...chosen] : [...chosen, id]
}

/** Whether a group takes no further option. */
export function isFull(group: ProductOptionGroupWire, chosen: readonly string[]): boolean {
  return group.max > 1 && countIn(group, chosen) >= group.max
}

/** «Выберите один вариант», «Выберите 2 варианта», «От 1 до 3», «До 3»; null where one may choose at will. */
export function demandOf({ min, max, product_options }: ProductOptionGroupWire): string | null {
  if (min === 1 && max === 1) return 'Выберите один вариант'
  if (min > 0 && min === max) return `Выберите ${countOf(min, 'вариант', 'варианта', 'вариантов')}`
  if (min > 0) return max < product_options.length ? `От\u00a0${min} до\u00a0${max}` : `Не\u00a0меньше ${min}`
  return max > 0 && max < product_options.length ? `До\u00a0${max}` : null
}

/** Chosen options with their prices, in the order the page shows them. */
export function chosenOptions({ product_options, product_option_groups }: Choice, chosen: readonly string[]) {
  const offered = [...product_option_groups.flatMap((group) => group.product_options), ...product_options]
  const unique = new Map<string, ProductOptionWire>(offered.map((option) => [option.id, option]))
  return [...unique.values()].filter((option) => chosen.includes(option.id))
}

/** What the button says it costs, in rubles: (unit + options) × count. */
export function priceOf(product: ProductDetailsWire, chosen: readonly string[], count: number): number {
  return pricedWithOptions(product, chosenOptions(product, chosen)) * Math.min(Math.max(count, 1), MAX_QUANTITY)
}

/** The first group that still wants something; null when the dish may be added. */
export function missingGroup({ product_option_groups }: Choice, chosen: readonly string[]): string | null {
  return checkOptions(product_option_groups, chosen)[0]?.group_id ?? null
}

function countIn(group: ProductOptionGroupWire, chosen: readonly string[]): number {
  return group.product_options.filter((option) => chosen.includes(option.id)).length
}
