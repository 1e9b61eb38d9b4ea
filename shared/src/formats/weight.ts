import { formatNumber } from './money'

export const WEIGHT_UNITS = ['gram', 'kilogram', 'liter', 'milliliter', 'piece', 'cent'] as const
export type WeightUnit = (typeof WEIGHT_UNITS)[number]

/** What a unit is called beside a number. */
export const WEIGHT_UNIT_LABELS = {
  gram: 'г',
  kilogram: 'кг',
  liter: 'л',
  milliliter: 'мл',
  piece: 'шт',
  cent: 'см',
} as const satisfies Record<WeightUnit, string>

/** «450 г», «1 150 г», «0,5 л» */
export function formatWeight(weight: number, unit: WeightUnit): string {
  const [whole = 0, part] = String(Math.round(weight * 100) / 100).split('.')
  const number = formatNumber(Number(whole))
  return `${part ? `${number},${part}` : number}\u00A0${WEIGHT_UNIT_LABELS[unit]}`
}
