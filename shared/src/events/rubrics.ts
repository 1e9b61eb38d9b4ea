/** What an event is. The keys stand in addresses. */
export const EVENT_RUBRICS = {
  concert: 'Концерты',
  theatre: 'Театр',
  cinema: 'Кино',
  exhibition: 'Выставки',
  kids: 'Детям',
  sport: 'Спорт',
  fair: 'Ярмарки',
  lecture: 'Лекции',
} as const

/** What a place is where events are held. */
export const VENUE_RUBRICS = {
  theatre: 'Театр',
  cinema: 'Кинотеатр',
  gallery: 'Галерея',
  museum: 'Музей',
  club: 'Клуб',
  stadium: 'Стадион',
  park: 'Парк',
  library: 'Библиотека',
  culture: 'Дом культуры',
} as const

/** From which age one may come, as the law has an event marked. */
export const AGE_MARKS = { '0+': '0+', '6+': '6+', '12+': '12+', '16+': '16+', '18+': '18+' } as const

/** How a session stands. */
export const SESSION_STATES = { planned: 'По\u00A0плану', moved: 'Перенесён', cancelled: 'Отменён' } as const
export type SessionState = keyof typeof SESSION_STATES
