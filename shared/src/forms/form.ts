import { phoneComplaint } from '../formats/phone'
import { seenText } from '../formats/seen-text'
import { yearComplaint } from '../wire/years'
import { readNumber, spelledNumber } from './number'

/** What a form answers: field → the sentence under it; no key, no complaint. */
export type FormErrors<Name extends string = string> = Partial<Record<Name, string>>

/** What stands in a form's fields, checked or not. */
export type Values = Readonly<Record<string, unknown>>

/** One demand on a field that is not empty: the sentence when it is not met, else null. */
export type Check = (value: string, values: Values) => string | null

export type Kind =
  | ('text' | 'lines' | 'email' | 'password' | 'phone' | 'digits' | 'number' | 'money')
  | ('date' | 'time' | 'moment' | 'choice' | 'choices' | 'flag' | 'images' | 'place' | 'point')
  | ('reference' | 'references' | 'rich')

/** How a value that is no text of itself is read: what is wrong with its shape, and the text that is counted and compared. */
export type Reading = { complaint(value: unknown): string | null; plain(value: unknown): string }

/** These cannot be judged without their reading, which forms that hold none need not load: `richField` and `pointField` give it. */
type Read = 'rich' | 'point'
type Judged = { kind: Exclude<Kind, Read>; reading?: undefined } | { kind: Read; reading: Reading }

/** One line of a form's table: what the field is called, how it is drawn and what it may hold. */
export type Field = Judged & {
  label: string
  /** The sentence when nothing stands in it; without one it may stay empty. */
  required?: string
  /** Characters at most; the largest number of `number` and `money`; pictures of `images`. */
  max?: number
  /** The sentence beyond `max`, where its kind's own says too little. */
  beyond?: string
  /** The smallest number of `number` and `money`. */
  min?: number
  /** Demands beyond those of its kind and `max`. */
  checks?: readonly Check[]
  /** Where it is not so, the field is neither asked nor checked. */
  when?: (values: Values) => boolean
  /** value → the words of it. */
  choices?: Readonly<Record<string, string>>
  /** Of what waits for a moderator it is shown at once. */
  at_once?: true
  /** The words of `choices` are short: they share lines. */
  short?: true
  hint?: string
  /** Said only where nothing on the page answers to the field. */
  plain_hint?: string
  placeholder?: string
  autoComplete?: string
  /** The phone's keyboard, where it is not its kind's. */
  inputMode?: 'numeric'
  /** Of what `number` counts. */
  unit?: string
  /** How many digits behind the comma `number` may have; without it none. */
  decimals?: number
  /** The noun whose rows `reference` and `references` name by their ids. */
  of?: string
  /** Shows how much of `max` is used. */
  counted?: true
  /** `rich` holds none, and its editor offers none. */
  pictures?: false
}

export type FormTable<Name extends string = string> = Readonly<Record<Name, Field>>

const ONLY_DIGITS = 'Разрешены только цифры'
const EMAIL = /^[^\s@"(),:;<>[\]\\]+@(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}[\p{L}\d-]*\p{L}$/u

/** Digits or nothing. */
export const digitsOnly: Check = (value) => (/^\d*$/.test(value) ? null : ONLY_DIGITS)

/** A real e-mail address; a name of letters beyond Latin is one too. */
export const isEmail = (text: string) => EMAIL.test(text) && !/^\.|\.\.|\.@/.test(text)

const KIND_CHECKS: Partial<Record<Kind, Check>> = {
  digits: digitsOnly,
  email: (value) => (isEmail(value) ? null : 'Проверьте адрес электронной почты'),
  phone: phoneComplaint,
  date: (value) => (isDay(value) ? yearComplaint(value) : 'Укажите дату: день, месяц и\u00A0год'),
  moment: (value) => (isMoment(value) ? yearComplaint(value) : 'Укажите день и\u00A0время'),
  time: (value) => (/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value) ? null : 'Укажите время: часы и\u00A0минуты'),
}

/** Every field's first complaint. Blanks around a value do not count. */
export function checkForm<Name extends string>(table: FormTable<Name>, values: Values): FormErrors<Name> {
  const errors: FormErrors<Name> = {}
  for (const name in table) {
    const complaint = isAsked(table[name], values) ? complaintOf(table[name], values[name], values) : null
    if (complaint) errors[name] = complaint
  }
  return errors
}

/** What is wrong with the value of one field that is asked; null when nothing is. */
export function complaintOf(field: Field, value: unknown, values: Values): string | null {
  const text = textOf(field, value)
  const misshapen = field.reading?.complaint(value)
  if (misshapen) return misshapen
  if (text === '') return field.required ?? null
  if (field.kind === 'number' || field.kind === 'money') return numberComplaint(field, text, values)
  return KIND_CHECKS[field.kind]?.(text, values) ?? limitCheck(field, text) ?? checked(field, text, values)
}

function numberComplaint(field: Field, text: string, values: Values): string | null {
  const { number, complaint } = readNumber(field, text)
  if (number === null) return complaint
  const { beyond, min = 0, max = Number.POSITIVE_INFINITY } = field
  if (number < min) return `Не\u00A0меньше ${spelledNumber(min)}`
  if (number > max) return beyond ?? `Не\u00A0больше ${spelledNumber(max)}`
  return checked(field, String(number), values)
}

const checked = ({ checks }: Field, text: string, values: Values) =>
  checks?.map((check) => check(text, values)).find((complaint) => complaint !== null) ?? null

/** The field is part of the form as it is filled now. */
export function isAsked({ when }: Field, values: Values): boolean {
  return when?.(values) ?? true
}

/** No field has a complaint. */
export function isValid(errors: FormErrors): boolean {
  return Object.keys(errors).length === 0
}

/** A day of the calendar as `2026-11-22`. */
export function isDay(value: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(value) && new Date(`${value}T00:00Z`).toJSON()?.slice(0, 10) === value
}

/** Of a field, by the region's clock, or of the wire, with an offset. */
function isMoment(value: string): boolean {
  return isDay(value.slice(0, 10)) && /^.{10}T(?:[01]\d|2[0-3]):[0-5]\d/.test(value) && !Number.isNaN(Date.parse(value))
}

function limitCheck({ kind, beyond, max = Number.POSITIVE_INFINITY }: Field, text: string): string | null {
  if (UNCOUNTED.includes(kind)) return null
  if (kind === 'text' && /[\n\u2028\u2029]/.test(text)) return 'Напишите в\u00A0одну строку'
  return isWithin(text, max) ? null : (beyond ?? `Максимальная длина строки ${max}`)
}

/** Of these `max` counts rows, which the wire's schema bounds. */
const UNCOUNTED: readonly Kind[] = ['images', 'references', 'point']

/** Letters beyond the usual sixteen bits count once; they are counted only where that decides. */
function isWithin(text: string, max: number): boolean {
  return text.length <= max || (text.length <= 2 * max && [...text].length <= max)
}

/** A value as its checks read it: nothing chosen is nothing, so is what nobody sees. A password is as typed. */
function textOf({ kind, reading }: Field, value: unknown): string {
  if (reading) return seenText(reading.plain(value)).trim()
  if (Array.isArray(value)) return value.join(',')
  const text = value === false ? '' : String(value ?? '')
  return kind === 'password' ? text : seenText(text).trim()
}
