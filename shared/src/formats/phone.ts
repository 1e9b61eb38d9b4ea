/** What the phone field shows; 9 stands for any digit. */
export const PHONE_MASK = '+7 (999) 999-99-99'

/** A phone as it is stored, '7XXXXXXXXXX', from anything a person may type or paste; null when it is no phone. */
export function normalizePhone(typed: unknown): string | null {
  if (typeof typed !== 'string' && typeof typed !== 'number') return null
  const digits = String(typed).replace(/\D/g, '')
  // A pasted mobile number often comes without its country: «900 111-22-33».
  if (digits.length === 10 && digits.startsWith('9')) return `7${digits}`
  return digits.length === 11 ? `7${digits.slice(1)}` : null
}

/** «+7 (900) 111-22-33»; what is not a phone comes back as it was. */
export function formatPhone(phone: string): string {
  const normalized = normalizePhone(phone)
  return normalized ? maskPhone(normalized) : phone
}

/** The mask filled as far as one has typed: '7900' → '+7 (900', '' → ''. The first digit is forced to 7. */
export function maskPhone(typed: string): string {
  const digits = typed.replace(/\D/g, '')
  if (!digits) return ''
  const own = (digits.startsWith('9') && digits.length <= 10 ? digits : digits.slice(1)).slice(0, 10)
  const parts = [own.slice(0, 3), own.slice(3, 6), own.slice(6, 8), own.slice(8, 10)]
  const marks = [' (', ') ', '-', '-']
  return parts.reduce((shown, part, i) => (part ? shown + marks[i] + part : shown), '+7')
}
