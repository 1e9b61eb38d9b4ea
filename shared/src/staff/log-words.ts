import { lowerFirst } from '../formats/lower-first'
import { formatMoney } from '../formats/money'
import { formatPhone } from '../formats/phone'
import { countOf } from '../formats/plural'
import { quoted } from '../formats/quoted'
import { formatDate, formatMoment, weekdayName } from '../formats/time'
import { isRichText } from '../rich-text/check'
import { richTextChange } from '../rich-text/text-change'
import { ACTS, SUBJECTS, VERBS } from './log-acts'
import { type LogField, logField, wordIn } from './log-fields'
import { BUSINESS_PERMISSIONS } from './permissions'
import type { DeskLogEntryWire, LogEntryWire } from './schema'

type Entry = Pick<LogEntryWire, 'act' | 'subject' | 'changes'>

/** What was done, in words; of a file, which and how much it changed. */
export function actWords(entry: Entry): string {
  const { act } = entry
  const own = wordIn(ACTS, act)
  if (own) return isOfFile(entry) ? fileWords(own, entry) : own
  const [kind = '', verb = ''] = act.split('.')
  const what = wordIn(SUBJECTS, kind)
  return what ? `${wordIn(VERBS, verb) ?? VERBS.change}: ${what.toLowerCase()}` : VERBS.change
}

/** What it was done to; nothing where the act says it already. */
export function subjectWords({ subject, actor, changes }: Pick<LogEntryWire, 'subject' | 'actor' | 'changes'>) {
  const { kind, ref } = subject
  if (kind === 'order') return `Заказ №\u00A0${ref}`
  if (kind === 'payout' || kind === 'ticket_purchase')
    return subject.title && `${kind === 'payout' ? 'Выплата' : 'Покупка'} №\u00A0${subject.title}`
  if (kind === 'test_order') return `Пробный заказ №\u00A0${ref}`
  if (kind === 'menu_import' || (kind === 'business' && ref === actor.id)) return null
  const title = subject.title || titleThen(changes)
  if (title && kind === 'customer') return /^\d{11}$/.test(title) ? formatPhone(title) : title
  if (title) return kind === 'business' ? title : quoted(title)
  if (kind === 'customer') return 'Клиент'
  // It is there, and has no name.
  return subject.title === '' ? (wordIn(SUBJECTS, kind) ?? null) : null
}

type Acted = Pick<LogEntryWire, 'actor' | 'is_impersonated'> & Partial<Pick<DeskLogEntryWire, 'through'>>

/** Who did it. */
export function actorWords({ actor, is_impersonated, through }: Acted): string {
  const said = ownWords(actor)
  if (!is_impersonated) return said
  return `${said} (через администратора${through ? `: ${through.name}` : ''})`
}

function ownWords(actor: LogEntryWire['actor']): string {
  if (actor.kind === 'admin') return actor.name ?? 'Сотрудник площадки'
  if (actor.kind === 'customer') return actor.name ? `Клиент: ${actor.name}` : 'Клиент'
  if (actor.kind === 'stranger') return 'Кто-то без\u00A0входа'
  if (actor.kind === 'console') return 'Поддержка площадки'
  return actor.name ?? 'Сотрудник'
}

export type ChangeWords = { field: string; label: string; from: string; to: string }

/** «Цена: 690 ₽ → 710 ₽», field by field; of fields that hold fields, those within that differ. What has no word is not told. */
export function changeWords(entry: Entry, now: Date): ChangeWords[] {
  if (isOfFile(entry)) return []
  return entry.changes.flatMap(({ field, from, to }) => {
    const known = logField(entry.subject.kind, field)
    return !known || isSaidAlready(entry, field, from, to) ? [] : told(field, known, from, to, now)
  })
}

/** What a row that came or went is called stands beside the act. */
function isSaidAlready({ subject: { title } }: Entry, field: string, from: unknown, to: unknown): boolean {
  if (!NAMES.includes(field)) return false
  const name = isAbsent(from) ? to : isAbsent(to) ? from : null
  return name !== null && (!title || title === name)
}

function told(field: string, known: LogField, from: unknown, to: unknown, now: Date): ChangeWords[] {
  if (known.as === 'fields') {
    const [before, after] = [fieldsOf(from), fieldsOf(to)]
    return Object.entries(known.fields).flatMap(([name, inner]) =>
      told(`${field}.${name}`, { ...inner, label: `${known.label}: ${inner.label}` }, before[name], after[name], now),
    )
  }
  if (isNothing(known, from) && isNothing(known, to)) return []
  const { label } = known
  if (isRichText(from) || isRichText(to)) return richTold(field, label, from, to)
  if (known.as === 'other') return [{ field, label, from: NOTHING, to: isNothing(known, to) ? NOTHING : known.other }]
  const one = { field, label, from: said(known, from, now), to: said(known, to, now) }
  return one.from === one.to ? [] : [one]
}

function richTold(field: string, label: string, from: unknown, to: unknown): ChangeWords[] {
  const change = richTextChange(from, to)
  if (change === null) return []
  if (change === 'look') return [{ field, label, from: NOTHING, to: 'другое оформление' }]
  return [{ field, label, from: change.from || NOTHING, to: change.to || NOTHING }]
}

const NOTHING = '—'

function said(known: Exclude<LogField, { as: 'fields' }>, value: unknown, now: Date): string {
  if (value === null || value === undefined || value === '') return NOTHING
  if (known.as === 'access') return accessWords(fieldsOf(value))
  if (known.as === 'counted')
    return Array.isArray(value) && value.length > 0 ? countOf(value.length, ...known.forms) : NOTHING
  if (Array.isArray(value)) return value.map((item) => said(known, item, now)).join(', ') || NOTHING
  return typeof value === 'number' ? numberSaid(known, value) : textSaid(known, value, now)
}

function numberSaid({ as }: LogField, value: number): string {
  if (as === 'money') return formatMoney(value)
  if (as === 'weekday') return weekdayName(value, 'full')
  if (as === 'minutes') return `${value}\u00A0мин`
  return String(value).replace('.', ',')
}

function textSaid(known: LogField, value: unknown, now: Date): string {
  if (known.as === 'flag') return value === true ? 'да' : 'нет'
  const text = typeof value === 'string' ? value : ''
  if (known.as === 'words') return lowerFirst(wordIn(known.words, text) ?? NOTHING)
  if (known.as === 'phones') return formatPhone(text)
  if (known.as === 'moment') return formatMoment(text, now)
  return known.as === 'date' ? formatDate(text, true) : text
}

/** «Шторм: заказы, меню; Дом: отзывы» */
function accessWords(access: Record<string, unknown>): string {
  const words = (one: unknown) => lowerFirst(wordIn(BUSINESS_PERMISSIONS, String(one)) ?? '')
  const parts = Object.entries(access).map(
    ([title, list]) => `${title}: ${Array.isArray(list) ? list.map(words).filter(Boolean).join(', ') : NOTHING}`,
  )
  return parts.join('; ') || NOTHING
}

/** «Загрузил меню m.csv: добавлено 3 блюда, изменено 67 блюд» */
function fileWords(did: string, { act, subject, changes }: Entry): string {
  const value = (name: string) => changes.find(({ field }) => field === name)?.to
  const name = value('file_name') ?? subject.title
  const kinds = value('kinds')
  const ofDishes = Array.isArray(kinds) && kinds.every((kind) => kind === 'product')
  const counted = (count: number) =>
    ofDishes ? `\u00A0${countOf(count, 'блюдо', 'блюда', 'блюд')}` : ` строк:\u00A0${count}`
  const counts = FILE_COUNTS.flatMap(({ field, before, done }) => {
    const count = value(field)
    if (typeof count !== 'number' || count === 0) return []
    return [`${act === 'menu_import.plan' ? before : done}${field === 'wrong' ? `\u00A0${count}` : counted(count)}`]
  })
  const what = `${did}${typeof name === 'string' ? ` ${name}` : ''}`
  return counts.length > 0 ? `${what}: ${counts.join(', ')}` : what
}

const FILE_COUNTS = [
  { field: 'create', before: 'добавит', done: 'добавлено' },
  { field: 'change', before: 'изменит', done: 'изменено' },
  { field: 'wrong', before: 'ошибок', done: 'пропущено' },
] as const

const isOfFile = ({ act }: Pick<LogEntryWire, 'act'>) => act.startsWith('menu_import.')

const NAMES = ['name', 'label', 'title']
const isAbsent = (value: unknown) => value === null || value === undefined

/** What a row that is gone was called. */
function titleThen(changes: Entry['changes']): string | null {
  const { from, to } = changes.find(({ field }) => NAMES.includes(field)) ?? {}
  return typeof from === 'string' ? from : typeof to === 'string' ? to : null
}

const isNothing = ({ as }: LogField, value: unknown) =>
  (as === 'money' && value === 0) ||
  value === null ||
  value === undefined ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0)

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {}
}
