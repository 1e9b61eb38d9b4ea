/** A line holds so many of one dish at most; zero removes the line. */
export const MAX_QUANTITY = 100

/** A product's prices in rubles; discount_price counts when it is above zero. */
export type Priced = { price: number; discount_price?: number | null }

/** A group of options and how many of them one must or may choose; null stands for no limit. */
export type OptionGroup = {
  id: string
  name: string
  min: number | null
  max: number | null
  product_options: readonly { id: string }[]
}

export type OptionRefusal = {
  group_id: string
  code: 'basket.too_few_options' | 'basket.too_many_options'
  message: string
}

/** What one piece costs without options, in rubles. */
export function unitPrice({ price, discount_price = null }: Priced): number {
  return discount_price !== null && discount_price > 0 ? discount_price : price
}

/** What one piece costs with its options, in rubles. */
export function pricedWithOptions(product: Priced, options: readonly { price: number }[]): number {
  return options.reduce((sum, option) => sum + option.price, unitPrice(product))
}

/** Which groups the choice does not satisfy, with a sentence for each; an empty list when it may be bought. */
export function checkOptions(groups: readonly OptionGroup[], chosen_ids: readonly string[]): OptionRefusal[] {
  const chosen = new Set(chosen_ids)
  return groups.flatMap((group) => {
    const count = group.product_options.filter((option) => chosen.has(option.id)).length
    if (count < (group.min ?? 0))
      return [refusal(group, 'basket.too_few_options', `выберите не\u00A0меньше ${group.min}`)]
    if (group.max !== null && count > group.max) {
      return [refusal(group, 'basket.too_many_options', `можно выбрать не\u00A0больше ${group.max}`)]
    }
    return []
  })
}

/** Chosen ids that the product does not offer at all, neither alone nor in a group. */
export function unknownOptions(
  product: { product_options: readonly { id: string }[]; product_option_groups: readonly OptionGroup[] },
  chosen_ids: readonly string[],
): string[] {
  const groups = product.product_option_groups.flatMap((group) => group.product_options)
  const offered = new Set([...product.product_options, ...groups].map((option) => option.id))
  return chosen_ids.filter((id) => !offered.has(id))
}

function refusal(group: OptionGroup, code: OptionRefusal['code'], demand: string): OptionRefusal {
  return { group_id: group.id, code, message: `${group.name}: ${demand}` }
}
