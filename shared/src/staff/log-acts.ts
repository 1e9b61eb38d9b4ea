import { capital, NOUNS } from '../nouns'
import { namesOf, tableOf } from '../wire/names'

/** What the staff does, in words. */
export const ACTS = {
  'order.move': 'Перевёл заказ',
  'order.undo': 'Отменил свой шаг',
  'order.view': 'Открыл заказ',
  'order.test': 'Сделал пробный заказ',
  'order.propose': 'Спросил клиента о\u00A0замене',
  'order.withdraw': 'Отозвал вопрос клиенту',
  'order.acknowledge': 'Узнал об\u00A0отмене',
  'order.refund': 'Вернул деньги за\u00A0заказ',
  'order.resend': 'Отправил сообщение ещё раз',
  'counter.send': 'Передал заказ в\u00A0кассу',
  'counter.settle': 'Отметил, что\u00A0заказ в\u00A0кассе',
  'promo_code.stop': 'Остановил промокод',
  'promo_code_series.stop': 'Остановил серию промокодов',
  'difference.check': 'Проверил расхождение с\u00A0банком',
  'difference.close': 'Закрыл расхождение с\u00A0банком',
  'job.retry': 'Повторил задание',
  'job.drop': 'Убрал задание из\u00A0очереди',
  'moderation.submit': 'Отправил на\u00A0проверку',
  'moderation.decide': 'Рассмотрел заявку',
  'moderation.settle': 'Рассмотрел жалобы',
  'session.begin': 'Вошёл',
  'session.act': 'Вошёл от\u00A0чужого имени: посмотреть',
  'session.act_and_change': 'Вошёл от\u00A0чужого имени с\u00A0правом менять',
  'session.end': 'Вышел',
  'session.end_all': 'Вышел отовсюду',
  'session.close_all': 'Завершил все входы',
  'session.guess': 'Много неверных паролей',
  'session.guess_code': 'Верный пароль и\u00A0много неверных кодов',
  'session.recovery_code': 'Вошёл с\u00A0кодом восстановления',
  'second_factor.begin': 'Начал настраивать вход с\u00A0кодом',
  'second_factor.on': 'Включил вход с\u00A0кодом',
  'second_factor.off': 'Выключил вход с\u00A0кодом',
  'second_factor.codes': 'Получил новые коды восстановления',
  'account.register': 'Заявка на\u00A0регистрацию',
  'account.confirm': 'Подтвердил почту',
  'password.ask': 'Попросил ссылку для\u00A0пароля',
  'password.reset': 'Задал пароль по\u00A0ссылке',
  'password.change': 'Сменил пароль',
  'profile.change': 'Изменил свой профиль',
  'push.change': 'Настроил уведомления в\u00A0браузере',
  'business.letter': 'Отправил письмо для\u00A0входа',
  'manager.invite': 'Пригласил менеджера',
  'manager.change': 'Изменил права менеджера',
  'manager.remove': 'Удалил менеджера',
  'black_list.add': 'Добавил в\u00A0чёрный список',
  'black_list.remove': 'Снял с\u00A0чёрного списка',
  'restaurant.notifications': 'Изменил уведомления',
  'restaurant.test_notice': 'Отправил пробное уведомление',
  'menu_import.plan': 'Проверил файл меню',
  'menu_import.apply': 'Загрузил меню',
  'menu_import.undo': 'Отменил загрузку меню',
  'document.publish': 'Опубликовал документ',
  'image.upload': 'Загрузил фото',
  'review.answer': 'Ответил на\u00A0отзыв',
  'review.templates': 'Изменил заготовки ответов',
  'review.view': 'Прочитал отзыв',
} as const

/** What is done to a kind of row, and what such rows are called. */
export const VERBS = { create: 'Добавил', change: 'Изменил', delete: 'Удалил' } as const
export const SUBJECTS = tableOf(namesOf(NOUNS), (name) => capital(NOUNS[name].one))

/** What staff may be found to have done. */
export type Act = keyof typeof ACTS | `${keyof typeof SUBJECTS}.${keyof typeof VERBS}`
