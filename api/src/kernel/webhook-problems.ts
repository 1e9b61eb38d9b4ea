/** Refusals about what leaves the house: to restaurants' own software, and to people. */
export const WEBHOOK_PROBLEMS = {
  'webhook.not_set': [409, 'Сначала сохраните адрес сервера.'],
  'webhook.off': [409, 'Сначала включите отправку событий.'],
  'webhook.delivery_not_found': [404, 'Такой отправки нет.'],
  'webhook.delivery_waits': [409, 'Это событие и\u00A0так ждёт отправки.'],
  'message.not_kept': [409, 'Это сообщение ещё раз отправить нельзя: оно ушло или больше не\u00A0хранится.'],
  'account.codes_exhausted': [503, 'Сегодня коды новым номерам больше не\u00A0отправляем. Попробуйте завтра.'],
} as const
