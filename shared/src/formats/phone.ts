/** What the field of a phone shows before a digit is typed. */
export const PHONE_PLACEHOLDER = '+7 (___) ___-__-__'

/** Ten digits after +7 that Russia has given out: landlines, mobile and 80x. Kazakhstan shares +7 with 6xx and 7xx. */
const RUSSIAN =
  /^(?:(?:3(?:0[12]|36|4[1-35-79]|5[1-3]|65|8[1-58]|9[0145])|4(?:01|1[1356]|2[13467]|7[1-5]|8[1-7]|9[1-689])|8(?:0[03489]|1[1-8]|2[01]|3[13-6]|4[0-8]|5[15-7]|6[0-35-79]|7[1-37-9]))\d{7}|9(?:[0-24-9]\d{4}|3(?:0(?:0(?:05|[124579]\d|3[0-7]|6[0-49]|8[04-9])|[1-9]\d\d)|[1-9]\d{3}))\d{4})$/

/**
 * A Russian phone as it is stored, '7XXXXXXXXXX', from anything a person may type or paste; null when it is none:
 * another country's, one that Russia has not given out, or one with its prefix twice.
 */
export function normalizePhone(typed: unknown): string | null {
  if (typeof typed !== 'string' && typeof typed !== 'number') return null
  const own = ownDigits(String(typed))
  return own !== null && RUSSIAN.test(own) ? `7${own}` : null
}

/** What is wrong with a phone that was typed; null when nothing is. */
export function phoneComplaint(typed: string): string | null {
  if (normalizePhone(typed)) return null
  if (isForeign(typed)) return 'Нужен российский номер: +7 и\u00A0ещё 10\u00A0цифр'
  return ownDigits(typed) ? 'Такого номера в\u00A0России нет. Проверьте цифры' : 'Укажите валидный номер телефона'
}

/**
 * «+7 (900) 111-22-33» of a stored phone; a landline of the island by the code of its town, «+7 (4242) 42-35-67» and
 * «+7 (42433) 5-12-34». What is no phone comes back as it was.
 */
export function formatPhone(phone: string): string {
  const [, code = '', rest = ''] = /^7(4242|424[3-5]\d)(\d{5,6})$/.exec(phone) ?? []
  if (code !== '') return `+7 (${code}) ${rest.slice(0, -4)}-${rest.slice(-4, -2)}-${rest.slice(-2)}`
  return /^7\d{10}$/.test(phone) ? masked(phone.slice(1)) : phone
}

/**
 * The mask filled as far as one has typed: '7900' → '+7 (900', '' → ''. The first digit is forced to 7, except that
 * another country's number and one with too many digits stay as they are: shortened they would be somebody else's.
 */
export function maskPhone(typed: string): string {
  const digits = digitsOf(typed)
  if (!digits) return hasPlus(typed) ? '+' : ''
  const isTooLong = digits.length > 11 && !typed.startsWith('+7 (')
  if (isTooLong || isAbroad(typed) || (hasPlus(typed) && digits === '8')) return `+${digits.slice(0, 15)}`
  return masked(digits.startsWith('9') && digits.length <= 10 ? digits : digits.slice(1))
}

/** The ten digits behind the country's; a mobile number often comes without it: «900 111-22-33». */
function ownDigits(typed: string): string | null {
  const digits = digitsOf(typed)
  if (isForeign(typed)) return null
  if (digits.length === 10 && digits.startsWith('9')) return digits
  return digits.length === 11 ? digits.slice(1) : null
}

/** Kazakhstan's numbers have +7 and are foreign all the same. */
function isForeign(typed: string): boolean {
  return isAbroad(typed) || /^[78][67]\d{9}$/.test(digitsOf(typed))
}

/** The country is not +7. «+8 9…» is a Russian 8 with a plus too many: no country has +89. */
function isAbroad(typed: string): boolean {
  const digits = digitsOf(typed)
  return hasPlus(typed) ? !/^(?:7|8$|89|$)/.test(digits) : digits.length > 10 && !/^[78]/.test(digits)
}

function masked(own: string): string {
  const digits = own.slice(0, 10)
  const parts = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 8), digits.slice(8, 10)]
  const marks = [' (', ') ', '-', '-']
  return parts.reduce((shown, part, i) => (part ? shown + marks[i] + part : shown), '+7')
}

const digitsOf = (typed: string) => typed.replace(/\D/g, '')
const hasPlus = (typed: string) => /^[^\d+＋]*[+＋]/.test(typed)
