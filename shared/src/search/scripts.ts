/** Longer spellings first. Where a letter is read in several ways, the usual one stands first. */
const CYRILLIC: readonly (readonly [string, ...string[]])[] = [
  ['shch', 'щ'],
  ['sch', 'щ', 'ш'],
  ['sh', 'ш'],
  ['ch', 'ч', 'х'],
  ['zh', 'ж'],
  ['kh', 'х'],
  ['ph', 'ф'],
  ['th', 'т'],
  ['ts', 'ц'],
  ['tz', 'ц'],
  ['ck', 'к'],
  ['zz', 'цц'],
  ['oo', 'у'],
  ['ee', 'и'],
  ['ya', 'я'],
  ['ia', 'ия', 'я'],
  ['yu', 'ю'],
  ['yo', 'е'],
  ['ye', 'е'],
  ['c', 'ц', 'к'],
  ['j', 'ж', 'й'],
  ['y', 'ы', 'и', 'й'],
  ['x', 'кс'],
  ['q', 'к'],
  ['w', 'в'],
  ['h', 'х'],
  ...[...'abdefgiklmnoprstuvz'].map((letter, place): [string, string] => [
    letter,
    'абдефгиклмнопрстувз'[place] ?? letter,
  ]),
]
const LATIN = new Map<string, string>(
  'а:a б:b в:v г:g д:d е:e ж:zh з:z и:i й:y к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:h ц:c ч:ch ш:sh щ:sch ъ: ы:y ь: э:e ю:yu я:ya'
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(2)]),
)
const MOST = 6

/** Letters that look alike, small or capital: each of the first stands for the one at its place in the second. */
export const ALIKE = { latin: 'abcehkmoptxy', cyrillic: 'авсенкмортху' } as const
const fromLatin = new Map([...ALIKE.latin].map((letter, place) => [letter, ALIKE.cyrillic[place] ?? letter]))
const fromCyrillic = new Map([...ALIKE.cyrillic].map((letter, place) => [letter, ALIKE.latin[place] ?? letter]))

/** A small word as it may be written in the other script: «picca» → «пицца», «coyc» → «соус», «шторм» → «shtorm». */
export function otherScript(word: string): string[] {
  if (/^[a-z]+$/.test(word)) return [...new Set([...cyrillic(word), ...onlyIf(/^[а-я]+$/, cyrillicAlike(word))])]
  if (!/^[а-я]+$/.test(word)) return []
  const written = [...word].map((letter) => LATIN.get(letter) ?? letter).join('')
  return [...new Set([written, ...onlyIf(/^[a-z]+$/, latinAlike(word))])]
}

/** A word of both scripts as it was meant, all of one where each strange letter has its like: «cоус» → «соус». */
export function unmixed(word: string): string {
  if (!/[a-z]/.test(word) || !/[а-яё]/.test(word)) return word
  const [meant] = [...onlyIf(/^[^a-z]+$/, cyrillicAlike(word)), ...onlyIf(/^[^а-яё]+$/, latinAlike(word))]
  return meant ?? word
}

/** Small letters that look like Latin ones as those: what nobody can tell apart becomes the same. */
export function latinAlike(text: string): string {
  return replaced(text, fromCyrillic)
}

/** The same, Cyrillic. */
export function cyrillicAlike(text: string): string {
  return replaced(text, fromLatin)
}

const replaced = (text: string, by: ReadonlyMap<string, string>) =>
  [...text].map((letter) => by.get(letter) ?? letter).join('')
const onlyIf = (pattern: RegExp, text: string) => (pattern.test(text) ? [text] : [])

function cyrillic(word: string): string[] {
  let written = ['']
  for (let place = 0; place < word.length; ) {
    const spelling = CYRILLIC.find(([latin]) => word.startsWith(latin, place))
    const [latin, ...ways] = spelling ?? ['?', '']
    written = written.flatMap((begun) => ways.map((way) => begun + way)).slice(0, MOST)
    place += latin.length
  }
  return written
}
