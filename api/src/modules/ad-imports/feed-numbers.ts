import { type NumberRead, readMeasure, readRubles, readWhole } from '@ostrov/shared/formats/number-read'
import { quoted } from '@ostrov/shared/formats/quoted'
import { oneLine } from '@ostrov/shared/formats/same-text'

/** Reads what a file says of one field. What could be another number is asked about, never guessed. */
export type ReadNumber = (said: string) => NumberRead

const LONGEST = 60
const SCALES: readonly [word: RegExp, by: number][] = [
  [/\s*(?:млрд\.?|миллиард(?:а|ов)?)$/i, 1e9],
  [/\s*(?:млн\.?|миллион(?:а|ов)?|mln|м|m)$/i, 1e6],
  [/\s*(?:тыс(?:яч[аи]?)?\.?|т\.?|к|k)$/i, 1e3],
]
const CURRENCY = /\s*(?:₽|р(?:уб(?:л(?:ь|я|ей))?)?\.?|rub|rur)$/i
/** «6,500,000», «6.500.000», «6’500’000», and with a part behind another sign: «6,500,000.50». */
const GROUPED = /^(\d{1,3})((?:([.,'’ʼ´`])\d{3})(?:\3\d{3})*)(?:([.,])(\d{1,2}))?$/

const wanted = (said: string): NumberRead => {
  const { complaint } = readWhole(said.length > LONGEST ? said.slice(0, LONGEST) : `${said} `)
  return { number: null, complaint: complaint ?? `${quoted(said)}: нужно одно число цифрами` }
}

/** The signs between thousands are left out where they can be nothing else. */
function withoutGroups(text: string): string {
  const [, head = '', groups = '', sign = '', point = '', part = ''] = GROUPED.exec(text) ?? []
  if (head === '' || (point !== '' && point === sign)) return text
  const isSure = groups.length > 4 || point !== '' || !/[.,]/.test(sign)
  if (!isSure) return text
  return `${head}${groups.replace(/\D/g, '')}${point === '' ? '' : `,${part}`}`
}

/** «6,5 млн», «6500 тыс. руб.», «142 тыс. км»: a number whose thousands are said by a word, behind which these units may stand. */
const scaled =
  (units: RegExp, read: (text: string) => NumberRead): ReadNumber =>
  (said) => {
    const whole = oneLine(said)
    if (whole.length > LONGEST) return wanted(whole)
    const text = whole.replace(units, '').trimEnd()
    const [word, by] = SCALES.find(([one]) => one.test(text)) ?? []
    if (!word || !by) return answered(read(withoutGroups(text)), whole)
    // «1,500 тыс.» may be a million and a half; of millions nobody writes a thousand.
    const found = readMeasure(withoutGroups(text.replace(word, '')), { thousands: by === 1e3 })
    if (found.number === null) return answered(found, whole)
    const number = Number((found.number * by).toPrecision(15))
    return Number.isInteger(number) ? { number, complaint: null } : wanted(whole)
  }

/** The sentence names what stands in the file, not what was left of it. */
const answered = (read: NumberRead, said: string): NumberRead =>
  read.complaint === null
    ? read
    : {
        number: null,
        complaint: /^«/.test(read.complaint)
          ? read.complaint.replace(/^«[^»]*»/, () => quoted(said))
          : `${quoted(said)}: нужно одно число цифрами`,
      }

/** Whole rubles. */
export const rublesIn: ReadNumber = scaled(CURRENCY, readRubles)
/** Kilometres. */
export const kilometresIn: ReadNumber = scaled(/\s*(?:км|km)\.?$/i, readWhole)

const whole =
  (units: RegExp): ReadNumber =>
  (said) => {
    const line = oneLine(said)
    return line.length > LONGEST ? wanted(line) : answered(readWhole(withoutZeros(line.replace(units, ''))), line)
  }
/** «5.0» is five. */
const withoutZeros = (text: string) => text.trim().replace(/^(\d{1,7})[.,]0{1,2}$/, '$1')

/** «2012 г.» */
export const yearIn: ReadNumber = (said) => {
  const read = whole(/\s*(?:г|год|года|г\.\s?в|г\.\s?п)\.?$/i)(said)
  // «2 012» and «2,012» are no years.
  return read.number !== null && !/^\d{4}$/.test(/[\d\s]+/.exec(said.trim())?.[0].trim() ?? '')
    ? wanted(said.trim())
    : read
}
/** «3», «3 этаж», «3-й этаж». */
export const floorIn: ReadNumber = whole(/(?:-?(?:й|ый|ий|ой))?\s*(?:этаж(?:а|ей)?|эт\.?)?$/i)
/** «2», «2 комнаты», «2-комнатная», «2-к». */
export const roomsIn: ReadNumber = whole(/\s*[-–]?\s*(?:х\s*)?(?:комн[а-я]*\.?|ком\.|к\.?|кк|к\.\s?кв\.?)$/i)

/** Horse powers of a kilowatt. */
const HORSES = 1.35962
/** «99 л.с.», «73 кВт», «99 л.с. (73 кВт)». */
export const powerIn: ReadNumber = (said) => {
  const line = oneLine(said)
  const kilowatts = /^([\d.,\s]{1,12}?)\s*(?:квт|kw)\.?$/i.exec(line)?.[1]
  if (kilowatts !== undefined) {
    const { number } = readMeasure(kilowatts)
    return number === null ? wanted(line) : { number: Math.round(number * HORSES), complaint: null }
  }
  const horses = /\s*(?:л\.?\s?с\.?|лс|hp|h\.p\.)(?:\s*[/(,]\s*[\d.,]{1,6}\s*(?:квт|kw)\.?\)?)?$/i
  const read = answered(readMeasure(line.replace(horses, '')), line)
  return read.number === null ? read : { number: Math.round(read.number), complaint: null }
}

/** What is larger is written in cubic centimetres already. */
const LITRES_MOST = 20
/** Cubic centimetres: «1.8», «2,0 л», «1800 см³». */
export const volumeIn: ReadNumber = (said) => {
  const line = oneLine(said)
  const inCubes = /\s*(?:куб\.?\s?см\.?|см\s?(?:³|3|куб\.?)|cc|cm3|cm³)$/i
  const inLitres = /\s*(?:л|литр(?:а|ов)?|l)\.?$/i
  const text = line.replace(inCubes, '').replace(inLitres, '')
  const read = answered(readMeasure(text, { thousands: false }), line)
  if (read.number === null) return read
  const isLitres = inLitres.test(line) || (!inCubes.test(line) && read.number < LITRES_MOST)
  return { number: Math.round(isLitres ? read.number * 1000 : read.number), complaint: null }
}

/** Square metres of a unit. A hundred of them is a «сотка». */
const UNITS: readonly [unit: RegExp, squares: number][] = [
  [
    /^(?:кв\.?\s?м(?:етр(?:а|ов)?)?\.?|квадратн[а-я]*\s?метр[а-я]*|м\s?(?:²|2|кв\.?)|метр[а-я]*|м\.\s?кв\.?|sq\.?\s?m\.?|sqm|sq\.?\s?meters?|square\s?meters?|m\s?(?:²|2)|м)$/i,
    1,
  ],
  [/^(?:сот(?:ка|ки|ок)?\.?|sotka|sotok|сoтка|cотка|cот(?:ок|ки)|are?s?|ар[аыов]{0,2}|sq\.?\s?hundred)$/i, 100],
  [/^(?:га|гектар(?:а|ов)?|hectares?|ha)\.?$/i, 10_000],
]
/** Square metres that a unit has; null of what we do not know. */
export const squaresOf = (unit: string): number | null => UNITS.find(([one]) => one.test(oneLine(unit)))?.[1] ?? null

/**
 * An area in `of` square metres, where `unit` or else what stands behind the number says what it is in, and without either
 * `usual` does; null of `usual` asks.
 */
export function areaIn(said: string, asked: Area): NumberRead {
  const read = exactAreaIn(said, asked)
  if (read.number === null) return read
  return { number: read.number > 0 ? Math.max(1, Math.round(read.number)) : 0, complaint: null }
}

type Area = { unit: string | null; usual: string | null; of: number }

/** The same, not rounded. */
export function exactAreaIn(said: string, { unit, usual, of }: Area): NumberRead {
  const line = oneLine(said)
  const [, digits = '', behind = ''] = /^([\d.,'’\s]*\d)\s*(\D.{0,20})?$/.exec(line.length > LONGEST ? '' : line) ?? []
  if (digits === '') return wanted(line)
  const named = behind || unit || usual
  if (named === null)
    return { number: null, complaint: `${quoted(line)}: не\u00A0сказано, в\u00A0чём площадь` } as const
  const squares = squaresOf(named)
  if (squares === null) return { number: null, complaint: `Единицы ${quoted(named)} мы\u00A0не\u00A0знаем` } as const
  const read = readMeasure(withoutGroups(digits), { thousands: squares === 1 })
  if (read.number === null) return answered(read, line)
  return { number: (read.number * squares) / of, complaint: null }
}

/** A coordinate is no count: three digits behind its point are a part. */
export const coordinateIn = (said: string | null): number | null => {
  const text = (said ?? '').trim().replace(',', '.')
  return /^-?\d{1,3}(?:\.\d{1,15})?$/.test(text) ? Number(text) : null
}

export type Pay = { from: number | null; to: number | null; kind: 'net' | 'gross' }
/** Nobody is paid less a month: thousands were meant, or an hour. */
const LEAST_PAY = 1000
const AFTER_PAY =
  /\s*[,(]?\s*(?:на\s+руки|до\s+вычета(?:\s+налогов|\s+ндфл)?|gross|net|(?:в|\/|за)\s*мес(?:яц)?\.?|ежемесячно|чистыми)\s*\)?$/i

/** Pay between two ends, or one of them: «80 000 - 110 000», «до 110 000», «80–110 тыс. руб. на руки». */
export function payIn(said: string): { pay: Pay; complaint: null } | { pay: null; complaint: string } {
  const line = oneLine(said)
  const kind = /до\s+вычета|gross/i.test(line) ? 'gross' : 'net'
  let text = line.length > 2 * LONGEST ? '' : line
  while (AFTER_PAY.test(text)) text = text.replace(AFTER_PAY, '')
  const asked = (complaint: string | null) =>
    ({ pay: null, complaint: complaint ?? `${quoted(line)}: напишите зарплату числами, например 80000` }) as const
  const between = /^(?:от\s*)?(\d.*?)\s*(?:[-–—−]|\.{2,3}|…|\s+до\s+|\s*\/\s*)\s*(?:до\s*)?(\d.*)$/i.exec(text)
  if (between) {
    const [, low = '', high = ''] = between
    const [from, to] = [rublesIn(withScaleOf(low, high)), rublesIn(high)]
    if (from.number === null || to.number === null) return asked(from.complaint ?? to.complaint)
    if (from.number < LEAST_PAY || to.number < LEAST_PAY) return asked(null)
    return { pay: { from: from.number, to: to.number, kind }, complaint: null }
  }
  const upper = /^(?:до|не\s+(?:более|больше|выше)|максимум|max\.?)\s*(?=\d)/i
  const lower = /^(?:от|не\s+(?:менее|меньше|ниже)|более|больше|свыше|минимум|min\.?)\s*(?=\d)/i
  const read = rublesIn(
    text
      .replace(upper, '')
      .replace(lower, '')
      .replace(/\s*(?:\+|и\s+(?:более|больше|выше))$/i, ''),
  )
  if (read.number === null) return asked(read.complaint)
  if (read.number < LEAST_PAY) return asked(null)
  const isUpper = upper.test(text)
  return { pay: { from: isUpper ? null : read.number, to: isUpper ? read.number : null, kind }, complaint: null }
}

/** «80–110 тыс.» says its thousands once. */
function withScaleOf(low: string, high: string): string {
  const bare = (text: string) => text.replace(CURRENCY, '').trimEnd()
  const scale = SCALES.find(([word]) => word.test(bare(high)))?.[0].exec(bare(high))?.[0]
  if (!scale || SCALES.some(([word]) => word.test(bare(low)))) return low
  const [one, other] = [low, bare(high).replace(scale, '')].map((text) => readMeasure(bare(text)).number)
  return typeof one === 'number' && typeof other === 'number' && one <= other ? `${bare(low)}${scale}` : low
}

const NO_PRICE =
  /^(?:(?:цена|зарплата|з\/п|оплата)\s*[:—–-]?\s*)?(?:договорн[а-я]*(?:\s+цена)?|(?:по\s+)?договор[её]нност[а-я]*|по\s+(?:запросу|итогам|результатам)(?:\s+собеседования)?|не\s+указан[ао]?|уточняйте|(?:возможен\s+)?торг|звоните|нет|[-–—]+)[.!]?$/i
const FREE =
  /^(?:даром|отда(?:м|ю|[её]м|ется|ётся)(?:\s+(?:даром|бесплатно))?|бесплатно|безвозмездно|free|в\s+дар)[.!]?$/i

/** Words that say that there is no price; they are no fault. */
export const isNoPrice = (said: string) => NO_PRICE.test(oneLine(said))
/** Words that say that it costs nothing. */
export const isFree = (said: string) => FREE.test(oneLine(said))
