import type { NoticeEvent } from '../notices/rules'
import { capital, NOUNS, type NounName } from '../nouns'
import { ADMIN } from '../paths'
import { tableOf } from '../wire/names'

/** `within`: another field says it in words already. */
type Shown = { label: string; as: 'text' | 'details' | 'image' | 'images' | 'within' }
type Kind = {
  /** Its table, with `moderation_status`, `moderation_reason`, `updated_at` and these fields as columns. */
  table: string
  /** The field by which people call it. */
  title: string
  /** How its author is told what became of it: where they go on, and, where it is a customer's, by the ways of which notice. */
  told: { at: string; as?: NoticeEvent }
  /** What waits for a person; every other field applies at once. */
  fields: Readonly<Record<string, Shown>>
}

const MODERATED_NOUNS = [
  'restaurant',
  'product',
  'product_category',
  'product_option',
  'product_option_group',
] as const satisfies readonly NounName[]
export type ModeratedKind = (typeof MODERATED_NOUNS)[number]

/** Every kind of thing that is looked at before it is shown, as people call it. */
export const KIND_LABELS = tableOf(MODERATED_NOUNS, (kind) => capital(NOUNS[kind].one))

/** What of each kind waits. A new kind is a line here and its name above. */
export const MODERATED: Readonly<Record<ModeratedKind, Kind>> = {
  restaurant: {
    table: 'restaurant',
    title: 'title',
    told: { at: ADMIN },
    fields: {
      title: { label: 'Название', as: 'text' },
      general_info: { label: 'Сведения', as: 'details' },
      city_id: { label: 'Город', as: 'within' },
      description: { label: 'Описание', as: 'text' },
      logo_id: { label: 'Логотип', as: 'image' },
      image_id: { label: 'Фото', as: 'image' },
    },
  },
  product: {
    table: 'product',
    title: 'name',
    told: { at: ADMIN },
    fields: {
      name: { label: 'Название', as: 'text' },
      description: { label: 'Описание', as: 'text' },
      image_id: { label: 'Фото', as: 'image' },
      gallery: { label: 'Другие фото', as: 'images' },
    },
  },
  product_category: {
    table: 'product_category',
    title: 'label',
    told: { at: ADMIN },
    fields: { label: { label: 'Название', as: 'text' } },
  },
  product_option: {
    table: 'product_option',
    title: 'name',
    told: { at: ADMIN },
    fields: { name: { label: 'Название', as: 'text' } },
  },
  product_option_group: {
    table: 'product_option_group',
    title: 'name',
    told: { at: ADMIN },
    fields: { name: { label: 'Название', as: 'text' } },
  },
}

/** What of these fields waits for a person, and what applies at once. */
export function splitFields(kind: ModeratedKind, input: Readonly<Record<string, unknown>>) {
  const waits = (name: string) => Object.hasOwn(MODERATED[kind].fields, name)
  const given = Object.entries(input).filter(([, value]) => value !== undefined)
  return {
    waiting: Object.fromEntries(given.filter(([name]) => waits(name))),
    atOnce: Object.fromEntries(given.filter(([name]) => !waits(name))),
  }
}
