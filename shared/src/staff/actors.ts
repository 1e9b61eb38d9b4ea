/** Who may be found in the log. */
export const ACTOR_KINDS = {
  business: 'Партнёры',
  admin: 'Администраторы',
  customer: 'Клиенты',
  stranger: 'Без\u00A0входа',
  console: 'Консоль сервера',
} as const
