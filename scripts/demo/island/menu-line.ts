import type { DemoCategory, DemoNutrition, DemoOption, DemoOptionGroup, DemoProduct, DishKind } from './shapes.ts'
import { glue } from './typography.ts'

type Facts = Omit<DemoProduct, 'name' | 'description'>
type Weight = Pick<DemoProduct, 'weight' | 'weight_unit'>

/** One line of a menu; the description gets its non-breaking spaces here. */
export function dish(name: string, description: string, facts: Facts): DemoProduct {
  return { name, description: glue(description), ...facts }
}

export function section(name: string, icon: DishKind, products: DemoProduct[]): DemoCategory {
  return { name, icon, products }
}

export function grams(weight: number): Weight {
  return { weight, weight_unit: 'gram' }
}

export function kilograms(weight: number): Weight {
  return { weight, weight_unit: 'kilogram' }
}

export function milliliters(weight: number): Weight {
  return { weight, weight_unit: 'milliliter' }
}

export function liters(weight: number): Weight {
  return { weight, weight_unit: 'liter' }
}

export function pieces(weight: number): Weight {
  return { weight, weight_unit: 'piece' }
}

export function centimetres(weight: number): Weight {
  return { weight, weight_unit: 'cent' }
}

/** Nutrition per 100 g: kcal, then grams. */
export function per100(calories: number, protein: number, fat: number, carbohydrates: number): DemoNutrition {
  return { calories, protein, fat, carbohydrates }
}

/** Options read as «name → price in rubles». */
export function extras(prices: Record<string, number>): DemoOption[] {
  return Object.entries(prices).map(([name, price]) => ({ name, price }))
}

/** Exactly one of the options must be chosen. */
export function chooseOne(name: string, prices: Record<string, number>): DemoOptionGroup {
  return { name, min: 1, max: 1, options: extras(prices) }
}

/** From none to `max` of the options may be chosen. */
export function chooseUpTo(max: number, name: string, prices: Record<string, number>): DemoOptionGroup {
  return { name, min: 0, max, options: extras(prices) }
}

/** Exactly `count` of the options must be chosen. */
export function choose(count: number, name: string, prices: Record<string, number>): DemoOptionGroup {
  return { name, min: count, max: count, options: extras(prices) }
}
