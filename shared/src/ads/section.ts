import type { Catalogue } from '../catalogues/catalogues'
import { PHONE } from '../forms/fields'
import type { Check, Field, Values } from '../forms/form'
import { pointField } from '../geo/point-field'
import { picturesCheck } from '../images/pictures'
import { IMAGES_MAX } from '../images/rules'
import { withoutPhones } from './hidden-phones'

/** A line of a form that also says what a section does with the field. */
export type AdField = Field & {
  /** It holds the slug of an entry of this catalogue. */
  entry?: Catalogue
  /** The field whose entry it stands in. */
  within?: string
  /** Lists are narrowed by it. */
  filter?: true
  /** It stands on the card. */
  fact?: true
  /** What its choices are called where its label does not stand beside them. */
  alone?: Readonly<Record<string, string>>
  /** What people say of its choices when they look for ads: what cards call them, or of some these phrases, comma-separated; a flag's is of `true`. */
  sought?: 'choices' | Readonly<Record<string, string>>
  /** A name: it stands in quotes where its label does not stand beside it. */
  name?: true
  /** What some of its numbers are called. */
  numbers?: Readonly<Record<number, string>>
  /** Lists are narrowed by some of its numbers, ticked, rather than by two ends; the last one stands for what is more, too. */
  amounts?: Readonly<Record<number, string>>
  /** A new form has it ticked. */
  ticked?: true
}

/** What ads of one kind are: their form, and with it their columns, filters, facts and what waits for a moderator. */
export type Section = {
  words: {
    /** The section, as its tile and its page are called. */
    title: string
    /** «1 вакансия, 2 вакансии, 5 вакансий» */
    counted: readonly [string, string, string]
    /** What is written: «Новая вакансия». */
    create: string
    /** What people come to do who write one; it repeats no word of the title. */
    purpose: string
    /** What `price` is called, and the name of its filter. */
    price: string
    /** Where there is none. */
    no_price: string
    /** Lists from the least price to the most, and the other way; a thing is cheap or dear. */
    by_price?: readonly [least: string, most: string]
    /** How an ad that has done its work is called. */
    done: string
    /** What people say of all of them when they look for one. */
    said: string
    /** The way here from the section beside it. */
    invites?: string
  }
  fields: Readonly<Record<string, AdField>>
  /** What is offered, as search engines call it: cards show its photos, and people write to its author. Work is offered and looked for in other ways. */
  offers?: string
  /** The field by whose value ads are alike. */
  alike: string
  /** Other fields whose values those that are alike share. */
  alikeToo?: readonly string[]
  /** The field whose choices say what a price is paid for, where it is not paid once. */
  per?: { field: string; words: Readonly<Record<string, string>> }
  /** What else people call its choices when they look for one, comma-separated. */
  called?: Readonly<Record<string, string>>
  /** The section among whose tiles and words people look for it: it has none of its own. */
  beside?: string
  /** What makes prices comparable: the fields that are the same, and how many years may lie between two of them. */
  compared?: { same: readonly string[]; years?: { field: 'year'; by: number } }
  /** The title where the author types none: of the fields' words. */
  titleOf?: (said: Readonly<Record<string, string>>) => string
  /** Where the section asks for no `price` of its own. */
  priceOf?: (values: Values) => number | null
}

/** A line that everybody reads names no phone: it is told on a press alone. */
export const noPhone: Check = (value) =>
  withoutPhones(value) === value ? null : 'Телефон укажите в\u00A0поле «Телефон»: его покажут по\u00A0кнопке'

/** So many characters tell of a thing. */
const ABOUT_MAX = 6000

export const TITLE = {
  title: { label: 'Название', kind: 'text', max: 100, required: 'Напишите название', checks: [noPhone] },
} as const satisfies Record<string, AdField>

export const ABOUT = {
  description: { label: 'Описание', kind: 'lines', max: ABOUT_MAX, required: 'Расскажите подробнее', counted: true },
  image_ids: { label: 'Фото', kind: 'images', max: IMAGES_MAX, checks: [picturesCheck('image_ids')] },
} as const satisfies Record<string, AdField>

const TOWN = {
  city_id: { label: 'Город', kind: 'reference', of: 'city', required: 'Выберите город', at_once: true },
} as const satisfies Record<string, AdField>
const ADDRESS = { label: 'Адрес', max: 200, checks: [noPhone] } as const

/** A town, and whereabouts in it. */
export const WHEREABOUTS = {
  ...TOWN,
  address: { ...ADDRESS, kind: 'text', hint: 'Улица и\u00A0дом, если их можно показать всем' },
} as const satisfies Record<string, AdField>

/** A place on the map: its line, its point, and whether everybody sees it only roughly, which applies at once. */
export const PLACE = {
  ...TOWN,
  address: { ...ADDRESS, kind: 'place', hint: 'Улица и\u00A0дом: по\u00A0ним объявление встанет на\u00A0карту' },
  point: pointField({ label: 'Точка на\u00A0карте' }),
  is_approximate: {
    label: 'Показывать место примерно',
    kind: 'flag',
    at_once: true,
    plain_hint: 'Все увидят улицу без номера дома и\u00A0место с\u00A0точностью до\u00A0300\u00A0метров',
  },
} as const satisfies Record<string, AdField>

/** The same of what people sell from their homes. */
export const HOME_PLACE = {
  ...PLACE,
  is_approximate: { ...PLACE.is_approximate, ticked: true },
} as const satisfies Record<string, AdField>

export const CONTACTS = {
  contact_name: {
    label: 'Как к\u00A0вам обращаться',
    kind: 'text',
    max: 60,
    required: 'Напишите имя',
    at_once: true,
    checks: [noPhone],
  },
  contact_phone: { ...PHONE, label: 'Телефон', required: 'Укажите телефон', at_once: true },
} as const satisfies Record<string, AdField>

/** Rubles at most. */
export const PRICE_MAX = 1_000_000_000
/** The first and the last year in which a thing may be made. */
export const YEARS = { min: 1950, max: 2027 } as const
