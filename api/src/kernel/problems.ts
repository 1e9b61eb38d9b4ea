import type { FormErrors } from '@ostrov/shared/forms/form'
import { NOUNS, type NounName, refusalSentence } from '@ostrov/shared/nouns'
import type { NounRefusal } from '@ostrov/shared/nouns/noun'
import { namesOf } from '@ostrov/shared/wire/names'
import { AD_PROBLEMS } from './ad-problems'
import { COURIER_PROBLEMS } from './courier-problems'
import { IMAGE_PROBLEMS } from './image-problems'
import { MONEY_PROBLEMS } from './money-problems'
import { SIGN_IN_PROBLEMS } from './sign-in-problems'
import { TICKET_PROBLEMS } from './ticket-problems'
import { WEBHOOK_PROBLEMS } from './webhook-problems'

/** Every refusal of the product: stable code → HTTP status and the sentence a person reads. */
export const PROBLEMS = {
  ...nounProblems(),
  'request.malformed': [400, 'Запрос не удалось прочитать.'],
  'request.invalid': [422, 'Проверьте поля формы.'],
  'request.too_often': [429, 'Слишком много попыток. Подождите немного и повторите.'],
  'request.too_large': [413, 'Слишком большой запрос.'],
  'request.foreign_origin': [400, 'Запрос пришёл с другого сайта.'],
  'request.key_reused': [409, 'Этот ключ повторного запроса уже использован для другого запроса.'],
  'request.not_found': [404, 'Не найдено.'],
  'server.failed': [500, 'Что-то сломалось. Мы уже знаем, попробуйте ещё раз.'],
  'server.unavailable': [503, 'Сервис временно недоступен. Попробуйте через минуту.'],
  'server.disk_full': [503, 'На\u00A0диске сервера нет места для\u00A0записи.'],
  ...SIGN_IN_PROBLEMS,
  ...AD_PROBLEMS,
  ...COURIER_PROBLEMS,
  'manager.email_taken': [409, 'По\u00A0этой почте пригласить не\u00A0получится. Укажите другую.'],
  'manager.joined': [409, 'Менеджер уже принял приглашение.'],
  'black_list.stranger': [404, 'Этот клиент ничего у\u00A0вас не\u00A0заказывал.'],
  'account.orders_active': [409, 'Дождитесь завершения заказа или отмените его, а потом удалите аккаунт.'],
  'address.outside_region': [422, 'Здесь мы не работаем: выберите дом на карте.'],
  'address.elsewhere': [422, 'Адрес и точка на карте не сходятся. Выберите дом на карте.'],

  'organization.gone': [410, 'Эту организацию сняли с\u00A0сайта.'],
  'organization.too_many_employees': [409, 'Не\u00A0больше 50 сотрудников. Удалите лишних.'],
  'organization.employee_unknown': [
    422,
    'Сотрудник должен быть зарегистрирован на\u00A0портале. Попросите его войти по\u00A0этому номеру и\u00A0повторите.',
  ],
  'organization.employee_there': [409, 'Этот человек уже работает в\u00A0организации.'],
  'organization.employee_not_found': [404, 'Такого сотрудника в\u00A0организации нет.'],
  'news.gone': [410, 'Эту новость сняли с\u00A0сайта.'],

  'restaurant.too_many': [409, 'Можно завести не\u00A0больше 50 ресторанов.'],
  'favourite.not_found': [404, 'Этого ресторана нет в\u00A0избранном.'],
  'restaurant.closed': [409, 'Ресторан закрыт'],
  'restaurant.no_delivery': [409, 'Доступен только самовывоз'],
  'restaurant.no_pickup': [409, 'Ресторан не выдаёт заказы на месте.'],
  'restaurant.blacklisted': [409, 'Вы заблокированны рестораном'],
  'restaurant.full': [409, 'Кухня занята: на\u00A0эти пятнадцать минут заказов больше не\u00A0принимают.'],
  'order.slot_unavailable': [409, 'Это время уже недоступно. Выберите другое.'],
  'order.moment_by_agreement': [409, 'Время этого заказа выбрал клиент: предложите ему другое.'],
  'schedule.overlaps': [409, 'Часы пересекаются. Сдвиньте начало или\u00A0конец.'],
  'schedule.past': [422, 'Эта дата уже прошла.'],
  'schedule.too_many': [409, 'Не\u00A0больше 100 особых дней. Удалите лишние.'],
  'zone.outside': [409, 'Ваш адрес вне зоны доставки'],
  'zone.below_minimum': [409, 'Сумма заказа меньше минимальной для\u00A0доставки.'],

  'counter.order_settled': [409, 'Этот заказ уже в\u00A0кассе, на\u00A0пути туда или закончен.'],
  'counter.no_secret': [409, 'Сначала сохраните секрет кассы.'],
  'counter.goods_too_soon': [409, 'Касса отдаёт меню не\u00A0чаще раза в\u00A0час. Показываем то, что есть.'],
  'counter.nothing_new': [409, 'В\u00A0кассе нет ничего, чего не\u00A0было бы в\u00A0меню.'],
  ...WEBHOOK_PROBLEMS,
  'zone.no_template': [409, 'Для\u00A0города этого ресторана готовых зон нет. Нарисуйте их на\u00A0карте.'],
  'zone.polygon_invalid': [422, 'Проверьте границу зоны.'],
  'door.not_set_up': [409, 'Проверять нечего: этот сервис не\u00A0настроен.'],
  'list_view.name_taken': [409, 'Вид с\u00A0таким названием уже есть. Назовите иначе.'],
  'document.published': [409, 'Документ уже публиковали, поэтому его не\u00A0удалить.'],
  'document.unchanged': [409, 'Этот текст уже действует: публиковать нечего.'],

  'support_request.closed': [409, 'Это обращение закрыто. Напишите новое: мы\u00A0ответим.'],
  'support_request.moved': [
    409,
    'По\u00A0обращению уже сделали другое. Посмотрите, что\u00A0нового, и\u00A0повторите.',
  ],
  'support_request.too_many_messages': [409, 'В\u00A0этой переписке уже сто сообщений. Напишите новое обращение.'],
  'reply.own': [409, 'Это вакансия, за\u00A0которую отвечаете вы\u00A0сами.'],
  'reply.sent_already': [409, 'Вы\u00A0уже откликнулись на\u00A0эту вакансию.'],
  'reply.too_many_today': [409, 'За\u00A0день можно начать двадцать переписок. Продолжите завтра.'],
  'reply.written_already': [409, 'Вы\u00A0уже писали об\u00A0этом объявлении: переписка\u00A0— в\u00A0профиле.'],
  'reply.blocked': [409, 'Этот автор не\u00A0принимает от\u00A0вас сообщений.'],
  'reply.moved': [409, 'Отклик уже в\u00A0другом состоянии. Обновите страницу.'],
  'reply.closed': [409, 'Сейчас по\u00A0этому отклику написать нельзя.'],
  'reply.too_many_messages': [409, 'В\u00A0этой переписке уже двести сообщений. Продолжите по\u00A0телефону.'],
  'review.already_left': [409, 'Вы уже оставляли отзыв на\u00A0этот заказ'],
  'review.own_organization': [409, 'Об\u00A0организации, в\u00A0которой вы\u00A0работаете, отзыв оставить нельзя.'],
  'review.blacklisted': [409, 'Вы заблокированны рестораном'],
  'review.order_not_delivered': [409, 'Отзыв можно оставить, когда заказ выполнен.'],
  'review.window_passed': [409, 'Отзыв можно оставить и\u00A0изменить в\u00A0течение трёх дней после заказа.'],
  'review.not_answered': [409, 'Ресторан ещё не\u00A0ответил на\u00A0этот отзыв.'],
  'review.already_answered': [409, 'На\u00A0этот отзыв уже ответили. Обновите страницу: ответ можно изменить.'],
  'review.replied': [409, 'Клиент уже ответил на\u00A0эти слова: их можно изменить, но не\u00A0удалить.'],
  'review.already_replied': [409, 'Вы уже ответили ресторану.'],
  'product_category.not_empty': [409, 'В\u00A0категории есть блюда. Перенесите или\u00A0удалите их.'],
  'record.order_changed': [409, 'Порядок только что изменили. Посмотрите, как стало, и\u00A0поставьте ещё раз.'],
  'menu.order_changed': [409, 'Порядок меню только что изменили. Посмотрите, как стало, и\u00A0поставьте ещё раз.'],
  'menu_import.unreadable': [422, 'Файл не\u00A0удалось прочитать. Подойдут XLSX и\u00A0CSV.'],
  'menu_import.too_large': [422, 'Слишком большой файл: подойдёт до 2\u00A0000\u00A0строк и\u00A0100\u00A0столбцов.'],
  'menu_import.too_slow': [
    422,
    'Файл читается слишком долго. Скопируйте таблицу в\u00A0новый файл, без\u00A0оформления и\u00A0лишних листов.',
  ],
  'menu_import.busy': [503, 'Сейчас читаем другие файлы. Повторите через несколько секунд.'],
  'menu_import.menu_changed': [409, 'Меню изменилось с\u00A0тех пор, как файл проверили. Проверьте его ещё раз.'],
  'menu_import.closed': [409, 'Эту загрузку уже отменили. Загрузите файл ещё раз.'],
  'menu_import.not_applied': [409, 'Эту загрузку не\u00A0применяли: отменять нечего.'],
  'menu_import.edited_since': [409, 'После загрузки меню уже изменили: отменить её целиком нельзя.'],
  'basket.item_not_found': [404, 'Этой позиции уже нет в корзине.'],
  'basket.product_unavailable': [409, 'Этого блюда сейчас нет в продаже.'],
  'basket.stock_short': [409, 'Столько уже не\u00A0осталось. Уменьшите количество.'],
  'basket.options_invalid': [422, 'Проверьте выбранные добавки.'],
  'basket.quantity_limit': [409, 'Не больше 100 штук одного блюда.'],
  'basket.too_many': [409, 'Слишком много разных блюд в одной корзине.'],
  'basket.empty': [409, 'В корзине нет доступных блюд.'],

  'group.not_found': [404, 'По\u00A0этой ссылке ничего нет: её заменили или сбор удалён.'],
  'group.not_joined': [404, 'Вас нет в\u00A0этой корзине. Назовите имя, чтобы присоединиться.'],
  'group.name_taken': [409, 'Это имя уже занято. Добавьте букву фамилии.'],
  'group.full': [409, 'В\u00A0этой корзине уже двадцать друзей.'],
  'group.removed': [409, 'Вас убрали из\u00A0этой корзины. Попросите у\u00A0того, кто её собирает, новую ссылку.'],
  'group.locked': [409, 'Заказ уже оформляют: корзина больше не\u00A0меняется.'],
  'group.over': [409, 'Сбор закончился: добавлять блюда больше нельзя.'],

  'order.cart_changed': [409, 'Корзина изменилась. Проверьте заказ и оформите ещё раз.'],
  'order.bonus_changed': [409, 'Баллов стало меньше. Проверьте сумму.'],
  'order.already_placed': [409, 'Этот заказ уже оформлен.'],
  'order.change_too_small': [422, 'Сдача нужна с\u00A0суммы не\u00A0меньше заказа.'],
  'order.address_required': [409, 'Для оформления заказа нужно сперва добавить адрес'],
  'order.transition_forbidden': [409, 'Статус заказа уже изменился.'],
  'order.undo_too_late': [409, 'Шаг уже не\u00A0отменить: прошло пять секунд или заказ изменился.'],
  'order.cancel_window_passed': [409, 'Заказ уже готовят'],
  'order.comment_required': [422, 'Укажите причину.'],
  'order.item_not_found': [404, 'Этой позиции нет в заказе.'],
  'order.items_empty': [409, 'Нельзя вычеркнуть все блюда: отмените заказ.'],
  'order.answer_awaited': [409, 'Клиент ещё не\u00A0ответил. Дождитесь ответа или отзовите вопрос.'],
  'order.replacement_dearer': [409, 'Заказ уже оплачен, поэтому замена не\u00A0может быть дороже.'],
  'order.proposal_not_found': [404, 'Об\u00A0этом ресторан не\u00A0спрашивал.'],
  'order.proposal_closed': [409, 'Этот вопрос уже закрыт. Посмотрите, что стало с\u00A0заказом.'],
  'order.test_open': [409, 'Пробный заказ уже на\u00A0доске.'],
  'order.test_no_dish': [409, 'Сначала добавьте в\u00A0меню хотя бы одно блюдо.'],
  'order.test_unasked': [409, 'Это пробный заказ: спрашивать некого.'],
  'order.refund_changed': [
    409,
    'Остаток по\u00A0заказу только что изменился. Посмотрите, сколько осталось, и\u00A0повторите.',
  ],
  'order.refund_nothing': [409, 'Возвращать нечего: за\u00A0заказ не\u00A0платили онлайн, или всё уже возвращается.'],
  'order.refund_too_much': [422, 'Осталось меньше, чем вы возвращаете.'],
  'order.refunded_item': [409, 'За\u00A0это блюдо деньги уже вернули.'],
  'order.report_too_long': [422, 'За\u00A0эти дни больше 10\u00A0000\u00A0заказов. Выберите период короче.'],
  'order.message_not_found': [404, 'Этого сообщения уже нет: его отправили или отменили.'],
  'order.too_many': [409, 'У вас уже пять заказов в работе. Дождитесь хотя бы одного.'],
  'order.not_payable': [409, 'Этот заказ уже нельзя оплатить.'],

  'image.in_use': [409, 'Эту картинку показывают. Сначала уберите её оттуда.'],
  'business.in_use': [409, 'У\u00A0партнёра есть рестораны или\u00A0менеджеры. Его можно заблокировать.'],
  'business.confirmed': [409, 'Почта уже подтверждена. Пароль меняют по\u00A0ссылке «Забыли пароль?».'],
  'catalogue_entry.in_use': [409, 'Внутри этой записи есть другие. Её можно скрыть.'],
  'catalogue_entry.given': [409, 'Эта запись входит в\u00A0основной каталог. Её можно скрыть.'],
  'city.in_use': [409, 'В\u00A0этом городе есть рестораны, адреса, новости или\u00A0площадки. Его можно скрыть.'],
  'event.gone': [410, 'Это событие сняли с\u00A0афиши.'],
  'venue.in_use': [409, 'На\u00A0этой площадке есть сеансы. Её\u00A0страницу можно скрыть.'],

  'promo.invalid': [409, 'Промокод не подошёл.'],

  'job.not_found': [404, 'Этого задания уже нет: его выполнили или убрали.'],
  'job.taken': [409, 'Это задание уже выполняется или ждёт своей очереди.'],

  'moderation.not_found': [404, 'Заявка не\u00A0найдена.'],
  'moderation.taken': [409, 'Заявку сейчас смотрит другой модератор.'],
  'moderation.decided': [409, 'Заявку уже рассмотрели или изменили. Откройте её заново.'],
  'moderation.undo_too_late': [409, 'Решение уже не\u00A0отменить: время вышло, или с\u00A0тех пор что-то изменилось.'],
  'moderation.base_changed': [409, 'То, что показано, уже изменилось. Верните заявку автору.'],
  'moderation.own_verdict': [409, 'Первым решали вы: теперь смотрит другой модератор.'],
  'moderation.no_appeal': [409, 'Апелляцию подать нельзя: прошло 14\u00A0дней или решение уже другое.'],
  'moderation.appealed': [409, 'Вы\u00A0уже подали апелляцию на\u00A0это решение.'],
  'moderation.appeal_word': [422, 'Апелляцию удовлетворяют или отказывают в\u00A0ней.'],
  'moderation.went_on': [409, 'С\u00A0тех пор всё изменилось: возвращать в\u00A0очередь нечего.'],
  'moderation.reason_required': [422, 'Напишите автору, что исправить.'],

  ...TICKET_PROBLEMS,
  ...MONEY_PROBLEMS,

  ...IMAGE_PROBLEMS,
} as const satisfies Record<string, readonly [status: number, message: string]>

type Problem = readonly [status: number, message: string]
type NounCode = { [Name in NounName]: `${Name}.${(typeof NOUNS)[Name]['refuses'][number]}` }[NounName]

/** What may be refused of nouns alike, in each one's words. */
function nounProblems(): Record<NounCode, Problem> {
  const entries = namesOf(NOUNS).flatMap((name) => {
    const refuses: readonly NounRefusal[] = NOUNS[name].refuses
    return refuses.map((refusal): [string, Problem] => [
      `${name}.${refusal}`,
      [refusal === 'not_found' ? 404 : 409, refusalSentence(NOUNS[name], refusal)],
    ])
  })
  const problems: Partial<Record<NounCode, Problem>> = Object.fromEntries(entries)
  if (!isWhole(problems, entries)) throw new Error('A noun has no refusals.')
  return problems
}

function isWhole(
  problems: Partial<Record<NounCode, Problem>>,
  entries: readonly [string, Problem][],
): problems is Record<NounCode, Problem> {
  return entries.every(([code]) => code in problems)
}

export type ProblemCode = keyof typeof PROBLEMS

type RefusalDetails = {
  /** Replaces the table's sentence. */
  message?: string
  /** Field → sentence, for forms. */
  errors?: FormErrors
  /** Further facts a client can act on, such as the new basket. */
  data?: Record<string, unknown>
  /** Seconds; told in the header and as `retry_after`. */
  retryAfter?: number
}

/** Domain code refuses by throwing this; one handler turns it into the wire's error. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number
  constructor(
    readonly code: ProblemCode,
    readonly details: RefusalDetails = {},
  ) {
    super(details.message ?? PROBLEMS[code][1])
    this.status = PROBLEMS[code][0]
  }

  /** The wire's `{ errorMessage, message, errors?, … }`. */
  toBody() {
    const { errors, data, retryAfter } = this.details
    return {
      errorMessage: this.code,
      message: this.message,
      ...(errors && { errors }),
      ...(retryAfter && { retry_after: Math.ceil(retryAfter) }),
      ...data,
    }
  }
}
