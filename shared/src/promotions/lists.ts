import type { ListTable } from '../lists/table'

export const storyList = { name: 'stories', title: 'Истории', sizes: [20] } as const satisfies ListTable

export const slideList = { name: 'promotions', title: 'Акции', sizes: [20] } as const satisfies ListTable

/** Whether everybody sees it. */
export const SHOWN = { shown: 'Показывается', hidden: 'Скрыта' } as const

/** The same of a story, which may have its time. */
export const STORY_STATES = { ...SHOWN, planned: 'Ещё не\u00A0началась', over: 'Закончилась' } as const

/** What is put in order and shown or hidden, as an administrator sees it. */
const deskOf = <Name extends string, Title extends string, const States extends Record<string, string>>(
  name: Name,
  title: Title,
  states: States,
) =>
  ({
    name,
    title,
    sizes: [50, 100],
    filters: {
      query: { kind: 'text', label: 'Заголовок', maxLength: 100 },
      state: { kind: 'one', label: 'Состояние', options: states },
      is_ad: { kind: 'flag', label: 'Реклама' },
    },
    sorts: { sort: 'По\u00A0порядку', '-created_at': 'Сначала новые' },
  }) as const satisfies ListTable

export const storyDesk = deskOf('story_desk', 'Истории', STORY_STATES)
export const promotionDesk = deskOf('promotion_desk', 'Акции', SHOWN)

/** How a promo code stands. */
export const PROMO_CODE_STATES = {
  active: 'Действует',
  planned: 'Ещё не\u00A0начался',
  exhausted: 'Разобран',
  expired: 'Истёк',
  off: 'Выключен',
} as const

/** Promo codes as an administrator sees them. */
export const promoCodeDesk = {
  name: 'promo_code_desk',
  title: 'Промокоды',
  sizes: [50, 100],
  cursor: 'uuid',
  filters: {
    query: { kind: 'text', label: 'Код или название', maxLength: 100 },
    state: { kind: 'one', label: 'Состояние', options: PROMO_CODE_STATES },
    first_order_only: { kind: 'flag', label: 'На\u00A0первый заказ' },
    series_id: { kind: 'one', label: 'Серия', of: 'uuid', noun: 'promo_code_series' },
    single: { kind: 'flag', label: 'Без\u00A0серий' },
    restaurant_id: { kind: 'one', label: 'Ресторан', of: 'uuid', noun: 'restaurant' },
    ends: { kind: 'day', label: 'Кончается по', edge: 'to' },
  },
  sorts: { '-created_at': 'Сначала новые', expires_at: 'Скоро кончаются', '-total_used_count': 'Чаще используют' },
} as const satisfies ListTable

/** How a series of promo codes stands. */
export const PROMO_SERIES_STATES = {
  active: 'Действует',
  planned: 'Ещё не\u00A0началась',
  expired: 'Истекла',
  stopped: 'Остановлена',
} as const

/** Series of promo codes as an administrator sees them. */
export const promoSeriesDesk = {
  name: 'promo_series_desk',
  title: 'Серии промокодов',
  sizes: [50, 100],
  filters: {
    query: { kind: 'text', label: 'Название или начало кода', maxLength: 100 },
    state: { kind: 'one', label: 'Состояние', options: PROMO_SERIES_STATES },
    restaurant_id: { kind: 'one', label: 'Ресторан', of: 'uuid', noun: 'restaurant' },
  },
  sorts: { '-created_at': 'Сначала новые', expires_at: 'Скоро кончаются' },
} as const satisfies ListTable
