import { cyrillicAlike, latinAlike } from './alike'

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
  ['tz', 'ц', 'тц'],
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
/** Letters as marks of cars and goods write them: «витц» is «vitz», «королла» «corolla», «паджеро» «pajero», «камри» «camry». */
const AS_MARKS: readonly (readonly [RegExp, string])[] = [
  [/тц/g, 'tz'],
  [/дж/g, 'j'],
  [/кс/g, 'x'],
  [/к(?=[аоулр])/g, 'c'],
  [/(?<=с)в/g, 'w'],
  [/и$/, 'y'],
]

/** A small word as it may be written in the other script: «picca» → «пицца», «coyc» → «соус», «шторм» → «shtorm». */
export function otherScript(word: string): string[] {
  if (/^[a-z]+$/.test(word)) return [...new Set([...cyrillic(word), ...onlyIf(/^[а-я]+$/, cyrillicAlike(word))])]
  const [, letters = '', digits = ''] = /^([а-я]+)(\d+)$/.exec(word) ?? []
  if (digits !== '') return otherScript(letters).map((other) => other + digits)
  if (!/^[а-я]+$/.test(word)) return []
  return [...new Set([inLatin(word), ...onlyIf(/^[a-z]+$/, latinAlike(word)), ...markReadings(word)])]
}

/** As marks are written, with and without the last letter's «y»: «вокси» is «voxy», «джимни» «jimny», «субару» stays. */
function markReadings(word: string): string[] {
  const read = (ways: typeof AS_MARKS) => inLatin(ways.reduce((text, [from, to]) => text.replace(from, to), word))
  return [read(AS_MARKS), read(AS_MARKS.slice(0, -1))]
}

/** Small Cyrillic letters written in Latin ones, all else as it stands. */
export function inLatin(text: string): string {
  return [...text].map((letter) => LATIN.get(letter) ?? letter).join('')
}

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

/** The text where it is of the pattern, else nothing. */
const onlyIf = (pattern: RegExp, text: string) => (pattern.test(text) ? [text] : [])
