import type { NoticeEvent } from '../notices/rules'
import { capital, NOUNS, type NounName } from '../nouns'
import { ADMIN } from '../paths'
import { tableOf } from '../wire/names'

/** `within`: another field says it in words already. */
type Shown = { label: string; as: 'text' | 'details' | 'image' | 'images' | 'within' }
type Waiting = {
  /** How its author is told what became of it: where they go on, and, where it is a customer's, by the ways of which notice. */
  told: { at: string; as?: NoticeEvent }
  /** What waits for a person; every other field applies at once. */
  fields: Readonly<Record<string, Shown>>
}
/** As its noun has it: its table, with `moderation_status`, `moderation_reason`, `updated_at` and the fields as columns, and the one by which people call it. */
type Kind = Waiting & { table: string; title: string }

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
const WAITING: Readonly<Record<ModeratedKind, Waiting>> = {
  restaurant: {
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
    told: { at: ADMIN },
    fields: {
      name: { label: 'Название', as: 'text' },
      description: { label: 'Описание', as: 'text' },
      image_id: { label: 'Фото', as: 'image' },
      gallery: { label: 'Другие фото', as: 'images' },
    },
  },
  product_category: {
    told: { at: ADMIN },
    fields: { label: { label: 'Название', as: 'text' } },
  },
  product_option: {
    told: { at: ADMIN },
    fields: { name: { label: 'Название', as: 'text' } },
  },
  product_option_group: {
    told: { at: ADMIN },
    fields: { name: { label: 'Название', as: 'text' } },
  },
}

export const MODERATED: Readonly<Record<ModeratedKind, Kind>> = tableOf(MODERATED_NOUNS, (kind) => {
  const { title, table = kind }: { title: string; table?: string } = NOUNS[kind]
  return { table, title, ...WAITING[kind] }
})

/** What of these fields waits for a person, and what applies at once. */
export function splitFields(kind: ModeratedKind, input: Readonly<Record<string, unknown>>) {
  const waits = (name: string) => Object.hasOwn(MODERATED[kind].fields, name)
  const given = Object.entries(input).filter(([, value]) => value !== undefined)
  return {
    waiting: Object.fromEntries(given.filter(([name]) => waits(name))),
    atOnce: Object.fromEntries(given.filter(([name]) => !waits(name))),
  }
}
