import { BONUS_KINDS } from '@ostrov/shared/orders/bonus'
import { PAYMENT_TYPE_LABELS } from '@ostrov/shared/orders/checkout'
import { DELIVERY_TYPE_LABELS, ORDER_LABELS } from '@ostrov/shared/orders/labels'
import { PAYMENT_LABELS, PAYMENT_METHOD_LABELS } from '@ostrov/shared/payments/labels'
import { RECEIPT_LABELS } from '@ostrov/shared/payments/receipts'
import { moment, sql } from '../../db/sql'
import { flag, type Held, list, pictures, words } from './held'

const restaurant = sql`o.restaurant -> 'general_info' ->> 'name'`

export const ORDERS: Held = {
  title: 'Заказы',
  columns: {
    Номер: sql`o.id`,
    Оформлен: moment('o.created_at'),
    'Ко\u00A0времени': moment('o.wanted_at'),
    Статус: words('o.status', ORDER_LABELS),
    Ресторан: restaurant,
    Имя: sql`o.user_name`,
    Телефон: sql`'+' || o.user_phone`,
    Получение: words('o.delivery_type', DELIVERY_TYPE_LABELS),
    Адрес: sql`o.delivery ->> 'address'`,
    Подъезд: sql`o.delivery ->> 'front_door'`,
    Квартира: sql`o.delivery ->> 'apartment'`,
    Этаж: sql`o.delivery ->> 'floor'`,
    Курьеру: sql`o.delivery ->> 'comment'`,
    Ресторану: sql`o.comment`,
    Оплата: words('o.payment_type', PAYMENT_TYPE_LABELS),
    'Об\u00A0оплате': sql`o.payment_comment`,
    Блюда: list(
      {
        Название: sql`i.name`,
        'Для\u00A0кого': sql`i.participant`,
        Количество: sql`i.quantity`,
        'Сумма, ₽': sql`i.line_total`,
        'Скидка по\u00A0акциям, ₽': sql`i.discount`,
        'Почему убрали': sql`i.cancellation_comment`,
      },
      sql`from order_item i where i.order_id = o.id order by i.sort`,
    ),
    'Товары, ₽': sql`o.price`,
    Промокод: sql`o.promo_code`,
    'Скидка, ₽': sql`o.discount`,
    'Из\u00A0неё баллами': sql`o.bonus_spent`,
    'Доставка, ₽': sql`o.delivery_price`,
    'Итого, ₽': sql`o.total`,
    Вернули: list(
      { 'Сумма, ₽': sql`r.amount`, Почему: sql`r.reason`, Когда: moment('r.created_at') },
      sql`from order_refund r where r.order_id = o.id order by r.created_at`,
    ),
    Ход: list(
      { Когда: moment('e.created_at'), Статус: words('e.to', ORDER_LABELS), Комментарий: sql`e.comment` },
      sql`from order_event e where e.order_id = o.id order by e.id`,
    ),
  },
  from: ({ id }) => sql`from "order" o where o.user_id = ${id} order by o.id desc`,
}

export const SAVED_METHODS: Held = {
  title: 'Способы оплаты, которые вы запомнили',
  columns: { Способ: sql`s.label`, 'Когда согласились': moment('s.agreed_at') },
  from: ({ id }) => sql`from saved_method s where s.user_id = ${id} order by s.created_at desc`,
}

export const BONUSES: Held = {
  title: 'Баллы ресторанов',
  columns: {
    Когда: moment('e.created_at'),
    Ресторан: sql`r.general_info ->> 'name'`,
    Что: words('e.kind', BONUS_KINDS),
    Баллы: sql`e.amount`,
    Заказ: sql`e.order_id`,
    Сгорят: moment('e.burns_at'),
  },
  from: ({ id }) =>
    sql`from bonus_entry e join restaurant r on r.id = e.restaurant_id where e.user_id = ${id} order by e.id desc`,
}

export const PAYMENTS: Held = {
  title: 'Платежи',
  columns: {
    Когда: moment('p.created_at'),
    Заказ: sql`p.order_id`,
    'Покупка билетов': sql`b.number`,
    'Сумма, ₽': sql`p.amount`,
    Как: words('p.method', PAYMENT_METHOD_LABELS),
    Состояние: words('p.status', PAYMENT_LABELS),
    'Вернули, ₽': sql`p.refunded_amount`,
    Чеки: list(
      {
        Чек: words('c.kind', RECEIPT_LABELS),
        'Сумма, ₽': sql`c.amount`,
        'Куда отправлен': sql`c.contact`,
        Ссылка: sql`c.url`,
        Когда: moment('c.created_at'),
      },
      sql`from receipt c where c.attempt_id = p.id order by c.created_at`,
    ),
  },
  from: ({ id }) =>
    sql`from payment p left join ticket_purchase b on b.id = p.purchase_id
        where p.order_id in (select o.id from "order" o where o.user_id = ${id}) or b.user_id = ${id} order by p.created_at desc`,
}

export const BASKETS: Held = {
  title: 'Корзины',
  columns: {
    Ресторан: sql`r.title`,
    Начата: moment('b.created_at'),
    Блюда: list(
      { Название: sql`p.name`, Количество: sql`i.quantity` },
      sql`from basket_item i join product p on p.id = i.product_id where i.basket_id = b.id order by i.created_at`,
    ),
  },
  from: ({ id }) =>
    sql`from basket b join restaurant r on r.id = b.restaurant_id where b.user_id = ${id} order by b.created_at desc`,
}

export const GROUPS: Held = {
  title: 'Общие корзины, которые вы собирали',
  columns: {
    Ресторан: sql`r.title`,
    'Ваше имя в\u00A0корзине': sql`g.owner_name`,
    Начата: moment('g.created_at'),
    'Кончается или кончилась': moment('g.expires_at'),
    Заказана: moment('g.ordered_at'),
  },
  from: ({ id }) =>
    sql`from basket_group g join restaurant r on r.id = g.restaurant_id where g.user_id = ${id} order by g.created_at desc`,
}

export const FAVOURITES: Held = {
  title: 'Избранные рестораны',
  columns: { Ресторан: sql`r.title`, Добавлен: moment('f.created_at') },
  from: ({ id }) =>
    sql`from favourite f join restaurant r on r.id = f.restaurant_id where f.user_id = ${id} order by f.created_at desc`,
}

export const REFUSING: Held = {
  title: 'Рестораны, которые не\u00A0принимают ваши заказы',
  columns: { Ресторан: sql`r.title`, Причина: sql`b.reason`, Когда: moment('b.created_at') },
  from: ({ id }) =>
    sql`from black_list b join restaurant r on r.id = b.restaurant_id where b.user_id = ${id} order by b.created_at desc`,
}

export const REVIEWS: Held = {
  title: 'Отзывы',
  columns: {
    Ресторан: sql`r.title`,
    Блюдо: sql`p.name`,
    Организация: sql`g.name`,
    Оценка: sql`v.rating`,
    Текст: sql`v.text`,
    Фото: pictures('v.image_ids'),
    'На\u00A0сайте': flag(sql`v.is_visible`),
    'Почему скрыт': sql`v.hidden_reason`,
    'Ответ ресторана': sql`v.restaurant_answer`,
    'Ваш ответ': sql`v.user_answer`,
    Написан: moment('v.created_at'),
  },
  from: ({ id }) =>
    sql`from review v left join restaurant r on r.id = v.restaurant_id left join product p on p.id = v.product_id
        left join organization g on g.id = v.organization_id where v.user_id = ${id} order by v.created_at desc`,
}

export const PROMO_CODES: Held = {
  title: 'Личные промокоды',
  columns: {
    Промокод: sql`c.code`,
    Название: sql`c.name`,
    'Действует до': moment('c.expires_at'),
    'Применён, раз': sql`c.total_used_count`,
    Получен: moment('c.created_at'),
  },
  from: ({ id }) => sql`from promo_code c where c.user_id = ${id} order by c.created_at desc`,
}

export const INVITATIONS: Held = {
  title: 'Приглашения',
  columns: {
    Что: sql`case when f.is_inviter then 'Вы пригласили друга' else 'Вас пригласили' end`,
    Когда: moment('f.created_at'),
  },
  from: ({ id }) =>
    sql`from (select created_at, inviter_id = ${id} as is_inviter from referral where inviter_id = ${id} or friend_id = ${id}) f
        order by f.created_at desc`,
}

const session = sql`join event_session s on s.id = k.session_id join event e on e.id = s.event_id`

export const PURCHASES: Held = {
  title: 'Покупки билетов',
  columns: {
    Номер: sql`b.number`,
    Событие: sql`e.title`,
    Начало: moment('s.starts_at'),
    Почта: sql`b.mail`,
    'Сумма, ₽': sql`b.total`,
    Куплены: moment('b.created_at'),
    Оплачены: moment('b.paid_at'),
    Билеты: list(
      { Вид: sql`k.name`, 'Цена, ₽': sql`t.price`, Возвращён: moment('t.refunded_at') },
      sql`from ticket t join ticket_kind k on k.id = t.kind_id where t.purchase_id = b.id order by t.created_at`,
    ),
  },
  from: ({ id }) =>
    sql`from ticket_purchase b join event_session s on s.id = b.session_id join event e on e.id = s.event_id
        where b.user_id = ${id} order by b.created_at desc`,
}

export const TICKETS: Held = {
  title: 'Билеты, которые вам передали',
  columns: { Событие: sql`e.title`, Начало: moment('s.starts_at'), Вид: sql`k.name`, Прошли: moment('t.used_at') },
  from: ({ id }) =>
    sql`from ticket t join ticket_kind k on k.id = t.kind_id ${session} where t.holder_id = ${id} order by t.created_at desc`,
}

export const TRANSFERS: Held = {
  title: 'Передача билетов',
  columns: {
    Что: sql`case when f.is_mine then 'Вы передавали билет' else 'Вам передали билет' end`,
    Кому: sql`case when f.is_mine then f.name end`,
    Когда: moment('f.created_at'),
    Принят: moment('f.claimed_at'),
    Отозван: moment('f.withdrawn_at'),
  },
  from: ({ id }) =>
    sql`from (select name, created_at, claimed_at, withdrawn_at, from_user_id = ${id} as is_mine from ticket_transfer
          where from_user_id = ${id} or to_user_id = ${id}) f order by f.created_at desc`,
}

export const WAITS: Held = {
  title: 'Очередь за\u00A0билетами',
  columns: {
    Событие: sql`e.title`,
    Вид: sql`k.name`,
    Сколько: sql`w.count`,
    Почта: sql`w.mail`,
    'В\u00A0очереди с': moment('w.created_at'),
  },
  from: ({ id }) =>
    sql`from ticket_wait w join ticket_kind k on k.id = w.kind_id ${session} where w.user_id = ${id} order by w.created_at desc`,
}
