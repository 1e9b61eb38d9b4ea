import { AD_DAYS } from '../ads/rules'
import { fieldsOfAll } from '../ads/sections'
import type { NoticeEvent } from '../notices/rules'
import { capital, NOUNS, type NounName } from '../nouns'
import { ORGANIZATION_CATEGORIES } from '../organizations/categories'
import { ADMIN, OWN_ADS, OWN_ORGANIZATIONS, SUGGEST_NEWS } from '../paths'
import { tableOf } from '../wire/names'

/** `within`: another field says it in words already. */
type Shown = {
  label: string
  as: 'text' | 'rich' | 'details' | 'image' | 'images' | 'point' | 'within'
  /** The words of its values. */
  choices?: Readonly<Record<string, string>>
  /** Nothing is said of it where nothing stands in it. */
  may_lack?: true
}
type Waiting = {
  /** How its author is told what became of it: where they go on, where it is a customer's, by the ways of which notice, and what approving comes to where that is not seen by all at once. */
  told: { at: string; as?: NoticeEvent; approved?: string }
  /** What waits for a person; every other field applies at once. */
  fields: Readonly<Record<string, Shown>>
  /** Readers may complain of it: enough of them hide it, by its `hidden_at`, until a moderator has looked. */
  complained?: true
  /** A trusted author’s waits, too. */
  always_waits?: true
  /** For how many days a row is shown once it is approved, by its `published_at` and `expires_at`. */
  shown_days?: number
}
/** As its noun has it: its table, with `moderation_status`, `moderation_reason`, `updated_at` and the fields as columns, and the one by which people call it. */
type Kind = Waiting & { table: string; title: string }

const MODERATED_NOUNS = [
  'restaurant',
  'product',
  'product_category',
  'product_option',
  'product_option_group',
  'ad',
  'news',
  'organization',
] as const satisfies readonly NounName[]
export type ModeratedKind = (typeof MODERATED_NOUNS)[number]
/** What a restaurant’s menu is made of. */
export const MENU_KINDS = [
  'product',
  'product_category',
  'product_option',
  'product_option_group',
] as const satisfies readonly ModeratedKind[]
export type MenuKind = (typeof MENU_KINDS)[number]

/** Every kind of thing that is looked at before it is shown, as people call it. */
export const KIND_LABELS = tableOf(MODERATED_NOUNS, (kind) => capital(NOUNS[kind].one))

/** What of each kind waits. A new kind is a line here and its name above. */
const WAITING: Readonly<Record<ModeratedKind, Waiting>> = {
  restaurant: {
    told: { at: ADMIN },
    always_waits: true,
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
  ad: { told: { at: OWN_ADS, as: 'ads' }, fields: adFields(), complained: true, shown_days: AD_DAYS },
  news: {
    told: { at: SUGGEST_NEWS, as: 'answer', approved: 'Дальше ею займётся редакция. Спасибо!' },
    fields: {
      title: { label: 'Заголовок', as: 'text' },
      body: { label: 'Текст', as: 'rich' },
      image_id: { label: 'Главное фото', as: 'image' },
      source_url: { label: 'Источник', as: 'text' },
    },
  },
  organization: {
    told: { at: OWN_ORGANIZATIONS, as: 'ads', approved: 'Её видят все.' },
    fields: {
      name: { label: 'Название', as: 'text' },
      category: { label: 'Чем занимается', as: 'text', choices: ORGANIZATION_CATEGORIES },
      description: { label: 'Описание', as: 'text' },
      address: { label: 'Адрес', as: 'text', may_lack: true },
      point: { label: 'Точка на\u00A0карте', as: 'within' },
      site: { label: 'Сайт', as: 'text', may_lack: true },
      image_ids: { label: 'Фото', as: 'images', may_lack: true },
    },
  },
}

/** What of an ad of any section waits. */
function adFields(): Record<string, Shown> {
  const waiting = [...fieldsOfAll].flatMap(([name, of]): [string, Shown][] => {
    const [first] = of
    if (!first || first.field.at_once) return []
    const choices: Record<string, string> = Object.assign({}, ...of.map(({ field }) => field.choices))
    const { kind } = first.field
    const as = kind === 'images' || kind === 'point' ? kind : 'text'
    return [[name, { label: first.field.label, as, may_lack: true, choices }]]
  })
  return Object.fromEntries([['title', { label: 'Название', as: 'text' }], ...waiting])
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
