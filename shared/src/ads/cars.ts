import { ABOUT, CONTACTS, HOME_PLACE, PRICE_MAX, type Section, YEARS } from './section'

const isElectric = ({ engine }: Readonly<Record<string, unknown>>) => engine === 'electric'

/** A car, told by its facts: who sells it types no title. */
export const CARS = {
  words: {
    title: 'Автомобили',
    counted: ['автомобиль', 'автомобиля', 'автомобилей'],
    create: 'Продать автомобиль',
    purpose: 'Продать машину',
    price: 'Цена',
    no_price: 'Цена не\u00A0указана',
    done: 'Продан',
    said: 'авто автомобиль машина купить',
  },
  offers: 'Car',
  alike: 'model',
  compared: { same: ['model'], years: { field: 'year', by: 2 } },
  fields: {
    mark: {
      ...{ label: 'Марка', kind: 'text', max: 80, required: 'Выберите марку' },
      ...{ entry: 'car_mark', filter: true },
    },
    model: {
      ...{ label: 'Модель', kind: 'text', max: 80, required: 'Выберите модель' },
      ...{ entry: 'car_model', within: 'mark', filter: true },
    },
    generation: {
      ...{ label: 'Поколение', kind: 'text', max: 80 },
      ...{ entry: 'car_generation', within: 'model' },
    },
    year: {
      ...{ label: 'Год выпуска', kind: 'number', ...YEARS, required: 'Укажите год' },
      ...{ filter: true },
    },
    mileage: {
      ...{ label: 'Пробег', kind: 'number', max: 2_000_000, unit: 'км', required: 'Укажите пробег' },
      ...{ filter: true, fact: true },
    },
    wheel: {
      ...{ label: 'Руль', kind: 'choice', required: 'Выберите, где руль', filter: true, fact: true },
      choices: { right: 'Правый руль', left: 'Левый руль' },
      sought: 'choices',
    },
    engine: {
      ...{ label: 'Двигатель', kind: 'choice', required: 'Выберите двигатель', filter: true, fact: true },
      choices: { petrol: 'Бензин', diesel: 'Дизель', hybrid: 'Гибрид', electric: 'Электро', gas: 'Газ' },
      sought: { petrol: 'Бензин', diesel: 'Дизель', hybrid: 'Гибрид', electric: 'Электромобиль' },
    },
    volume: {
      ...{ label: 'Объём', kind: 'number', min: 200, max: 10_000, unit: 'см³', required: 'Укажите объём' },
      ...{ filter: true, when: (values) => !isElectric(values) },
    },
    power: {
      ...{ label: 'Мощность', kind: 'number', min: 10, max: 2000, unit: 'л.\u00A0с.', required: 'Укажите мощность' },
      ...{ filter: true },
    },
    gearbox: {
      ...{ label: 'Коробка', kind: 'choice', required: 'Выберите коробку', filter: true, fact: true },
      choices: { automatic: 'Автомат', manual: 'Механика', cvt: 'Вариатор', robot: 'Робот' },
      sought: { automatic: 'Автомат', cvt: 'Вариатор' },
    },
    drive: {
      ...{ label: 'Привод', kind: 'choice', required: 'Выберите привод', filter: true, fact: true },
      choices: { full: 'Полный привод', front: 'Передний привод', rear: 'Задний привод' },
      sought: 'choices',
    },
    body: {
      ...{ label: 'Кузов', kind: 'choice', required: 'Выберите кузов', filter: true },
      choices: {
        ...{ suv: 'Внедорожник', sedan: 'Седан', wagon: 'Универсал', hatchback: 'Хэтчбек', minivan: 'Минивэн' },
        ...{ pickup: 'Пикап', coupe: 'Купе', van: 'Фургон', truck: 'Грузовик' },
      },
      sought: 'choices',
    },
    colour: {
      ...{ label: 'Цвет', kind: 'choice', required: 'Выберите цвет', filter: true },
      choices: {
        ...{ white: 'Белый', black: 'Чёрный', grey: 'Серый', silver: 'Серебристый', blue: 'Синий' },
        ...{ red: 'Красный', green: 'Зелёный', beige: 'Бежевый', brown: 'Коричневый', yellow: 'Жёлтый' },
      },
      sought: 'choices',
    },
    owners: {
      ...{ label: 'Владельцев', kind: 'choice', required: 'Выберите, сколько владельцев', filter: true },
      choices: { one: 'Один', two: 'Два', three: 'Три и\u00A0больше' },
    },
    documents: {
      ...{ label: 'Документы', kind: 'choice', required: 'Выберите, какие документы', filter: true },
      choices: { good: 'В\u00A0порядке', duplicate: 'Дубликат ПТС', problems: 'С\u00A0ограничениями' },
    },
    condition: {
      ...{ label: 'Состояние', kind: 'choice', required: 'Выберите состояние', filter: true },
      choices: { good: 'Хорошее', damaged: 'Требует ремонта', parts: 'На\u00A0запчасти' },
    },
    customs: {
      ...{ label: 'Таможня', kind: 'choice', required: 'Выберите', filter: true },
      choices: { cleared: 'Растаможен', not_cleared: 'Не\u00A0растаможен' },
    },
    price: {
      ...{ label: 'Цена', kind: 'money', min: 1, max: PRICE_MAX, required: 'Укажите цену' },
      ...{ at_once: true, filter: true },
    },
    ...ABOUT,
    ...HOME_PLACE,
    ...CONTACTS,
  },
  titleOf: ({ mark, model, year }) => `${mark} ${model}, ${year}`,
} as const satisfies Section
