/** What a job of the queue is to do, as an administrator reads it. */
export const JOB_LABELS: Readonly<Record<string, string>> = {
  'order.hand_over': 'Передать заказ ресторану',
  'order.follow_up': 'Довести шаг заказа до\u00A0конца',
  'order.notify_customer': 'Сообщить клиенту о\u00A0заказе',
  'order.notify_proposal': 'Спросить клиента о\u00A0замене',
  'order.expire_proposal': 'Закрыть вопрос о\u00A0замене',
  'order.notify_late': 'Сообщить клиенту об\u00A0опоздании',
  'order.notify_restaurant': 'Сообщить ресторану о\u00A0заказе',
  'order.remind_restaurant': 'Напомнить ресторану о\u00A0заказе',
  'order.offer_cancel': 'Предложить клиенту отменить заказ',
  'order.expire_unpaid': 'Закрыть неоплаченный заказ',
  'order.complete': 'Завершить заказ',
  'payment.open': 'Открыть страницу оплаты',
  'payment.check': 'Спросить банк о\u00A0платеже',
  'payment.confirm': 'Списать деньги за\u00A0заказ',
  'payment.refund': 'Вернуть деньги за\u00A0заказ',
  'payment.report_mismatch': 'Сообщить о\u00A0несовпавшей сумме',
  'payment.settle_receipt': 'Пробить чек полного расчёта',
  'payment.reconcile': 'Сверить платёж с\u00A0банком',
  'ticket.settle': 'Провести деньги за\u00A0билеты',
  'ticket.tell': 'Письмо о\u00A0билетах',
  'ticket.tell_refund': 'Письмо о\u00A0возврате билетов',
  'ticket.offer': 'Предложить места очереди',
  'ticket.tell_offer': 'Сказать о\u00A0свободных местах',
  'ticket.tell_holder': 'Сказать о\u00A0переданном билете',
  'ticket.cancel_session': 'Вернуть билеты отменённого сеанса',
  'ticket.refund_cancelled': 'Вернуть билеты одной покупки',
  'promotion.reward_inviter': 'Наградить за\u00A0приглашение',
  'account.mail_confirmation': 'Письмо: подтвердить почту',
  'account.mail_reset_link': 'Письмо: новый пароль',
  'account.mail_registration': 'Письмо: регистрация партнёра',
  'account.mail_invitation': 'Письмо: приглашение менеджера',
  'account.tell_acted': 'Письмо: вход от\u00A0чужого имени',
  'staff.push': 'Уведомить сотрудников ресторана',
  'moderation.tell_author': 'Сообщить автору решение модератора',
  'moderation.answer_complaint': 'Ответить на\u00A0жалобу',
  'review.tell_restaurant': 'Сообщить ресторану об\u00A0отзыве',
  'ad.remind': 'Напомнить, что объявление заканчивается',
  'ad.find_watchers': 'Найти, кому сообщить о\u00A0новой цене',
  'ad.tell_cheaper': 'Сообщить о\u00A0новой цене',
  'search.gather': 'Собрать новое по\u00A0сохранённым поискам',
  'search.tell': 'Сообщить о\u00A0новом по\u00A0поискам',
  'reply.tell': 'Сообщить об\u00A0отклике на\u00A0вакансию',
  'reply.remind': 'Напомнить об\u00A0откликах без\u00A0ответа',
  'review.tell_organization': 'Сообщить организации об\u00A0отзыве',
  'review.tell_customer': 'Сообщить клиенту об\u00A0ответе',
  'review.tell_author': 'Сообщить автору отзыва о\u00A0решении',
  'counter.send': 'Передать заказ в\u00A0кассу',
  'counter.apply': 'Провести статус из\u00A0кассы',
  'counter.ask': 'Спросить кассу о\u00A0заказе',
  'counter.stops': 'Узнать стопы кассы',
  'restaurant.resume': 'Вернуть ресторан с\u00A0паузы',
  'statistics.tell_week': 'Итоги недели ресторану',
  'image.remove': 'Удалить файлы картинок',
  'sms.send': 'Отправить СМС',
  'mail.send': 'Отправить письмо',
  'cron.refresh_open_hours': 'Обновить, кто открыт',
  'cron.sweep_payments': 'Обойти незавершённые платежи',
  'cron.reconcile': 'Найти платежи для\u00A0сверки с\u00A0банком',
  'cron.expire_unpaid': 'Закрыть неоплаченные заказы',
  'cron.complete_orders': 'Завершить доставленные заказы',
  'cron.expire_proposals': 'Закрыть вопросы о\u00A0заменах',
  'cron.tell_late': 'Найти опаздывающие заказы',
  'cron.watch_unanswered': 'Обойти заказы без\u00A0ответа',
  'cron.watch_counters': 'Обойти кассы ресторанов',
  'cron.end_stops': 'Вернуть блюда из\u00A0стопа',
  'cron.tell_peak': 'Сменить часы пик',
  'cron.remind_of_ads': 'Найти объявления, которые заканчиваются',
  'cron.gather_daily': 'Разослать письма по\u00A0поискам',
  'cron.gather_at_once': 'Найти новое по\u00A0поискам',
  'cron.watch_replies': 'Найти отклики без\u00A0ответа',
  'cron.tell_weeks': 'Разослать итоги недели',
  'cron.refresh_pace': 'Пересчитать время ресторанов',
  'cron.forget_idempotency_keys': 'Убрать старые ключи повторов',
  'cron.forget_searches': 'Убрать старые поиски',
  'cron.forget_groups': 'Убрать старые общие корзины',
  'cron.forget_registrations': 'Убрать старые регистрации',
  'cron.forget_test_orders': 'Убрать пробные заказы',
  'cron.forget_failed_jobs': 'Убрать старые невыполненные задания',
  'cron.forget_images': 'Убрать ненужные картинки',
  'cron.forget_social_attempts': 'Убрать брошенные входы через VK и\u00A0Яндекс',
  'cron.forget_sessions': 'Убрать старые входы',
}

/** What jobs are about, by how their names begin. */
export const JOB_FAMILIES = {
  order: 'Заказы',
  payment: 'Деньги',
  ticket: 'Билеты',
  sms: 'СМС',
  mail: 'Письма',
  account: 'Письма о\u00A0входе',
  staff: 'Уведомления сотрудникам',
  moderation: 'Модерация',
  review: 'Отзывы',
  ad: 'Объявления',
  search: 'Сохранённые поиски',
  reply: 'Отклики на\u00A0вакансии',
  restaurant: 'Рестораны',
  counter: 'Кассы ресторанов',
  statistics: 'Цифры',
  promotion: 'Приглашения',
  image: 'Картинки',
  cron: 'Работа по\u00A0часам',
} as const

/** A job that has failed for good waits for a hand; one that fails is tried again by itself, ever more seldom. */
export const JOB_STATES = {
  failed: 'Не\u00A0выполнено',
  again: 'Повторится само',
  running: 'Выполняется',
  waiting: 'Ждёт',
} as const
export type JobState = keyof typeof JOB_STATES

/** What may be done by hand: what waits for its next try may be tried now, what has failed for good may be taken away. */
export const mayRetry = (state: JobState) => state === 'failed' || state === 'again'
export const mayDrop = (state: JobState) => state === 'failed'

/** What is lost where a job is taken away. */
export function dropWords(task: string): string {
  const [family] = task.split('.')
  if (family === 'payment')
    return 'Задание о\u00A0деньгах: без\u00A0него банк может не\u00A0списать их или не\u00A0вернуть. Убирайте, только если проверили платёж в\u00A0кабинете банка.'
  if (family === 'cron') return 'Ничего не\u00A0пропадёт: по\u00A0часам задание придёт снова.'
  return 'Задание не\u00A0выполнится никогда: письмо не\u00A0уйдёт, сообщение не\u00A0придёт.'
}
