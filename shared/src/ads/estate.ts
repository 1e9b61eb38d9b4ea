import type { Values } from '../forms/form'
import { ABOUT, CONTACTS, PLACE, PRICE_MAX, type Section, TITLE, YEARS } from './section'

const has =
  (...kinds: readonly string[]) =>
  ({ kind }: Values) =>
    kinds.includes(String(kind))
const isLet = ({ deal }: Values) => deal === 'rent' || deal === 'daily'
const isLived = ({ kind }: Values) => has('flat', 'room', 'house')({ kind })

/** What is sold or let for living, trade or storing. */
export const ESTATE = {
  words: {
    title: 'Недвижимость',
    counted: ['объявление', 'объявления', 'объявлений'],
    create: 'Новое объявление о\u00A0недвижимости',
    purpose: 'Сдать или продать жильё',
    price: 'Цена',
    no_price: 'Цена не\u00A0указана',
    done: 'Продано или\u00A0сдано',
    said: 'жильё недвижимость',
  },
  offers: 'RealEstateListing',
  alike: 'kind',
  alikeToo: ['deal'],
  per: { field: 'deal', words: { rent: 'в\u00A0месяц', daily: 'за\u00A0сутки' } },
  called: {
    flat: 'квартира, студия, апартаменты',
    room: 'комната, общежитие',
    house: 'дом, коттедж, дача, таунхаус',
    plot: 'участок, земельный участок',
    commercial: 'помещение, офис, склад',
    garage: 'гараж',
  },
  compared: { same: ['deal', 'kind', 'rooms', 'city_id'] },
  fields: {
    deal: {
      ...{ label: 'Сделка', kind: 'choice', required: 'Выберите, продаёте или\u00A0сдаёте', filter: true, fact: true },
      choices: { sale: 'Продажа', rent: 'Аренда надолго', daily: 'Посуточно' },
      sought: { sale: 'Купить, продажа', rent: 'Снять', daily: 'Снять, посуточно' },
    },
    kind: {
      ...{ label: 'Объект', kind: 'choice', required: 'Выберите, что это', filter: true, fact: true },
      choices: {
        ...{ flat: 'Квартира', room: 'Комната', house: 'Дом', plot: 'Участок' },
        ...{ commercial: 'Помещение', garage: 'Гараж' },
      },
    },
    ...TITLE,
    rooms: {
      ...{ label: 'Комнат', kind: 'number', max: 20, required: 'Укажите, сколько комнат' },
      ...{ hint: 'Студия\u00A0— 0', numbers: { 0: 'Студия' }, filter: true, when: has('flat', 'house') },
      amounts: {
        ...{ 0: 'Студия', 1: '1\u00A0комната', 2: '2\u00A0комнаты', 3: '3\u00A0комнаты' },
        4: '4\u00A0и\u00A0больше комнат',
      },
    },
    area: {
      ...{ label: 'Площадь', kind: 'number', min: 1, max: 100_000, unit: 'м²', required: 'Укажите площадь' },
      ...{ filter: true, fact: true, when: has('flat', 'room', 'house', 'commercial', 'garage') },
    },
    floor: { label: 'Этаж', kind: 'number', max: 100, filter: true, when: has('flat', 'room', 'commercial') },
    floors: {
      label: 'Этажей в\u00A0доме',
      kind: 'number',
      min: 1,
      max: 100,
      when: has('flat', 'room', 'house', 'commercial'),
    },
    land_area: {
      ...{ label: 'Участок', kind: 'number', min: 1, max: 100_000, unit: 'соток', required: 'Укажите, сколько соток' },
      ...{ filter: true, fact: true, when: has('house', 'plot') },
    },
    built_year: { label: 'Год постройки', kind: 'number', min: 1850, max: YEARS.max, filter: true, when: isLived },
    price: {
      ...{ label: 'Цена', kind: 'money', min: 1, max: PRICE_MAX, required: 'Укажите цену' },
      ...{ at_once: true, filter: true },
    },
    deposit: { label: 'Залог', kind: 'money', max: PRICE_MAX, at_once: true, when: isLet },
    children: {
      ...{ label: 'Можно с\u00A0детьми', kind: 'flag', filter: true, when: isLet },
      sought: { true: 'С\u00A0детьми' },
    },
    animals: {
      ...{ label: 'Можно с\u00A0животными', kind: 'flag', filter: true, when: isLet },
      sought: { true: 'С\u00A0животными' },
    },
    ...ABOUT,
    ...PLACE,
    address: { ...PLACE.address, required: 'Укажите адрес' },
    ...CONTACTS,
  },
} as const satisfies Section
