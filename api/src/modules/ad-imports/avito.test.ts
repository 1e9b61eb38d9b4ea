import { expect, test } from 'bun:test'
import { avitoFile, dealersCar } from '../../../test/ad-files'
import { ofAvito } from './avito'
import { townsOf } from './feed-places'
import { readFeed } from './read-feed'
import { ofYandex } from './yandex'

const known = { towns: townsOf([{ id: 'yuzhno', name: 'Южно-Сахалинск' }]), entry: (_: string, name: string) => name }
const now = new Date('2026-11-28T00:00Z')
type Ad = NonNullable<Parameters<typeof dealersCar>[1]>

function read(ad: Ad) {
  const [item] = readFeed(new TextEncoder().encode(avitoFile(ad))).items
  const found = item && ofAvito(item, known, now)
  if (!found) throw new Error('No section takes it.')
  return { values: found.values, complaints: found.complaints, assumed: [...found.assumed] }
}

const car = (more: Ad) => read(dealersCar('Южно-Сахалинск', more))
const own = { Id: '1', Address: 'Южно-Сахалинск, Мира, 1', Title: 'Одно', ContactPhone: '89241234567' }
const job = (more: Ad) => read({ ...own, Category: 'Вакансии', Industry: 'Продажи', ...more })
const thing = (more: Ad) => read({ ...own, Category: 'Мебель и интерьер', Condition: 'Новое', ...more })
const home = (more: Ad) =>
  read({ ...own, Category: 'Квартиры', OperationType: 'Сдам', Price: 1000, Square: '54,5', ...more })

test.each([
  ...[['Не имеет значения', 'none'] as const, ['Более 1 года', 'from_1_to_3'] as const],
  ...[['Более 3 лет', 'from_3_to_6'] as const, ['Более 5 лет', 'over_6'] as const, ['Более 10 лет', 'over_6'] as const],
])('experience «%s» is %s', (Experience, work_experience) => {
  const { values, complaints, assumed } = job({ Experience, JobType: 'Полный день' })
  expect([values, complaints, assumed.includes('work_experience')]).toMatchObject([{ work_experience }, {}, false])
})

test.each([
  ['Вахтовый метод', 'rotation', 'shifts', []],
  ['Неполный день', 'part', 'flexible', []],
  ['Полный день', 'full', 'five_two', ['schedule']],
  ['Свободный график', 'full', 'flexible', ['type_employment']],
  ['Сменный график', 'full', 'shifts', ['type_employment']],
  ['Удалённая работа', 'full', 'remote', ['type_employment']],
  ['Стажировка', 'internship', 'five_two', ['schedule']],
  ['2/2', 'full', 'two_two', ['type_employment']],
] as const)('the work «%s» is %s and %s', (JobType, type_employment, schedule, assumed) => {
  const found = job({ JobType, Experience: 'Не имеет значения' })
  expect(found).toMatchObject({ values: { type_employment, schedule }, complaints: {} })
  expect(found.assumed).toEqual(['education', ...assumed])
})

test.each([
  [{ PTS: 'Электронный' }, { documents: 'good' }],
  [{ PTS: 'Дубликат' }, { documents: 'duplicate' }],
  [{ PTS: 'Нет' }, { documents: 'problems' }],
  [{ Accident: 'Битый' }, { condition: 'damaged' }],
  [{ Accident: 'Не битый', Condition: 'На запчасти' }, { condition: 'parts' }],
  [{ Customs: 'Не растаможен' }, { customs: 'not_cleared' }],
  [{ Customs: 'Растаможен' }, { customs: 'cleared' }],
])('a car with %j', (more, values) => {
  expect(car(more)).toMatchObject({ values, complaints: {} })
})

test.each([
  ['Новое', 'new'],
  ['Новое с биркой', 'new'],
  ['Б/у', 'good'],
  ['Отличное', 'good'],
  ['Хорошее', 'good'],
  ['Удовлетворительное', 'worn'],
  ['На запчасти', 'parts'],
])('a thing «%s» is %s', (Condition, condition) => {
  expect(thing({ Condition })).toMatchObject({ values: { condition }, complaints: {}, assumed: [] })
})

test.each([
  [car({ Color: 'Хамелеон' }), 'colour'],
  [car({ BodyType: 'Лимузин' }), 'body'],
  [car({ FuelType: 'Водород' }), 'engine'],
  [car({ Transmission: 'Редуктор' }), 'gearbox'],
  [car({ DriveType: '6x6' }), 'drive'],
  [car({ WheelType: 'Посередине' }), 'wheel'],
  [car({ PTS: 'Особый' }), 'documents'],
  [car({ Accident: 'Неизвестно' }), 'condition'],
  [car({ Condition: 'Неизвестно' }), 'condition'],
  [car({ Customs: 'В пути' }), 'customs'],
  [car({ Latitude: 'север', Longitude: '142.7' }), 'point'],
  [job({ Experience: 'Более 15 лет', JobType: 'Полный день' }), 'work_experience'],
  [job({ JobType: 'Шестидневка' }), 'schedule'],
  [thing({ Condition: 'Винтаж' }), 'condition'],
  [thing({ Delivery: 'Голубем' }), 'delivery'],
  [home({ OperationType: 'Сниму' }), 'deal'],
  [home({ LeaseType: 'На вечер' }), 'deal'],
  [home({ PriceType: 'за неделю' }), 'price'],
  [home({ PriceType: 'за м2', Square: '' }), 'price'],
  [home({ LeaseDeposit: 'Паспорт' }), 'deposit'],
  [home({ PetsAllowed: 'Кошки' }), 'animals'],
])('what nobody knows is asked about, never taken for something else: %#', ({ complaints }, field) => {
  expect(Object.keys(complaints)).toEqual([field])
})

test('what a file does not say is marked as assumed', () => {
  expect(car({ PTS: '', Accident: '' }).assumed).toEqual(['documents', 'condition', 'customs'])
  expect(thing({ Condition: '' }).assumed).toEqual(['condition'])
})

test('a home: the whole price, the deposit, who may live there, its older address', () => {
  expect(home({ PriceType: 'в месяц за м2', LeaseType: 'На длительный срок' }).values).toMatchObject({
    ...{ deal: 'rent', price: 54_500 },
  })
  expect(home({ PriceType: 'в год', Price: 120_000, LeaseDeposit: '1,5 месяца' }).values).toMatchObject({
    ...{ price: 10_000, deposit: 15_000 },
  })
  expect(home({ LeaseType: 'Посуточно', LeaseDeposit: 'Без залога', PetsAllowed: 'Нет' }).values).toMatchObject({
    ...{ deal: 'daily', deposit: 0, animals: false },
  })
  const older = { Address: '', City: 'Южно-Сахалинск', Street: 'ул. Мира, 1', ChildrenAllowed: 'Да' }
  expect(home(older)).toMatchObject({
    ...{ values: { city_id: 'yuzhno', address: 'ул. Мира, 1', children: true }, complaints: {} },
  })
})

test('delivery is any way but to come for it', () => {
  const deliveries = ['Да', 'ПВЗ', 'Свой курьер', 'Нет', 'Выключена', 'Самовывоз', '']
  expect(deliveries.map((Delivery) => thing({ Delivery }).values)).toMatchObject([
    ...[{ delivery: true }, { delivery: true }, { delivery: true }],
    ...[{ delivery: false }, { delivery: false }, { delivery: false }, { delivery: false }],
  ])
})

test('words of Yandex Realty that nobody knows are asked about as well', () => {
  const [item] = readFeed(
    new TextEncoder().encode(
      '<realty-feed><offer internal-id="1"><type>обмен</type><category>замок</category><with-pets>кошки</with-pets></offer></realty-feed>',
    ),
  ).items
  expect(Object.keys((item && ofYandex(item, known, now).complaints) ?? {})).toEqual(['deal', 'kind', 'animals'])
})
