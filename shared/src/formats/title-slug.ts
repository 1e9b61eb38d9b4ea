import { inLatin } from '../spelling/scripts'

/** A title's words as an address has them: «Паром вышел» → «parom-vyshel». Whole words, as many as fit into `most` letters; it may be empty. */
export function titleSlug(title: string, most: number): string {
  const words = inLatin(plainLetters(title.replaceAll('№', ' ').toLowerCase().normalize('NFKC')).replaceAll('ё', 'е'))
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  let slug = ''
  for (const word of words) {
    const longer = slug === '' ? word.slice(0, most) : `${slug}-${word}`
    if (longer.length > most) break
    slug = longer
  }
  return slug
}

/** Latin letters that no decomposition makes plain. */
const WHOLE: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ħ: 'h', ŋ: 'n' },
  ...{ і: 'i', ї: 'i', є: 'e', ґ: 'g', ў: 'u', ј: 'j' },
}

/** «café» → «cafe»; a stress over a Russian letter goes, «й» stays what it is. */
const plainLetters = (text: string) =>
  text
    .replace(/\p{Script=Latin}/gu, (letter) => WHOLE[letter] ?? letter.normalize('NFKD'))
    .replace(/[іїєґўј]/g, (letter) => WHOLE[letter] ?? letter)
    .replace(/\p{M}/gu, '')
