import type { ListTable } from '../lists/table'
import { RUBRICS } from './rubrics'

/** News that everybody reads, the newest first. */
export const newsList = {
  name: 'news',
  title: 'Новости',
  sizes: [20],
  filters: { rubric: { kind: 'one', label: 'Рубрика', options: RUBRICS, scope: true } },
} as const satisfies ListTable

/** Where articles stand, for machines that read the whole site. */
export const newsAddresses = {
  name: 'news_addresses',
  title: 'Адреса новостей',
  sizes: [10_000],
  paged: false,
} as const satisfies ListTable

/** What a customer has suggested, the newest first. */
export const suggestionList = {
  name: 'news_suggestions',
  title: 'Предложенные новости',
  sizes: [20],
} as const satisfies ListTable

/** How a piece of news stands. */
export const NEWS_STATES = {
  draft: 'Черновик',
  planned: 'Запланирована',
  published: 'Опубликована',
  hidden: 'Снята',
} as const

/** News as an editor sees it. */
export const newsDesk = {
  name: 'news_desk',
  title: 'Новости',
  sizes: [50, 100],
  filters: {
    query: { kind: 'text', label: 'Заголовок или номер', maxLength: 100 },
    state: { kind: 'one', label: 'Состояние', options: NEWS_STATES },
    rubric: { kind: 'one', label: 'Рубрика', options: RUBRICS },
    city_id: { kind: 'one', of: 'uuid', noun: 'city', label: 'Город' },
    is_suggested: { kind: 'flag', label: 'От\u00A0читателей' },
    from: { kind: 'day', label: 'Опубликованы с', edge: 'from', histogram: true },
    to: { kind: 'day', label: 'Опубликованы по', edge: 'to' },
  },
  sorts: { '-created_at': 'Сначала новые', '-published_at': 'Недавно опубликованные' },
} as const satisfies ListTable
