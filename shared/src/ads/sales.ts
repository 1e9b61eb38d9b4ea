import { ABOUT, CONTACTS, HOME_PLACE, PRICE_MAX, type Section, TITLE } from './section'

/** Things that people sell one another. */
export const SALES = {
  words: {
    title: 'Товары',
    counted: ['объявление', 'объявления', 'объявлений'],
    create: 'Продать вещь',
    purpose: 'Продать вещь',
    price: 'Цена',
    no_price: 'Цена не\u00A0указана',
    done: 'Продано',
    said: 'вещи купить продать объявление',
  },
  offers: 'Product',
  alike: 'category',
  compared: { same: ['category'] },
  fields: {
    ...TITLE,
    category: {
      ...{ label: 'Категория', kind: 'text', max: 80, required: 'Выберите категорию' },
      ...{ entry: 'goods_category', filter: true, fact: true },
    },
    condition: {
      ...{ label: 'Состояние', kind: 'choice', required: 'Выберите состояние', filter: true, fact: true },
      choices: { new: 'Новое', good: 'Хорошее', worn: 'Со\u00A0следами износа', parts: 'На\u00A0запчасти' },
    },
    price: {
      ...{ label: 'Цена', kind: 'money', max: PRICE_MAX, at_once: true, filter: true },
      ...{ hint: '0\u00A0— отдаёте даром, пусто\u00A0— цена не\u00A0указана' },
    },
    exchange: { label: 'Возможен обмен', kind: 'flag', filter: true, sought: { true: 'Обмен' } },
    delivery: { label: 'Отправлю доставкой', kind: 'flag', filter: true },
    ...ABOUT,
    ...HOME_PLACE,
    ...CONTACTS,
  },
} as const satisfies Section
