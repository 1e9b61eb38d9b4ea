/**
 * What the product's things are called, once for all: the wire's refusals, the log, the moderator's queue and the screens
 * take their words from here. A noun's name is that of its table.
 */
export type Noun = {
  one: string
  accusative: string
  /** Of how many: «пять историй». */
  many: string
  gender: 'm' | 'f' | 'n'
}

const NOUNS_OF_RECORDS = {
  city: { one: 'город', accusative: 'город', many: 'городов', gender: 'm' },
  story: { one: 'история', accusative: 'историю', many: 'историй', gender: 'f' },
  promotion: { one: 'акция', accusative: 'акцию', many: 'акций', gender: 'f' },
  promo_code: { one: 'промокод', accusative: 'промокод', many: 'промокодов', gender: 'm' },
} as const satisfies Record<string, Noun>

export const NOUNS = { ...NOUNS_OF_RECORDS } as const

/** What an administrator lists, opens and changes by the machine of records. */
export type RecordNoun = keyof typeof NOUNS_OF_RECORDS
export type NounName = keyof typeof NOUNS

const ENDINGS = { m: '', f: 'а', n: 'о' } as const

/** «История не найдена.» */
export function notFoundSentence({ one, gender }: Noun): string {
  return `${capital(one)} не\u00A0найден${ENDINGS[gender]}.`
}

/** What who saves reads where somebody else has saved before. */
export function changedSentence({ accusative }: Noun): string {
  return `${capital(accusative)} только что изменил кто-то другой. Посмотрите, как стало, и\u00A0повторите.`
}

export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
