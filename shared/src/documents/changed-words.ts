const CHANGED = 'Условия сервиса изменились: они'

/** Said once, by the sign-in that has accepted a new edition, with where that is read. */
export const DOCUMENTS_CHANGED = {
  customer: `${CHANGED} в\u00A0профиле`,
  business: `${CHANGED} внизу главной страницы сайта`,
} as const
