const SHORT_WORDS = 'а|без|в|во|для|до|за|и|из|или|к|ко|на|над|не|ни|но|о|об|обо|от|по|под|при|про|с|со|у'
const UNITS = '[гл₽%]|кг|мл|см|шт|мин|км|м[²³]?|т|л\\. с'
const BEFORE_UNIT = new RegExp(`(?<=\\d) (?=(?:${UNITS})(?![а-яё]))`, 'giu')
const AFTER_SHORT_WORD = new RegExp(`(?<=^|[\\s(«„—])(${SHORT_WORDS}) (?=\\S)`, 'giu')

/** Ties a short preposition to its word, a unit to its number, a dash and a ruble sign to what stands before, «№» to its number. */
export function nbsp(text: string): string {
  return text
    .replace(AFTER_SHORT_WORD, '$1\u00A0')
    .replace(/ (?=[—₽])/g, '\u00A0')
    .replace(BEFORE_UNIT, '\u00A0')
    .replace(/№ (?=\d)/g, '№\u00A0')
}

/** No longer than a place's name is: what is kept whole has to fit the narrowest card. */
const HYPHENATED = /((?<![\p{L}-])(?=[\p{L}-]{3,28}(?![\p{L}-]))\p{L}+(?:-\p{L}+)+)/u

/** The text with its ties, cut so that every other part, from the second on, is a word that no hyphen may break. */
export const phraseParts = (text: string): string[] => nbsp(text).split(HYPHENATED)
