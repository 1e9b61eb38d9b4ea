import { beginningOf, kept, stemOf } from './words'

/** «Окон», «камень»: what stands before a vowel that other forms leave out, the vowel, what stands after it. */
const WITH_VOWEL = /^(.*[а-я])([оеи])([бвгклмнрстц])ь?$/
/** «Окн», «кольц», «яйц»: where such a vowel may stand. */
const WITHOUT_VOWEL = /^(.*[а-я])([бвгклмнрстц])$/
const VOWEL = /[аеиоуыэюя]$/
/** Adjectives have no such vowel in forms of theirs that are asked for: «город» is not «гордый». */
const OF_NOUNS = new Set('а я о е ы и у ю ом ем ой ей ам ям ами ями ах ях ов ев ью'.split(' '))
const SHORTEST = 3

/** What the other forms of a word in its bare form have as their stem: «окон» → «окн», «колец» → «кольц», «яиц» → «яйц», «статей» → «стать». */
const fullStemsOf = kept((word): readonly string[] => {
  const [, soft = ''] = /^(.*[а-я])(?:ей|ью)$/.exec(word) ?? []
  if (soft !== '') return [`${soft}ь`]
  const [, before = '', vowel = '', last = ''] = WITH_VOWEL.exec(word) ?? []
  if (VOWEL.test(before)) return [`${before}й${last}`]
  if (vowel === '' || vowel === 'и' || before.length + last.length < SHORTEST) return []
  return [before + last, `${before}ь${last}`]
})

/** Words of one syllable keep no vowel in their other forms, so these are named. */
const SHORT_FORMS = new Map(
  ['пес:пс:а у ы ом е ов ам ами ах', 'лед:льд:а у ы ом е ов ах', 'день:дн:я ю и ем ей ям ями ях', 'лоб:лб:а у ы ом ов']
    .concat(
      'сон:сн:а у ы ом ов ам ами ах',
      'лев:льв:а у ы ом ов ам ами ах',
      'рот:рт:а у ом ов',
      'шов:шв:а у ы ом ов ам ами ах',
      'мох:мх:а и ом ов ах',
      'пень:пн:я и ем ей ям ями ях',
    )
    .flatMap((line) => {
      const [bare = '', stem = '', endings = ''] = line.split(':')
      return endings.split(' ').map((ending): [string, string] => [stem + ending, bare])
    }),
)
const bareOf = (word: string) => SHORT_FORMS.get(word) ?? word
const shortForms = (word: string) => [
  bareOf(word),
  ...[...SHORT_FORMS].flatMap(([form, bare]) => (bare === bareOf(word) ? form.slice(0, 3) : [])),
]

/** The bare forms that a word may have, by its stem. */
const bareFormsOf = kept((word): readonly string[] => {
  if (!isNounForm(word)) return []
  if (stemOf(word).endsWith('ь')) return [`${stemOf(word).slice(0, -1)}ей`]
  const [, before = '', last = ''] = WITHOUT_VOWEL.exec(stemOf(word)) ?? []
  if (before.length < 2 || VOWEL.test(before)) return []
  const soft = /[ьй]$/.test(before) ? before.slice(0, -1) : before
  const vowels = before.endsWith('й') ? ['е', 'и'] : before.endsWith('ь') ? ['е'] : ['о', 'е']
  return vowels.map((vowel) => soft + vowel + last)
})

/** Young animals by the stem of one of them: «котенк» → «котят», «щенк» → «щенят», «мышонк» → «мышат». */
const manyYoungOf = kept((stem): readonly string[] => {
  const [, one = ''] = /^(.+)енк$/.exec(stem) ?? []
  if (one !== '') return [...(one.length > 1 ? [`${one}ят`] : []), `${one}енят`]
  const [, hushing = ''] = /^(.+[жчшщ])онк$/.exec(stem) ?? []
  return hushing === '' ? [] : [`${hushing}ат`]
})

/** The same from many to one: «котят» → «котенк». */
const oneYoungOf = kept((stem): readonly string[] => {
  const [, many = ''] = /^(.{2,})ят$/.exec(stem) ?? []
  if (many !== '') return [`${many}енк`, ...(many.endsWith('ен') ? [`${many}к`] : [])]
  const [, hushing = ''] = /^(.+[жчшщ])ат$/.exec(stem) ?? []
  return hushing === '' ? [] : [`${hushing}онк`]
})

/** Stems that other forms of the word have beside its own: «окна» → «окон», «котят» → «котенк». */
export const otherStemsOf = kept((word): readonly string[] => {
  if (!/^[а-я]+$/.test(word)) return []
  const stem = stemOf(word)
  const all = [...fullStemsOf(word), ...bareFormsOf(word).map(stemOf), ...manyYoungOf(stem), ...oneYoungOf(stem)]
  return [...new Set([...all, ...pluralStemsOf(word), stemOf(bareOf(word))])].filter((one) => one !== stem)
})

/** «Стулья» of «стул», «деревья» of «дерево». */
const pluralStemsOf = (word: string) =>
  /[а-я]{3}ь(я|ев|ям|ями|ях)$/.test(word) ? [word.slice(0, word.lastIndexOf('ь'))] : []

/** Whether two words of different stems are forms of one. */
export function isOtherForm(one: string, other: string): boolean {
  return bareOf(one) === bareOf(other) || isFormOf(one, other) || isFormOf(other, one)
}

function isFormOf(one: string, other: string): boolean {
  const stem = stemOf(other)
  if (isNounForm(other) && fullStemsOf(one).includes(stem)) return true
  if (manyYoungOf(stemOf(one)).includes(stem)) return true
  return pluralStemsOf(one).includes(other.replace(/о$/, ''))
}

const isNounForm = (word: string) => OF_NOUNS.has(word.slice(stemOf(word).length))

/** The beginnings that every word to be compared with this one has one of, in any of its forms. */
export const beginningsOf = kept((word): readonly string[] => {
  if (!/^[а-я]+$/.test(word)) return [beginningOf(word)]
  const stem = stemOf(word)
  const others = [
    ...fullStemsOf(word),
    ...bareFormsOf(word),
    ...manyYoungOf(stem),
    ...oneYoungOf(stem).map((young) => young.slice(0, -1)),
    ...pluralStemsOf(word),
    ...shortForms(word),
  ]
  const own = beginningOf(word)
  return [own, ...new Set(others.filter((other) => !other.startsWith(own)))]
})
