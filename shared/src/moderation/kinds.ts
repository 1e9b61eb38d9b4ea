import { fieldsOfAll } from '../ads/sections'
import type { Kind as FieldKind, FormTable } from '../forms/form'
import { capital, NOUNS, type NounName } from '../nouns'
import type { Noun, Waiting } from '../nouns/noun'
import { namesOf, tableOf } from '../wire/names'

/** As its noun has it: its table, with `moderation_status`, `moderation_reason`, `updated_at` and the fields as columns, and the one by which people call it. */
type Kind = NonNullable<Noun['moderated']> & {
  table: string
  title: string
  /** What waits for a person; every other field applies at once. */
  fields: Readonly<Record<string, Waiting>>
  /** Its own form, where that says what waits. */
  form?: FormTable
}

export type ModeratedKind = {
  [Name in NounName]: (typeof NOUNS)[Name] extends { moderated: object } ? Name : never
}[NounName]
const KINDS = namesOf(NOUNS).filter((name): name is ModeratedKind => 'moderated' in NOUNS[name])
/** What a restaurant’s menu is made of. */
export const MENU_KINDS = [
  'product',
  'product_category',
  'product_option',
  'product_option_group',
] as const satisfies readonly ModeratedKind[]
export type MenuKind = (typeof MENU_KINDS)[number]

/** Every kind of thing that is looked at before it is shown, as people call it. */
export const KIND_LABELS = tableOf(KINDS, (kind) => capital(NOUNS[kind].one))

const DRAWN: Partial<Record<FieldKind, Waiting['as']>> = {
  ...{ images: 'images', point: 'point', rich: 'rich', reference: 'within', references: 'within' },
}

/** What waits of kinds whose form does not say it; a new kind's does. */
const FIELDS: Partial<Record<ModeratedKind, Readonly<Record<string, Waiting>>>> = {
  restaurant: {
    title: { label: 'Название', as: 'text' },
    general_info: { label: 'Сведения', as: 'details' },
    city_id: { label: 'Город', as: 'within' },
    description: { label: 'Описание', as: 'text' },
    logo_id: { label: 'Логотип', as: 'image' },
    image_id: { label: 'Фото', as: 'image' },
  },
  product: {
    name: { label: 'Название', as: 'text' },
    description: { label: 'Описание', as: 'text' },
    image_id: { label: 'Фото', as: 'image' },
    gallery: { label: 'Другие фото', as: 'images' },
  },
  product_category: { label: { label: 'Название', as: 'text' } },
  product_option: { name: { label: 'Название', as: 'text' } },
  product_option_group: { name: { label: 'Название', as: 'text' } },
  news: {
    title: { label: 'Заголовок', as: 'text' },
    body: { label: 'Текст', as: 'rich' },
    image_id: { label: 'Главное фото', as: 'image' },
    source_url: { label: 'Источник', as: 'text' },
  },
  ad: adFields(),
}

/** What of a form does not apply at once. */
function formFields(form: FormTable = {}): Record<string, Waiting> {
  const waiting = Object.entries(form).filter(([, { at_once }]) => !at_once)
  return Object.fromEntries(
    waiting.map(([name, { label, kind, max, choices, required }]) => {
      const as = kind === 'images' && max === 1 ? 'image' : (DRAWN[kind] ?? 'text')
      return [name, { label, as, ...(choices && { choices }), ...(!required && { may_lack: true }) }]
    }),
  )
}

/** What of an ad of any section waits. */
function adFields(): Record<string, Waiting> {
  const waiting = [...fieldsOfAll].flatMap(([name, of]): [string, Waiting][] => {
    const [first] = of
    if (!first || first.field.at_once) return []
    const choices: Record<string, string> = Object.assign({}, ...of.map(({ field }) => field.choices))
    const { kind } = first.field
    const as = kind === 'images' || kind === 'point' ? kind : 'text'
    return [[name, { label: first.field.label, as, may_lack: true, choices }]]
  })
  return Object.fromEntries([['title', { label: 'Название', as: 'text' }], ...waiting])
}

export const MODERATED: Readonly<Record<ModeratedKind, Kind>> = tableOf(KINDS, (kind) => {
  const { title = 'title', table = kind, moderated, form }: Noun = NOUNS[kind]
  if (!moderated) throw new Error(`${kind} waits for nobody.`)
  const own = !FIELDS[kind] && form && { form }
  return { table, title, ...moderated, ...own, fields: { ...(FIELDS[kind] ?? formFields(form)), ...moderated.fields } }
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
