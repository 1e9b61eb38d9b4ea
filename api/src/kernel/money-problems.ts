/** What is refused of payments, and of what is settled with restaurants. */
export const MONEY_PROBLEMS = {
  'payment.bank_unavailable': [503, 'Банк не отвечает. Попробуйте оплатить ещё раз через минуту.'],
  'payment.method_unavailable': [409, 'Оплата по\u00A0СБП сейчас недоступна. Выберите другой способ оплаты.'],
  'payment.off': [409, 'Оплата онлайн здесь пока не\u00A0подключена.'],
  'payment.notification_forged': [400, 'Подпись уведомления не сошлась.'],
  'payout.moved': [409, 'С\u00A0этой выплатой уже сделали другое. Обновите страницу.'],
  'payout.too_early': [409, 'Период ещё не\u00A0кончился: выберите последний день раньше сегодняшнего.'],
  'payout.no_commission': [
    409,
    'На\u00A0начало периода у\u00A0ресторана нет комиссии. Сначала задайте её по\u00A0договору.',
  ],
  'payout.nothing': [409, 'За\u00A0эти дни выплачивать нечего: новых выполненных заказов нет.'],
  'payout.counted': [409, 'Эти дни уже посчитаны в\u00A0выплате. Новая комиссия действует с\u00A0более позднего дня.'],
  'difference.not_found': [404, 'Этого расхождения нет.'],
  'difference.closed': [409, 'Это расхождение уже закрыто или сошлось. Обновите страницу.'],
} as const satisfies Record<string, readonly [status: number, message: string]>
