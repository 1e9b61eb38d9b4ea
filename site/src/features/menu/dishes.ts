import type { ProductWire } from '@ostrov/shared/menu/schema'

/** What «+» needs to know of a dish; money in rubles. */
export type CallDish = Pick<ProductWire, 'id' | 'name' | 'price' | 'discount_price' | 'has_options'>

export const callDishes = (products: readonly ProductWire[]): CallDish[] =>
  products.map(({ id, name, price, discount_price, has_options }) => ({
    ...{ id, name, price, discount_price, has_options },
  }))
