import { type EntryNames, type Said, wordsOf } from '../ads/facts'
import { pricePer, priceWords } from '../ads/price-words'
import type { AdField } from '../ads/section'
import { isSection, sectionOf } from '../ads/sections'
import { formatPhone } from '../formats/phone'
import { formatWeight, WEIGHT_UNITS } from '../formats/weight'
import { PRODUCT_FORM } from '../menu/form'
import { OPTION_FORM } from '../options/form'
import { MODERATED, type ModeratedKind } from './kinds'

/** What the row's references are called: entries of catalogues by their slugs, rows by their ids. */
export type Names = { entries: EntryNames; rows: Readonly<Record<string, string>> }
/** What everybody sees of a row beside what waits: words, or pictures by their ids. */
export type Beside = { name: string; label: string; text: string; image_ids: string[] }

type Fields = Readonly<Record<string, AdField>>

/** The fields of a row as its form has them; none of a kind that is shown by what waits alone. */
function fieldsOf(kind: ModeratedKind, row: Said): Fields {
  const { section } = row
  if (kind === 'ad') return typeof section === 'string' && isSection(section) ? sectionOf(section).fields : {}
  if (kind === 'product') {
    const { price, discount_price, weight, category_id } = PRODUCT_FORM
    return { category_id: { ...category_id, kind: 'reference' }, price, discount_price, weight }
  }
  if (kind === 'product_option') return { price: OPTION_FORM.price }
  return MODERATED[kind].form ?? {}
}

/** What waits of a row in the order of its form: that of an ad's section, where a car's year stands before its photos. */
export function waitingInOrder(kind: ModeratedKind, row: Said): string[] {
  const { fields } = MODERATED[kind]
  const own = Object.keys(fieldsOf(kind, row)).filter((name) => name in fields)
  return [...new Set([...own, ...Object.keys(fields)])]
}

/** A value of a field that waits, as people read it, never as a machine keeps it; itself where it is no word of a form. */
export function saidOf(kind: ModeratedKind, name: string, { row, names }: { row: Said; names: Names }) {
  const field = fieldsOf(kind, row)[name]
  const { as, choices } = MODERATED[kind].fields[name] ?? {}
  return (value: unknown): unknown => {
    if (as !== 'text' || value === null || value === undefined || value === '') return value
    return field ? textOf(field, value, names) : (choices?.[String(value)] ?? value)
  }
}

function textOf(field: AdField, value: unknown, names: Names): string {
  if (field.kind === 'flag') return value === true ? 'Да' : 'Нет'
  if (field.kind === 'reference') return names.rows[String(value)] ?? ''
  if (field.kind === 'phone') return formatPhone(String(value))
  return wordsOf(field, value, names.entries) ?? 'Нет в\u00A0каталоге'
}

/** These are told as one sum with its words, or on the map. */
const TOLD: readonly string[] = ['price', 'salary_from', 'salary_to', 'salary_kind', 'point']

/** All else that everybody sees of a row as it stands, in the order of its form; `proposed` is told already. */
export function besideOf(kind: ModeratedKind, proposed: Said, { row, names }: { row: Said; names: Names }): Beside[] {
  const isAd = kind === 'ad'
  const lines = Object.entries({ ...waitingFields(kind), ...fieldsOf(kind, row) }).flatMap(([name, field]) => {
    if (name in proposed || name === MODERATED[kind].title || (isAd && TOLD.includes(name))) return []
    const { label, kind: as } = field
    const image_ids = as === 'images' ? idsIn(row[name]) : []
    const text = as === 'images' ? '' : standingText(name, field, { row, names })
    return text || image_ids.length > 0 ? [{ name, label, text, image_ids }] : []
  })
  return isAd ? [...adLines(row), ...lines] : lines
}

/** What waits, where no form of the kind has it: an ad's stands in its section's, or is no field of it. */
function waitingFields(kind: ModeratedKind): Fields {
  if (kind === 'ad') return {}
  const lines = Object.entries(MODERATED[kind].fields).flatMap(([name, { label, as }]): [string, AdField][] => {
    if (as === 'text') return [[name, { label, kind: 'text' }]]
    return as === 'image' || as === 'images' ? [[name, { label, kind: 'images' }]] : []
  })
  return Object.fromEntries(lines)
}

function standingText(name: string, field: AdField, { row, names }: { row: Said; names: Names }): string {
  const value = row[name]
  if (value === null || value === undefined || value === '' || value === false || field.kind === 'point') return ''
  if (name === 'weight') return weightOf(row)
  return name === 'phones' ? String(value).split('\n').map(formatPhone).join(', ') : textOf(field, value, names)
}

/** Where an ad stands and what it costs. */
function adLines(row: Said): Beside[] {
  const { section } = row
  if (typeof section !== 'string' || !isSection(section)) return []
  const { title, price: label } = sectionOf(section).words
  const [from, to] = [numberOf(row.salary_from), numberOf(row.salary_to)]
  const kind = row.salary_kind === 'gross' ? 'gross' : 'net'
  const salary = from === null && to === null ? null : ({ from, to, kind } as const)
  const text = priceWords({ section, price: numberOf(row.price), price_per: pricePer(section, row), salary })
  return [
    { name: 'section', label: 'Раздел', text: title, image_ids: [] },
    { name: 'price', label, text, image_ids: [] },
  ]
}

const numberOf = (value: unknown) => (typeof value === 'number' ? value : null)
const idsIn = (value: unknown) => (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string')

function weightOf({ weight, weight_unit }: Said): string {
  const unit = WEIGHT_UNITS.find((one) => one === weight_unit)
  return unit && weight !== null ? formatWeight(Number(weight), unit) : ''
}
