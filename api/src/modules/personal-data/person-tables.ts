import { lowerFirst } from '@ostrov/shared/formats/lower-first'
import { MESSAGE_DOORS, MESSAGE_FATES, MESSAGE_KINDS } from '@ostrov/shared/messages/fates'
import { NOTICES_FORM } from '@ostrov/shared/notices/form'
import { NOTICE_CHOICES } from '@ostrov/shared/notices/rules'
import { SOCIAL_NAMES } from '@ostrov/shared/sessions/social'
import { ACTS, SUBJECTS as SUBJECTS_OF_ACTS, VERBS } from '@ostrov/shared/staff/log-acts'
import { ANSWER_WAYS, SUBJECTS, SUPPORT_STATES } from '@ostrov/shared/support/rules'
import { namesOf } from '@ostrov/shared/wire/names'
import { moment, sql } from '../../db/sql'
import { flag, type Held, list, pictures, words } from './held'

const notices = namesOf(NOTICE_CHOICES).map((event) => {
  const chosen = Object.entries(NOTICE_CHOICES[event]).map(
    ([way, said]) => sql`when ${sql.lit(way)} then ${sql.lit(said)}`,
  )
  return [
    `Сообщения: ${lowerFirst(NOTICES_FORM[event].label)}`,
    sql`case u.notices ->> ${sql.lit(event)} ${sql.join(chosen, sql` `)} end`,
  ] as const
})

export const PROFILE: Held = {
  title: 'Профиль',
  columns: {
    Имя: sql`u.name`,
    Телефон: sql`'+' || u.phone`,
    Почта: sql`u.email`,
    'Почта подтверждена': moment('u.email_confirmed_at'),
    Фото: sql`'/api/images/' || u.photo_id || '/1200.webp'`,
    'Код для приглашений': sql`u.ref_code`,
    Заблокирован: flag(sql`u.is_blocked`),
    'Заблокирован до': moment('u.blocked_until'),
    'Причина блокировки': sql`u.block_reason`,
    ...Object.fromEntries(notices),
    'С\u00A0нами с': moment('u.created_at'),
    Изменён: moment('u.updated_at'),
  },
  from: ({ id }) => sql`from "user" u where u.id = ${id}`,
}

export const ADDRESSES: Held = {
  title: 'Адреса',
  columns: {
    Город: sql`c.name`,
    Адрес: sql`a.address`,
    Подъезд: sql`a.address_details ->> 'front_door'`,
    Квартира: sql`a.address_details ->> 'apartment'`,
    Этаж: sql`a.address_details ->> 'floor'`,
    Курьеру: sql`a.address_details ->> 'comment'`,
    Координаты: sql`a.coordinates`,
    Выбран: flag(sql`a.is_active`),
    Добавлен: moment('a.created_at'),
  },
  from: ({ id }) =>
    sql`from user_address a join city c on c.id = a.city_id where a.user_id = ${id} order by a.created_at desc`,
}

export const SESSIONS: Held = {
  title: 'Входы',
  columns: {
    Начат: moment('s.created_at'),
    'Чем заходили': sql`s.user_agent`,
    'Действует до': moment('s.expire_at'),
    Завершён: moment('s.revoked_at'),
    'Заходила поддержка': flag(sql`s.act_admin_id is not null`),
    'Зачем заходила поддержка': sql`s.act_reason`,
  },
  from: ({ id }) => sql`from session s where s.user_id = ${id} order by s.created_at desc`,
}

export const IDENTITIES: Held = {
  title: 'Вход через другие сервисы',
  columns: {
    Сервис: words('i.provider', SOCIAL_NAMES),
    'Номер в\u00A0сервисе': sql`i.subject`,
    Подключён: moment('i.created_at'),
  },
  from: ({ id }) => sql`from social_identity i where i.user_id = ${id} order by i.created_at desc`,
}

export const BROWSERS: Held = {
  title: 'Браузеры с\u00A0уведомлениями',
  columns: { Служба: sql`split_part(b.endpoint, '/', 3)`, Подключён: moment('b.created_at') },
  from: ({ id }) => sql`from push_subscription b where b.user_id = ${id} order by b.created_at desc`,
}

export const CONSENTS: Held = {
  title: 'Согласия',
  columns: { Документ: sql`v.title`, Редакция: sql`v.number`, Принят: moment('a.accepted_at') },
  from: ({ id }) =>
    sql`from document_acceptance a join document_version v on v.id = a.document_version_id
        where a.user_id = ${id} order by a.accepted_at desc`,
}

export const MESSAGES: Held = {
  title: 'Отправленные вам сообщения',
  columns: {
    Когда: moment('m.created_at'),
    Канал: words('m.channel', MESSAGE_DOORS),
    'О\u00A0чём': words('m.kind', MESSAGE_KINDS),
    Куда: sql`m.recipient`,
    Заказ: sql`m.order_id`,
    'Что с\u00A0ним стало': words('m.fate', MESSAGE_FATES),
  },
  from: ({ id, phone }) =>
    sql`from message m where m.user_id = ${id} or m.recipient = ${phone} order by m.created_at desc`,
}

export const SUPPORT: Held = {
  title: 'Обращения в\u00A0поддержку',
  columns: {
    Номер: sql`s.number`,
    Тема: words('s.subject', SUBJECTS),
    Состояние: words('s.status', SUPPORT_STATES),
    'Как ответить': words('s.answer_by', ANSWER_WAYS),
    Имя: sql`s.name`,
    Почта: sql`s.email`,
    Телефон: sql`s.phone`,
    Заказ: sql`s.order_id`,
    Фото: pictures('s.image_ids'),
    Создано: moment('s.created_at'),
    Переписка: list(
      {
        Когда: moment('m.created_at'),
        Кто: sql`case m.side when 'person' then 'вы' else 'поддержка' end`,
        Текст: sql`m.text`,
      },
      sql`from support_message m where m.request_id = s.id order by m.created_at`,
    ),
  },
  // What a guest wrote under this phone is left out: anybody may have typed it.
  from: ({ id }) => sql`from support_request s where s.user_id = ${id} order by s.created_at desc`,
}

export const PICTURES: Held = {
  title: 'Загруженные фото',
  columns: { Фото: sql`'/api/images/' || i.id || '/1200.webp'`, Загружено: moment('i.created_at') },
  from: ({ id }) => sql`from image i where i.uploaded_by = ${`customer:${id}`} order by i.created_at desc`,
}

const SAID: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    namesOf(SUBJECTS_OF_ACTS).flatMap((noun) =>
      namesOf(VERBS).map((verb) => [`${noun}.${verb}`, `${VERBS[verb]}: ${lowerFirst(SUBJECTS_OF_ACTS[noun])}`]),
    ),
  ),
  ...ACTS,
}

export const LOG: Held = {
  title: 'Журнал действий',
  columns: {
    Когда: moment('l.created_at'),
    Кто: sql`case when l.actor like 'customer:%' then 'вы' else 'сотрудник' end`,
    Что: words('l.action', SAID),
    'С\u00A0какого адреса': sql`case when l.actor like 'customer:%' and l.act_admin_id is null then l.ip end`,
  },
  from: ({ id }) =>
    sql`from log l where l.actor = ${`customer:${id}`} or (l.subject = ${`customer:${id}`} and l.actor not like 'customer:%')
        order by l.created_at desc`,
}
