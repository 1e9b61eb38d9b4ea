/** Why a job failed. A word and a code are all that the queue keeps of an error: its message may quote a phone or a letter. */
const FAILURES = {
  'sms.unavailable': 'СМС-шлюз не\u00A0отвечает',
  'sms.account': 'СМС-шлюз не\u00A0принимает наши сообщения: проверьте баланс и\u00A0ключ',
  'sms.too_often': 'СМС-шлюз просит писать на\u00A0этот номер реже',
  'sms.number': 'На\u00A0этот номер СМС не\u00A0доходят',
  'sms.lost': 'Неизвестно, ушла\u00A0ли СМС: второй раз её не\u00A0отправляем',
  'sms.undelivered': 'Оператор не\u00A0доставил СМС',
  'sms.cap': 'Дневной предел СМС исчерпан',
  'sms.off': 'СМС не\u00A0подключены',
  'push.gone': 'Браузер больше не\u00A0принимает уведомления',
  'mail.recipient': 'Такой почты нет',
  'mail.unavailable': 'Почтовый сервер не\u00A0отвечает',
  'mail.account': 'Почтовый сервер не\u00A0принимает наш вход или адрес отправителя',
  'mail.off': 'Письма не\u00A0подключены',
  'push.later': 'Сервис уведомлений просит повторить позже',
  'bank.no_page': 'Банк не\u00A0открыл страницу оплаты',
  'bank.silent': 'Банк не\u00A0отвечает',
  'bank.not_taken': 'Банк не\u00A0списал деньги',
  'bank.not_returned': 'Банк не\u00A0вернул деньги',
  'bank.returning': 'Возврат по\u00A0СБП ещё идёт',
  'bank.no_receipt': 'Банк не\u00A0пробил чек',
  'door.unavailable': 'Не\u00A0отвечает',
  'door.account': 'Не\u00A0принимает наш ключ или адрес',
  'door.refused': 'Отказал во\u00A0входе',
  database: 'База данных отказала',
  rule: 'Так нельзя по\u00A0правилам площадки',
  error: 'Ошибка в\u00A0программе',
} as const
export type FailureReason = keyof typeof FAILURES

const KEPT = /^([a-z_.]+)(?: ([\w.-]{1,80}))?$/

/** An error as the queue keeps it. */
export function keptFailure(reason: FailureReason, code = ''): string {
  const plain = code.replace(/[^\w.-]+/g, '-').slice(0, 80)
  return plain === '' ? reason : `${reason} ${plain}`
}

/** What a person reads of it. Of what was kept in another form only that there was an error. */
export function failureWords(kept: string): string {
  const [, reason = '', code] = KEPT.exec(kept) ?? []
  const words = Object.entries(FAILURES).find(([name]) => name === reason)?.[1]
  if (!words) return FAILURES.error
  return code ? `${words} (${code})` : words
}
