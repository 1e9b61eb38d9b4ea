import type { Check, FormTable, Values } from '../forms/form'
import { picturesCheck } from '../images/pictures'
import { richField } from '../rich-text/field'
import { linkKind } from '../rich-text/links'
import { RUBRICS } from './rubrics'
import { NEWS_SLUG_MAX } from './slug'

const sourceCheck: Check = (value) =>
  linkKind(value) === 'outside' ? null : 'Укажите адрес страницы целиком: https://…'
const slugCheck: Check = (value) =>
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value) ? null : 'Латинские строчные буквы, цифры и\u00A0дефисы между ними'
const hasPicture = ({ image_id }: Values) => image_id !== null && image_id !== undefined && String(image_id) !== ''

const TITLE = { label: 'Заголовок', kind: 'text', max: 140, required: 'Напишите заголовок' } as const
const SOURCE = { label: 'Источник', kind: 'text', max: 500, checks: [sourceCheck], placeholder: 'https://…' } as const

/** A piece of news as an editor writes it. */
export const NEWS_FORM = {
  title: TITLE,
  slug: {
    ...{ label: 'Слова в\u00A0адресе', kind: 'text', max: NEWS_SLUG_MAX, checks: [slugCheck] },
    ...{ hint: 'Пусто\u00A0— сложатся из\u00A0заголовка', placeholder: 'parom-vyshel-posle-shtorma' },
  },
  rubric: { label: 'Рубрика', kind: 'choice', choices: RUBRICS, required: 'Выберите рубрику' },
  city_id: { label: 'Город', kind: 'reference', of: 'city', hint: 'Пусто\u00A0— весь остров' },
  lead: {
    ...{ label: 'О\u00A0чём это', kind: 'lines', max: 400, counted: true },
    required: 'Напишите в\u00A0двух предложениях, о\u00A0чём новость',
    hint: 'Стоит под\u00A0заголовком, в\u00A0списках и\u00A0там, где\u00A0новостью поделились',
  },
  body: richField({ label: 'Текст', required: 'Напишите текст' }),
  image_id: { label: 'Главное фото', kind: 'images', max: 1 },
  image_alt: {
    ...{ label: 'Что на\u00A0фото', kind: 'text', max: 200, when: hasPicture },
    ...{ required: 'Опишите фото для\u00A0тех, кто его не\u00A0видит' },
  },
  image_caption: { label: 'Подпись', kind: 'text', max: 300, when: hasPicture },
  author: { label: 'Автор', kind: 'text', max: 80, hint: 'Пусто\u00A0— «Редакция»' },
  source_url: SOURCE,
  published_at: {
    ...{ label: 'Опубликовать', kind: 'moment' },
    hint: 'Пусто\u00A0— черновик. Время впереди\u00A0— появится на\u00A0сайте само',
  },
  is_hidden: {
    ...{ label: 'Снять с\u00A0сайта', kind: 'flag' },
    hint: 'Новости не\u00A0будет в\u00A0списках, её адрес скажет, что\u00A0она снята',
  },
  correction: {
    ...{ label: 'Что исправлено', kind: 'lines', max: 500 },
    hint: 'Если в\u00A0опубликованном была ошибка: встанет под\u00A0текстом со\u00A0временем исправления',
  },
} as const satisfies FormTable

/** Photos that a reader may send along. */
const SUGGESTED_PHOTOS = 10

/** What a reader suggests. */
export const SUGGESTION_FORM = {
  title: { ...TITLE, label: 'Что случилось', required: 'Напишите, что случилось', placeholder: 'Открыли новый каток' },
  text: {
    ...{ label: 'Подробности', kind: 'lines', max: 4000, counted: true },
    required: 'Расскажите подробнее: где, когда, кто видел',
  },
  images: {
    ...{ label: 'Фото', kind: 'images', max: SUGGESTED_PHOTOS },
    checks: [picturesCheck('images', SUGGESTED_PHOTOS)],
  },
  source_url: { ...SOURCE, label: 'Ссылка, если есть' },
} as const satisfies FormTable
