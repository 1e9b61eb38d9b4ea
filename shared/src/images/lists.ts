import type { ListTable } from '../lists/table'
import { capital, NOUNS, type NounName } from '../nouns'
import type { Noun } from '../nouns/noun'
import { namesOf, tableOf } from '../wire/names'

/** Whether anything shows a picture. */
export const IMAGE_USES = { used: 'Используется', unused: 'Не\u00A0используется' } as const

/** Nouns whose pictures stand in no form of an administrator's. */
const BESIDE = ['order', 'review', 'support_request', 'menu_import', 'ad_import'] as const satisfies readonly NounName[]
const OTHERS = {
  customer: 'Фото клиента',
  cuisine: 'Кухня',
  ad_draft: 'Черновик объявления',
  revision: 'Заявка модератору',
}
export type ImagePlace = NounName | keyof typeof OTHERS

/** What may show one: each noun whose form holds pictures, and what else does. */
export const IMAGE_PLACES: Readonly<Record<ImagePlace, string>> = {
  ...tableOf([...namesOf(NOUNS).filter(holdsPictures), ...BESIDE], (noun) => capital(NOUNS[noun].one)),
  ...OTHERS,
}

function holdsPictures(name: NounName) {
  const { form = {} }: Noun = NOUNS[name]
  return Object.values(form).some(({ kind, pictures }) => kind === 'images' || (kind === 'rich' && pictures !== false))
}

/** Pixels of the long side, from and to. */
export const IMAGE_SIZES = {
  small: 'До 400 точек',
  middle: '400–1000 точек',
  large: 'От 1000 точек',
} as const

/** Every stored picture as an administrator sees it. */
export const imageDesk = {
  name: 'image_desk',
  title: 'Картинки',
  sizes: [50, 100],
  cursor: 'uuid',
  filters: {
    query: { kind: 'text', label: 'Имя, ресторан или номер', maxLength: 100 },
    use: { kind: 'one', label: 'Использование', options: IMAGE_USES },
    place: { kind: 'one', label: 'Где показана', options: IMAGE_PLACES },
    size: { kind: 'one', label: 'Размер', options: IMAGE_SIZES },
    from: { kind: 'day', label: 'Загружены с', edge: 'from', histogram: true },
    to: { kind: 'day', label: 'Загружены по', edge: 'to' },
  },
  sorts: { '-created_at': 'Сначала новые', created_at: 'Сначала старые' },
} as const satisfies ListTable
