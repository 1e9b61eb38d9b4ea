import type { DemoLegalInfo } from './shapes.ts'

// No tax office has the code 6599 and no register entry is from the year 00, so these numbers can belong to nobody.
const NO_OFFICE = '6599'
const NO_YEAR = '00'
const TENTH = [2, 4, 10, 3, 5, 9, 4, 6, 8]
const ELEVENTH = [7, 2, 4, 10, 3, 5, 9, 4, 6, 8]
const TWELFTH = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]

/** A made-up company (ООО) with INN and OGRN that pass their check sums. */
export function company(name: string, serial: number, address: string): DemoLegalInfo {
  const inn = `${NO_OFFICE}${String(serial).padStart(5, '0')}`
  const ogrn = `1${NO_YEAR}65${String(serial).padStart(7, '0')}`
  return { name: `ООО «${name}»`, inn: inn + innDigit(inn, TENTH), ogrn: ogrn + ogrnDigit(ogrn, 11), address }
}

/** A made-up sole trader (ИП) with INN and OGRNIP that pass their check sums. */
export function soleTrader(person: string, serial: number, address: string): DemoLegalInfo {
  const body = `${NO_OFFICE}${String(serial).padStart(6, '0')}`
  const eleven = body + innDigit(body, ELEVENTH)
  const ogrn = `3${NO_YEAR}65${String(serial).padStart(9, '0')}`
  return { name: `ИП ${person}`, inn: eleven + innDigit(eleven, TWELFTH), ogrn: ogrn + ogrnDigit(ogrn, 13), address }
}

function innDigit(digits: string, weights: readonly number[]): string {
  const sum = weights.reduce((total, weight, place) => total + weight * Number(digits[place]), 0)
  return String((sum % 11) % 10)
}

function ogrnDigit(digits: string, divisor: number): string {
  return String((Number(digits) % divisor) % 10)
}
