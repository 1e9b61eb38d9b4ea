import { AD_FORMATS, AD_IMPORT_STATUSES } from '@ostrov/shared/ad-imports/rules'
import { ARCHIVED_AS } from '@ostrov/shared/ads/rules'
import type { AdField } from '@ostrov/shared/ads/section'
import { SECTION_NAMES, sectionOf } from '@ostrov/shared/ads/sections'
import { COMPLAINT_REASONS } from '@ostrov/shared/moderation/complaints'
import { KIND_LABELS } from '@ostrov/shared/moderation/kinds'
import { MODERATION_LABELS } from '@ostrov/shared/moderation/statuses'
import { ORGANIZATION_CATEGORIES } from '@ostrov/shared/organizations/categories'
import { REPLY_KINDS, REPLY_STATES } from '@ostrov/shared/replies/rules'
import { SEARCH_PACES } from '@ostrov/shared/searches/rules'
import { tableOf } from '@ostrov/shared/wire/names'
import { moment, sql } from '../../db/sql'
import { type Held, pictures, words } from './held'

const SECTION_TITLES = tableOf(SECTION_NAMES, (name) => sectionOf(name).words.title)
/** Columns that ads of every section have, and that are given by themselves. */
const COMMON = [
  'title',
  'description',
  'price',
  'image_ids',
  'city_id',
  'address',
  'point',
  'contact_name',
  'contact_phone',
]

/** What an ad says of its thing, by the fields of its section. */
const details = sql`case a.section ${sql.join(
  SECTION_NAMES.map((section) => {
    const fields = Object.entries(sectionOf(section).fields).filter(([name]) => !COMMON.includes(name))
    const said = fields.flatMap(([name, field]) => [sql.lit(field.label), saidOf(`a.${name}`, field)])
    return sql`when ${sql.lit(section)} then jsonb_strip_nulls(jsonb_build_object(${sql.join(said)}))`
  }),
  sql` `,
)} end`

function saidOf(column: string, { choices, entry }: AdField) {
  if (entry) return sql`(select c.name from catalogue_entry c where c.slug = ${sql.ref(column)})`
  return choices ? words(column, choices) : sql.ref(column)
}

export const ADS: Held = {
  title: 'Объявления',
  columns: {
    Номер: sql`a.number`,
    Раздел: words('a.section', SECTION_TITLES),
    Название: sql`a.title`,
    Описание: sql`a.description`,
    'Цена, ₽': sql`a.price`,
    Подробности: details,
    Фото: pictures('a.image_ids'),
    Город: sql`c.name`,
    Адрес: sql`a.address`,
    'Точка на\u00A0карте': sql`a.point`,
    'Кому звонить': sql`a.contact_name`,
    Телефон: sql`'+' || a.contact_phone`,
    Модерация: words('a.moderation_status', MODERATION_LABELS),
    'Слова модератора': sql`a.moderation_reason`,
    Подано: moment('a.created_at'),
    Опубликовано: moment('a.published_at'),
    'Показывается до': moment('a.expires_at'),
    'В\u00A0архиве': words('a.archived_as', ARCHIVED_AS),
    Просмотров: sql`(select coalesce(sum(d.views), 0) from ad_day d where d.ad_id = a.id)`,
  },
  from: ({ id }) => sql`from ad a join city c on c.id = a.city_id where a.author_id = ${id} order by a.created_at desc`,
}

export const DRAFTS: Held = {
  title: 'Черновики объявлений',
  columns: { Раздел: words('d.section', SECTION_TITLES), Что: sql`d.values`, Изменён: moment('d.updated_at') },
  from: ({ id }) => sql`from ad_draft d where d.author_id = ${id} order by d.updated_at desc`,
}

export const FAVOURITE_ADS: Held = {
  title: 'Избранные объявления',
  columns: { Номер: sql`a.number`, Название: sql`a.title`, Добавлено: moment('f.created_at') },
  from: ({ id }) =>
    sql`from ad_favourite f join ad a on a.id = f.ad_id where f.user_id = ${id} order by f.created_at desc`,
}

export const FILES: Held = {
  title: 'Загрузки объявлений из\u00A0файла',
  columns: {
    Файл: sql`i.file_name`,
    Формат: words('i.format', AD_FORMATS),
    Состояние: words('i.status', AD_IMPORT_STATUSES),
    Проверен: moment('i.created_at'),
    Загружен: moment('i.applied_at'),
  },
  from: ({ id }) => sql`from ad_import i where i.author_id = ${id} order by i.created_at desc`,
}

export const SEARCHES: Held = {
  title: 'Сохранённые поиски',
  columns: {
    Раздел: words('s.section', SECTION_TITLES),
    Условия: sql`s.address`,
    Сообщать: words('s.pace', SEARCH_PACES),
    Сохранён: moment('s.created_at'),
  },
  from: ({ id }) => sql`from saved_search s where s.user_id = ${id} order by s.created_at desc`,
}

export const REPLIES: Held = {
  title: 'Отклики и\u00A0вопросы',
  columns: {
    Куда: words('r.about', REPLY_KINDS),
    Объявление: sql`a.title`,
    Состояние: words('r.status', REPLY_STATES),
    Имя: sql`r.name`,
    Телефон: sql`'+' || r.phone`,
    Почта: sql`r.email`,
    Письмо: sql`r.letter`,
    Когда: moment('r.created_at'),
  },
  from: ({ id }) => sql`from reply r join ad a on a.id = r.ad_id where r.user_id = ${id} order by r.created_at desc`,
}

export const REPLY_MESSAGES: Held = {
  title: 'Сообщения, которые вы писали',
  columns: { Объявление: sql`a.title`, Текст: sql`m.text`, Когда: moment('m.created_at') },
  from: ({ id }) =>
    sql`from reply_message m join reply r on r.id = m.reply_id join ad a on a.id = r.ad_id where m.author_id = ${id}
        order by m.created_at desc`,
}

export const ORGANIZATIONS: Held = {
  title: 'Организации',
  columns: {
    Номер: sql`g.number`,
    Название: sql`g.name`,
    Рубрика: words('g.category', ORGANIZATION_CATEGORIES),
    Описание: sql`g.description`,
    Город: sql`c.name`,
    Адрес: sql`g.address`,
    'Точка на\u00A0карте': sql`g.point`,
    Телефоны: sql`g.phones`,
    Сайт: sql`g.site`,
    Фото: pictures('g.image_ids'),
    Модерация: words('g.moderation_status', MODERATION_LABELS),
    Добавлена: moment('g.created_at'),
    Удалена: moment('g.deleted_at'),
    Сотрудников: sql`(select count(*) from organization_employee w where w.organization_id = g.id)`,
  },
  from: ({ id }) =>
    sql`from organization g join city c on c.id = g.city_id where g.owner_id = ${id} order by g.created_at desc`,
}

export const WORK: Held = {
  title: 'Организации, где вы записаны сотрудником',
  columns: { Организация: sql`g.name`, Когда: moment('w.created_at') },
  from: ({ id }) =>
    sql`from organization_employee w join organization g on g.id = w.organization_id where w.user_id = ${id}
        order by w.created_at desc`,
}

export const SUGGESTED: Held = {
  title: 'Новости, которые вы предложили',
  columns: {
    Заголовок: sql`n.title`,
    Вступление: sql`n.lead`,
    Текст: sql`n.body`,
    Модерация: words('n.moderation_status', MODERATION_LABELS),
    Когда: moment('n.created_at'),
  },
  from: ({ id }) => sql`from news n where n.suggested_by = ${id} order by n.created_at desc`,
}

export const REVISIONS: Held = {
  title: 'Что вы отправляли на\u00A0проверку',
  columns: {
    Что: words('v.kind', KIND_LABELS),
    Решение: words('v.status', MODERATION_LABELS),
    'Слова модератора': sql`v.reason`,
    'Ваши слова': sql`v.words`,
    'Изменили на': sql`v.proposed`,
    Отправлено: moment('v.created_at'),
    Рассмотрено: moment('v.decided_at'),
  },
  from: ({ id }) => sql`from revision v where v.author = ${`customer:${id}`} order by v.created_at desc`,
}

export const COMPLAINTS: Held = {
  title: 'Жалобы',
  columns: {
    'На\u00A0что': words('c.kind', KIND_LABELS),
    Причина: words('c.reason', COMPLAINT_REASONS),
    Слова: sql`c.words`,
    Когда: moment('c.created_at'),
  },
  from: ({ id }) => sql`from complaint c where c.author_id = ${id} order by c.created_at desc`,
}
