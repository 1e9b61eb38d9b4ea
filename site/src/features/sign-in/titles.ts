/** What each step of signing in is called, wherever it is drawn. */
export const SIGN_IN_TITLES = {
  phone: 'Введите номер телефона',
  code: 'Введите код',
  changed: 'Вы вошли',
  closed: 'Вход недоступен',
} as const
