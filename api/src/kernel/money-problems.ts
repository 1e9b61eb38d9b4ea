/** What is refused of payments, and of what is settled with restaurants. */
export const MONEY_PROBLEMS = {
  'payment.bank_unavailable': [503, 'Банк не отвечает. Попробуйте оплатить ещё раз через минуту.'],
  'payment.notification_forged': [400, 'Подпись уведомления не сошлась.'],
  'difference.not_found': [404, 'Этого расхождения нет.'],
  'difference.closed': [409, 'Это расхождение уже закрыто или сошлось. Обновите страницу.'],
} as const satisfies Record<string, readonly [status: number, message: string]>
