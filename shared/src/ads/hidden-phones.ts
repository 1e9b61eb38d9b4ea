/** Stands where a phone stood. */
const HIDDEN = '(телефон по\u00A0кнопке)'

/** Digits as people write a phone of this country: ten, with or without 7 or 8 before them, parted by what parts them. */
const PHONE = /(?<![\d\p{L}])(?:\+?\s*[78][\s().\-–—]{0,3})?\(?\d{3,5}\)?(?:[\s().\-–—]{0,3}\d){5,7}(?!\d)/gu

/** A text without the phones in it: they are told on a press, which is counted. A price or a year is left alone. */
export function withoutPhones(text: string): string {
  return text.replace(PHONE, (found) => (isPhone(found) ? `${/^\s/.test(found) ? ' ' : ''}${HIDDEN}` : found))
}

function isPhone(found: string): boolean {
  const digits = found.replace(/\D/g, '')
  if (digits.length === 11) return /^[78]/.test(digits)
  // Ten digits alone are a mobile phone's, or an island's that is written with its town.
  return digits.length === 10 && /^(?:9|424)/.test(digits)
}
