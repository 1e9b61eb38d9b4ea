import { describe, expect, test } from 'bun:test'
import { kindOf } from '../drawings/index.ts'
import { RESTAURANTS } from './restaurants.ts'
import { type DemoNutrition, type DemoProduct, DISH_KINDS } from './shapes.ts'

const PRODUCTS = RESTAURANTS.flatMap((restaurant) =>
  productsOf(restaurant.key).map((product) => ({ label: `${restaurant.key}: ${product.name}`, product })),
)

describe('the menus', () => {
  test('hold at least 380 products, 60 of them with a choice', () => {
    expect(PRODUCTS.length).toBeGreaterThanOrEqual(380)
    expect(PRODUCTS.filter(({ product }) => product.options || product.option_groups).length).toBeGreaterThanOrEqual(60)
  })

  test('have from 4 to 9 categories each, none of them empty', () => {
    const wrong = RESTAURANTS.filter(
      ({ categories }) => categories.length < 4 || categories.length > 9 || categories.some((c) => !c.products.length),
    )
    expect(wrong.map(({ key }) => key)).toEqual([])
  })

  test('never name two products of one restaurant alike', () => {
    const repeated = RESTAURANTS.flatMap(({ key }) => repeatedIn(productsOf(key).map(({ name }) => name)))
    expect(repeated).toEqual([])
  })

  test('never name two categories of one restaurant alike', () => {
    expect(RESTAURANTS.flatMap(({ categories }) => repeatedIn(categories.map(({ name }) => name)))).toEqual([])
  })

  test('always have something popular and something to add to an order', () => {
    const poor = RESTAURANTS.filter(
      ({ key }) => !productsOf(key).some((p) => p.popular) || !productsOf(key).some((p) => p.additional),
    )
    expect(poor.map(({ key }) => key)).toEqual([])
  })

  test('show every kind of dish that is drawn at least once', () => {
    const shown = new Set(PRODUCTS.map(({ product }) => kindOf(product.picture)))
    expect(DISH_KINDS.filter((kind) => !shown.has(kind))).toEqual([])
  })
})

describe('every product', () => {
  test('costs a whole positive number of rubles, less when discounted', () => {
    expect(failing(({ price, discount_price }) => isPrice(price) && (discount_price ?? 1) < price)).toEqual([])
    expect(failing(({ discount_price }) => discount_price === undefined || isPrice(discount_price))).toEqual([])
  })

  test('weighs more than nothing', () => {
    expect(failing(({ weight }) => weight > 0)).toEqual([])
  })

  test('has groups that can be satisfied, with differently named options that cost no less than nothing', () => {
    const groups = PRODUCTS.flatMap(({ product }) => product.option_groups ?? [])
    const wrong = groups.filter(({ min, max, options }) => min < 0 || max < 1 || min > max || max > options.length)
    expect(wrong).toEqual([])
    const lists = [...groups.map(({ options }) => options), ...PRODUCTS.map(({ product }) => product.options ?? [])]
    expect(lists.flatMap((options) => repeatedIn(options.map(({ name }) => name)))).toEqual([])
    expect(lists.flat().filter(({ price }) => !Number.isInteger(price) || price < 0)).toEqual([])
  })

  test('never repeats a group name', () => {
    expect(failing(({ option_groups }) => !repeatedIn((option_groups ?? []).map((g) => g.name)).length)).toEqual([])
  })

  test('has nutrition whose energy agrees with its parts', () => {
    expect(failing(({ nutritional_value }) => !nutritional_value || isPlausible(nutritional_value))).toEqual([])
  })

  test('is described in good typography', () => {
    expect(failing(({ name, description }) => description.length > 5 && isTidy(name) && isTidy(description))).toEqual(
      [],
    )
  })
})

function productsOf(key: string): DemoProduct[] {
  return RESTAURANTS.filter((restaurant) => restaurant.key === key).flatMap(({ categories }) =>
    categories.flatMap(({ products }) => products),
  )
}

function failing(holds: (product: DemoProduct) => boolean): string[] {
  return PRODUCTS.filter(({ product }) => !holds(product)).map(({ label }) => label)
}

function repeatedIn(names: string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index)
}

function isPrice(price: number): boolean {
  return Number.isInteger(price) && price > 0
}

/** Atwater's factors: 4 kcal in a gram of protein or carbohydrate, 9 in a gram of fat. */
function isPlausible({ calories, protein, fat, carbohydrates }: DemoNutrition): boolean {
  const energy = 4 * protein + 9 * fat + 4 * carbohydrates
  return protein + fat + carbohydrates <= 100 && Math.abs(energy - calories) <= Math.max(8, calories * 0.13)
}

function isTidy(text: string): boolean {
  return !/["']| - |\.\.\.| {2}|^\s|\s$|[.,]$/.test(text)
}
