import type { ListTable } from '../lists/table'

/** Whether anything shows a picture. */
export const IMAGE_USES = { used: 'Используется', unused: 'Не\u00A0используется' } as const

/** What may show one. */
export const IMAGE_PLACES = {
  restaurant: 'Ресторан',
  product: 'Блюдо',
  news: 'Новость',
  event: 'Событие',
  organization: 'Организация',
  ad: 'Объявление',
  ad_draft: 'Черновик объявления',
  story: 'История',
  promotion: 'Акция',
  cuisine: 'Кухня',
  review: 'Отзыв',
  customer: 'Фото клиента',
  order: 'Заказ',
  support_request: 'Обращение',
  revision: 'Заявка модератору',
  menu_import: 'Загрузка меню',
  ad_import: 'Загрузка объявлений',
} as const
export type ImagePlace = keyof typeof IMAGE_PLACES

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
