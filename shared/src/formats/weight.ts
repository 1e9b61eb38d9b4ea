import { formatNumber } from './money'
import { foldedText } from './same-text'

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

/** What price lists call a unit, in small letters and without a full stop. */
const UNIT_WORDS: Readonly<Record<string, WeightUnit>> = {
  ...{ г: 'gram', гр: 'gram', грамм: 'gram', грамма: 'gram', граммов: 'gram', g: 'gram', gr: 'gram' },
  ...{ кг: 'kilogram', килограмм: 'kilogram', килограмма: 'kilogram', kg: 'kilogram' },
  ...{ л: 'liter', литр: 'liter', литра: 'liter', литров: 'liter', l: 'liter' },
  ...{ мл: 'milliliter', миллилитр: 'milliliter', миллилитров: 'milliliter', ml: 'milliliter' },
  ...{ шт: 'piece', штука: 'piece', штуки: 'piece', штук: 'piece', pcs: 'piece' },
  ...{ см: 'cent', сантиметр: 'cent', сантиметров: 'cent', cm: 'cent' },
}

/** The unit that a word means: «гр.», «мл», «mL»; undefined for any other word. */
export function weightUnitOf(word: string): WeightUnit | undefined {
  const plain = foldedText(word).replace(/\.$/, '').trimEnd()
  return Object.hasOwn(UNIT_WORDS, plain) ? UNIT_WORDS[plain] : undefined
}

/** The unit at the end of «250 г», and what stands before it. */
export function withoutUnit(text: string): { before: string; unit: WeightUnit | undefined } {
  const [, before = text, word = ''] = /^(.*?\d)\s?([a-zа-яё]+\.?)$/iu.exec(text.trim()) ?? []
  const unit = weightUnitOf(word)
  return unit ? { before, unit } : { before: text, unit }
}
