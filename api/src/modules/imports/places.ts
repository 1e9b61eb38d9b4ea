import { quoted } from '@ostrov/shared/formats/quoted'

/** Where something stands in a file: its line, its sheet where there are several, and a number that no other row has. */
export type Place = { at: number; line: number; sheet: string | null }

/** «строке 7» or «строке 7 листа «Напитки»» */
export const inWords = ({ line, sheet }: Place) =>
  sheet === null ? `строке ${line}` : `строке ${line} листа\u00A0${quoted(sheet)}`
/** «строку 7» */
export const toWords = (place: Place) => inWords(place).replace('строке', 'строку')
