import type { Check } from '../forms/form'

const INN =
  'Проверьте ИНН: 10\u00A0цифр у\u00A0организации, 12\u00A0— у\u00A0предпринимателя, последние сходятся с\u00A0остальными'
const OGRN =
  'Проверьте ОГРН: 13\u00A0цифр у\u00A0организации, 15\u00A0— у\u00A0предпринимателя, последняя сходится с\u00A0остальными'

/** The tax number of a company or of a sole trader, its check digits included. */
export const innCheck: Check = (value) => (isInn(value) ? null : INN)

/** The registration number of a company or of a sole trader, its check digit included. */
export const ogrnCheck: Check = (value, { inn }) => {
  if (!isOgrn(value)) return OGRN
  const isCompany = String(inn ?? '').trim().length !== 12
  return isCompany === (value.length === 13)
    ? null
    : 'ИНН и\u00A0ОГРН разных лиц: у\u00A0организации 10 и\u00A013\u00A0цифр, у\u00A0предпринимателя 12 и\u00A015'
}

const WEIGHTS = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]

function isInn(inn: string): boolean {
  if (/^\d{10}$/.test(inn)) return digitAt(inn, 9) === weighted(inn, WEIGHTS.slice(2))
  if (!/^\d{12}$/.test(inn)) return false
  return digitAt(inn, 10) === weighted(inn, WEIGHTS.slice(1)) && digitAt(inn, 11) === weighted(inn, WEIGHTS)
}

function weighted(text: string, weights: readonly number[]): number {
  return (weights.reduce((sum, weight, place) => sum + weight * digitAt(text, place), 0) % 11) % 10
}

function isOgrn(ogrn: string): boolean {
  if (!/^(?:\d{13}|\d{15})$/.test(ogrn)) return false
  const last = ogrn.length - 1
  return digitAt(ogrn, last) === (Number(ogrn.slice(0, last)) % (last - 1)) % 10
}

const digitAt = (text: string, place: number) => Number(text.charAt(place))
