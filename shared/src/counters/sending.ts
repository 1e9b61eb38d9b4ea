/**
 * Where an order stands on its way to the counter. `sending` is written before it leaves, so that whoever finds it there knows that it
 * may have arrived; `doubtful` waits for a person, for the counter knows no order twice.
 */
export const SENDING_STATES = {
  waiting: 'Ждёт отправки в\u00A0кассу',
  sending: 'Уходит в\u00A0кассу',
  sent: 'В\u00A0кассе',
  doubtful: 'Не\u00A0знаем, попал\u00A0ли в\u00A0кассу',
  failed: 'В\u00A0кассу не\u00A0попал',
  dropped: 'В\u00A0кассу не\u00A0отправляли',
} as const
export type SendingState = keyof typeof SENDING_STATES

/** So long an order waits for its counter before the board has it. */
export const COUNTER_PATIENCE_MINUTES = 3

export const DOUBT_WORDS = {
  said: 'Связь с\u00A0кассой прервалась, пока заказ уходил',
  hand: 'Посмотрите, есть\u00A0ли он в\u00A0кассе. Если нет, внесите его там или передайте ещё раз.',
} as const
