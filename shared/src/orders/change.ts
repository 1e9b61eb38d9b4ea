import { formatMoney, fromMoney } from '../formats/money'

/** Nobody's note is larger; a longer number is a slip of the finger. */
const LARGEST = 100_000

/** The sum change is to be brought from, out of what a person wrote: «5 000 ₽», «сдача с 5000 рублей»; null for other words. */
export function changeSum(note: string | null | undefined): number | null {
  const digits = bare(note).replace(/\s|₽|рублей|рубля|рубль|руб\.?|р\.?$/giu, '')
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null
}

/** Why change cannot be brought from what was written, as a sentence; null when it can, or when none was asked for. */
export function changeRefusal(note: string | null | undefined, total: number): string | null {
  if (isNone(note)) return null
  const sum = changeSum(note)
  if (sum === null) return 'Напишите сумму цифрами, например 5\u00A0000'
  if (sum < total) return `Это меньше заказа. Укажите сумму от\u00A0${formatMoney(total)}`
  return sum > LARGEST ? 'Проверьте сумму: столько сдачи курьер не\u00A0привезёт' : null
}

/** «со 100 ₽», «с 5 000 ₽»; words that are no sum stay as they are, and nothing is null. */
export function changeLabel(note: string | null | undefined): string | null {
  if (isNone(note)) return null
  const sum = changeSum(note)
  return sum === null ? bare(note) : fromMoney(sum)
}

function isNone(note: string | null | undefined): boolean {
  return /^(|не\s?надо|не\s?нужна|без\s+сдачи)$/iu.test(bare(note))
}

function bare(note: string | null | undefined): string {
  return (note ?? '').trim().replace(/^(сдача\s+)?со?\s+/iu, '')
}
