import { seenText } from '../formats/seen-text'
import { cyrillicAlike, unmixed } from '../spelling/alike'

/**
 * The form in which addresses are stored for search and asked for: lower case, ё as е, words parted by one space, without
 * words of type («улица», «дом»), region, postcode and flat; a house number is one word («12а», «12к1»).
 */
export function normalizeAddress(address: string): string {
  const plain = seenText(address)
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[a-zа-я]+/g, unmixed)
    .replace(/\d\s?[a-z](?![a-zа-я])/g, cyrillicAlike)
    .replace(/(^|[\s,])сахалинская\s+обл(асть|\.)?(?=[\s,]|$)/g, ' ')
    .replace(/(^|[\s,])\d{6}(?=[\s,]|$)/g, ' ')
    .replace(/\s*\/\s*/g, '/')
    .replace(/([а-я]{3})(?=\d)/g, '$1 ')
  return joinHouse(withoutFlat(splitWords(plain))).join(' ')
}

/** Words of type as people and services shorten them, and in full. */
const ROAD_WORDS: Record<string, string> = {
  ул: 'улица',
  'пр-кт': 'проспект',
  'пр-т': 'проспект',
  просп: 'проспект',
  пер: 'переулок',
  'пр-д': 'проезд',
  'б-р': 'бульвар',
  бул: 'бульвар',
  пл: 'площадь',
  ш: 'шоссе',
  туп: 'тупик',
  мкр: 'микрорайон',
}

/** «улица Ленина», «Коммунистический проспект» for «ул Ленина», «Коммунистический пр-кт». */
export function roadInFull(street: string): string {
  return street
    .trim()
    .split(/\s+/)
    .map((word) => ROAD_WORDS[word.replace(/\.$/, '').toLowerCase()] ?? word)
    .join(' ')
}

/** A street as the island says it: a plain street by its name, anything else with its word: «Ленина», «Коммунистический проспект». */
export function streetName(street: string): string {
  return roadInFull(street)
    .replace(/(^|\s)улица(?=\s|$)/iu, ' ')
    .trim()
}

/** The one form of an address: «Ленина, 234, Южно-Сахалинск». */
export function addressLine({ street, house, city }: { street: string; house: string; city: string }): string {
  return [streetName(street), house, city].filter(Boolean).join(', ')
}

export type AddressParts = {
  street: string
  house: string
  /** What else was said and is no flat: towns. */
  towns: string[]
}

/** A written address in its parts; null where no house follows a street. */
export function addressParts(address: string): AddressParts | null {
  const said = address
    .split(',')
    .map((part) => part.trim())
    .filter((part) => normalizeAddress(part) !== '')
  const parts = said.some((part, index) => index > 0 && HOUSE.test(part)) ? said : said.flatMap(splitHouse)
  const at = parts.findIndex((part, index) => index > 0 && HOUSE.test(part))
  const [street, house] = [parts[at - 1], parts[at]]
  if (!street || !house || !/\p{L}{2}/u.test(street)) return null
  const towns = parts.filter((part, index) => index !== at && index !== at - 1 && !namesFlat(part))
  return { street, house: house.replace(/^(?:дом|д)?[.\s]*(?=\d)/iu, ''), towns }
}

// Each round eats a sign of the number itself, so that no text makes the search wander.
const HOUSE = /^(?:дом|д)?[.\s]*\d+(?:[\s/.-]*(?:\d|[а-яё](?![а-яё])|корп(?:ус)?|стр(?:оение)?))*$/iu

/** «Ленина 10» as a street and a house. */
function splitHouse(part: string): string[] {
  const words = part.split(/\s+/)
  const at = words.findIndex((_, index) => {
    return index > 0 && /\p{L}{2}/u.test(words.slice(0, index).join(' ')) && HOUSE.test(words.slice(index).join(' '))
  })
  return at === -1 || namesFlat(part) ? [part] : [words.slice(0, at).join(' '), words.slice(at).join(' ')]
}

function namesFlat(part: string): boolean {
  return flatWords.has(part.toLowerCase().split(/[\s.\d]/)[0] ?? '')
}

const typeWords = new Set(
  `г город гор пгт пос поселок п с село д дом ул улица пр пр-кт пр-т просп проспект пер переулок б-р бульвар бул
  проезд пр-д ш шоссе обл область россия рф имени им`.split(/\s+/),
)
const flatWords = new Set(['кв', 'квартира', 'оф', 'офис', 'подъезд', 'под', 'этаж', 'эт', 'домофон'])

// Dashes inside types («пр-кт») and before flats («10-5») must be seen before dashes inside names part their words.
function splitWords(text: string): string[] {
  return text
    .split(/[^0-9a-zа-я/-]+/)
    .map((word) => word.replace(/^д(?=\d)/, '').replace(/^корп(ус)?$/, 'к'))
    .filter((word) => !typeWords.has(word))
    .map((word) => word.replace(/^(\d+[а-я]?)-\d+$/, '$1'))
    .flatMap((word) => word.split('-'))
    .filter(Boolean)
}

function withoutFlat(words: string[]): string[] {
  const flat = words.findIndex((word, index) => index > 0 && (flatWords.has(word) || /^кв\d/.test(word)))
  return flat === -1 ? words : words.slice(0, flat)
}

// «12 а» and «12 к 1» are one house each, however they are spaced.
function joinHouse(words: string[]): string[] {
  const joined: string[] = []
  for (const word of words) {
    const last = joined.at(-1)
    const continues = last !== undefined && /^\d+([/к]\d+)?$/.test(last) && /^([а-я]|к\d+)$/.test(word)
    const closes = last !== undefined && /^\d+к$/.test(last) && /^\d+$/.test(word)
    if (continues || closes) joined[joined.length - 1] = `${last}${word}`
    else joined.push(word)
  }
  return joined
}

/** Only a hint that names a house, and not a flat in it, is offered to the customer. */
export function isOfferedHint(hint: string): boolean {
  const namesFlat = /(^|[\s,])(кв|квартира|апартаменты|апарт|ап)(?=[\s.,\d]|$)/iu
  return /\d/.test(hint) && !namesFlat.test(hint)
}
