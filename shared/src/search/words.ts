import { unmixed } from '../spelling/alike'

/** Words of a text as search knows them: small letters, «е» for «ё», one script each. `search_words` of the database is the same. */
export function wordsOf(text: string): string[] {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .match(/[a-zа-я0-9]+/g)
  return words?.map(unmixed) ?? []
}

const ENDINGS =
  'иями ями ами ого его ому ему ыми ими ием иям иях ью ая яя ое ее ые ие ый ий ой ую юю ых их ым им ом ем ам ям ах ях ов ев ей ию ия ии а я о е ы и у ю ь й'.split(
    ' ',
  )
const DERIVED = 'енн ованн очн ечн ичн ячь яж ов ев ин ан ян н ск'.split(' ')
const SHORTEST = 3

/** Words come again and again; so many of them are kept with what they were cut to. */
const MOST_KEPT = 20_000

export function kept<Cut>(cut: (word: string) => Cut): (word: string) => Cut {
  const known = new Map<string, Cut>()
  return (word) => {
    const found = known.get(word)
    if (found !== undefined) return found
    if (known.size >= MOST_KEPT) known.clear()
    const made = cut(word)
    known.set(word, made)
    return made
  }
}

/** The words of a name, which many things bear, and each of which is looked at more than once. */
export const wordsOfName = kept((name): readonly string[] => wordsOf(name))

/** What all forms of a Russian word share: «лососем» and «лосося» → «лосос», «пирожок» and «пирожки» → «пирожк». */
export const stemOf = kept((word) => {
  const stem = without(word, ENDINGS)
  if (stem.length < 5) return stem
  return stem.replace(/([бвгджзклмнпрстфхцчшщ])[ое]к$/, '$1к').replace(/([бвгджзклмнпрстфхцчшщ])ец$/, '$1ц')
})

/** What a word shares with those made of it: «крабовый» and «краб», «клюквенный» and «клюква». */
export const rootOf = kept((word) => without(without(word, ENDINGS), DERIVED))

const FLEETING = /[бвгджзклмнпрстфхцчшщ][кц]$/

/** The beginning that every word to be compared with this one has, in any of its forms. */
export const beginningOf = kept((word) => {
  const root = rootOf(word)
  const stem = stemOf(word)
  let shared = 0
  while (shared < root.length && root[shared] === stem[shared]) shared += 1
  // «Продавцы» and «продавец»: the vowel may stand before the last letter.
  if (shared === stem.length && shared >= 5 && FLEETING.test(stem)) shared -= 1
  return root.slice(0, Math.max(shared, 1))
})

function without(word: string, endings: readonly string[]): string {
  if (!/[а-я]/.test(word)) return word
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= SHORTEST)
  return ending ? word.slice(0, -ending.length) : word
}
