/** Toasts of signing in, word for word. */
export const SESSION_MESSAGES = { signedIn: 'Успешная авторизация', pending: 'Загрузка...' } as const

/** Ways of signing in that the law has closed. */
export const BLOCKED_SIGN_IN = {
  gmail: 'Вход через Gmail недоступен',
  apple: 'Вход через Apple ID недоступен',
} as const

/** Where no gateway sends codes. */
export const NO_CODES = 'По\u00A0номеру телефона войти пока нельзя: СМС здесь не\u00A0подключены.'

/** The text under a blocked way of signing in; the address of support follows it. */
export const BLOCKED_SIGN_IN_TEXT =
  'По\u00A0закону №\u00A0406 вход через иностранные сервисы больше не\u00A0доступен. Чтобы восстановить аккаунт, напишите на\u00A0'

export const BLOCKED_SIGN_IN_BUTTON = 'Войти по\u00A0другому'
