/** Phones in a text that everybody reads, found by the plan of Russian numbers and by what stands around them. */
import { normalizePhone } from '../formats/phone'

/** Stands where a phone stood. */
const HIDDEN = '(телефон по\u00A0кнопке)'

const DIGIT_WORDS = ['ноль', 'один', 'два', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять']
/** A digit in any of its signs, as a keycap, as the letter O between digits, or as a word. */
const DIGIT = String.raw`\p{Nd}\uFE0F?\u20E3?|(?<=[\p{Nd}oо]|[\p{Nd}oо][\s-])[oо](?=[\p{Nd}oо\s,.-])|(?<!\p{L})(?:${DIGIT_WORDS.join('|')})(?!\p{L})`
/** What people put between digits of one number. */
const BETWEEN = String.raw`[\s().,:;\-‐‑‒–—−_/\\*·•|~=+\u200B\u2060\uFEFF]`
const GROUP = new RegExp(DIGIT, 'giu')
const RUN = new RegExp(String.raw`\+?\s*\(?(?:${DIGIT})(?:${BETWEEN}{0,4}(?:${DIGIT}))+`, 'giu')

/** Numbers that are written like phones and are none, by the word before them. */
const OTHER_NUMBER =
  /(?:инн|огрн(?:ип)?|кпп|бик|снилс|окпо|оквэд|кадастр\p{L}*|сч[её]т\p{L}*|р\/с|арт(?:икул\p{L}*)?|каталожн\p{L}*|код|детал\p{L}*|запчаст\p{L}*|oem|part|vin|кузов\p{L}*|рам[аы]|двигател\p{L}*|цена|ценой|стоимость\p{L}*|пробег\p{L}*|isbn|ean|imei|s\/n|sn)(?:\s*(?:номер|№|no?|код))?[\s.:№#-]*$/iu
/** What announces a phone. */
const CALL =
  /(?:тел|телеф\p{L}*|тлф|моб\p{L}*|сот\p{L}*|звон\p{L}*|позвон\p{L}*|набирайте|пишите|писать|whats?\s?app|ватс\p{L}*|вацап|вотсап|вайбер\p{L}*|viber|телеграм\p{L}*|tg|wa\.me|номер)[\s.:№(/-]*(?:по|на|мне)?[\s.:№(/-]*$/iu
/** Digits that a person's eye takes for one number: code first, then the rest in twos, threes and fours. */
const GROUPINGS =
  /^(?:A|[36](?:7|34|43|322|223|232|2221|1222|2212|52|25|331)|[36](?:4|22|13|31)|4(?:6|33|222|24|42|123|321)|5(?:5|122|23|32|221|212|41|14)|37|334|3322|2{5}|1{10}|[12]{5,10})$/
/** An own number in a town: «42-35-67» */
const LOCAL = /^(?:222|33|6|122|5|322|7|1222|34)$/

/** Letters around a number that may say what it is. */
const WORDS_BEFORE = 40

type Sign = { digit: string; from: number; to: number }

/** A text without the phones in it: they are told on a press, which is counted. Sums, years and other numbers are left alone. */
export function withoutPhones(text: string): string {
  return text.replace(RUN, (run, at: number) =>
    hideIn(
      run,
      text.slice(Math.max(0, at - WORDS_BEFORE), at),
      text.slice(at + run.length, at + run.length + WORDS_BEFORE),
    ),
  )
}

function hideIn(run: string, before: string, after: string): string {
  const groups = groupsOf(run)
  let [shown, place] = ['', 0]
  for (let first = 0; first < groups.length; ) {
    const [start = 0] = groups[first]?.map(({ from }) => from) ?? []
    const count = phoneAt(groups, first, {
      run,
      start,
      before: (before + run.slice(0, start)).slice(-WORDS_BEFORE),
      after,
    })
    if (count === 0) {
      first += 1
      continue
    }
    const end = groups[first + count - 1]?.at(-1)?.to ?? run.length
    const head = /\+?\s*\(?$/.exec(run.slice(place, start))?.index ?? start - place
    const lead = run.slice(place, place + head)
    shown += `${lead}${/^\s/.test(run.slice(place + head, start)) && !/\s$/.test(lead) ? ' ' : ''}${HIDDEN}`
    place = end
    first += count
  }
  return shown + run.slice(place)
}

/** The digits of a run, parted as they are written. */
function groupsOf(run: string): Sign[][] {
  const groups: Sign[][] = []
  for (const { 0: sign, index: from } of run.matchAll(GROUP)) {
    const one = { digit: digitOf(sign), from, to: from + sign.length }
    const last = groups.at(-1)
    // A keycap or a word is a digit of its own, and so are signs that stand alone in a row.
    if (last && last.at(-1)?.to === from) last.push(one)
    else groups.push([one])
  }
  return groups
}

function digitOf(sign: string): string {
  const word = DIGIT_WORDS.indexOf(sign.toLowerCase())
  if (word !== -1) return String(word)
  if (/^[oо]$/i.test(sign)) return '0'
  return sign.normalize('NFKC').replace(/\D/g, '')
}

type Around = { run: string; start: number; before: string; after: string }

/** How many groups from this one on are a phone; 0 where none begins here. */
function phoneAt(groups: readonly Sign[][], first: number, around: Around): number {
  let digits = ''
  const sizes: number[] = []
  const last = groups.length - 1
  for (let at = first; at <= last; at++) {
    const group = groups[at] ?? []
    digits += group.map(({ digit }) => digit).join('')
    sizes.push(group.length)
    if (digits.length > 11) return 0
    const tail = { ...around, isWhole: first === 0 && at === last }
    if (isCalled(digits, sizes, tail) || (at === last && first === 0 && isLocal(digits, sizes, around)))
      return at - first + 1
  }
  return 0
}

function isCalled(digits: string, sizes: readonly number[], around: Around & { isWhole: boolean }): boolean {
  const { run, start, before } = around
  const hasPlus = /\+\s*\(?$/.test(run.slice(0, start))
  if (digits.length !== 10 && digits.length !== 11) return false
  // Nobody writes «8» and waits: ten digits after it are one number with it.
  const phone = normalizePhone(digits.length === 11 ? digits : `7${digits}`)
  if (phone === null || (digits.length === 11 && !/^[78]/.test(digits))) return false
  if (hasPlus || CALL.test(before)) return true
  if (OTHER_NUMBER.test(before)) return false
  // Ten digits alone are a mobile phone's, or an island's that is written with its town.
  if (digits.length === 10 && (!/^(?:9|424)/.test(digits) || /^(?:5,5|4,6|6,4)$/.test(sizes.join()))) return false
  return GROUPINGS.test(groupingOf(digits.length === 11 ? withoutCountry(sizes) : sizes))
}

/** A town's own number is known by the word before it alone. */
function isLocal(digits: string, sizes: readonly number[], { before, after, run }: Around): boolean {
  if (
    digits.length < 5 ||
    digits.length > 7 ||
    !/(?:тел|тлф|дом|раб|звон\p{L}*|позвон\p{L}*)[\s.:]*(?:по)?[\s.:]*$/iu.test(before)
  )
    return false
  const isSum = /^\s*(?:₽|руб|р\.|тыс|км|кг|шт|г\b)/iu.test(after) || /^\d{1,3}(?:\s\d{3})+$/.test(run.trim())
  return !isSum && LOCAL.test(groupingOf(sizes))
}

const withoutCountry = ([head = 0, ...rest]: readonly number[]) => (head === 1 ? rest : [head - 1, ...rest])
const groupingOf = (sizes: readonly number[]) => sizes.map((size) => (size === 10 ? 'A' : size)).join('')
