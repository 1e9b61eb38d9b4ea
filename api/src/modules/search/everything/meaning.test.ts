import { beforeAll, expect, test } from 'bun:test'
import { openBoard } from '../../../../test/ads'
import { openTown } from '../../../../test/organizations'
import { signIn } from '../../../../test/people'
import { openProduct } from '../../../../test/product'

const product = await openProduct()
const { call, pool } = product
const { publish } = await openBoard(product)

beforeAll(async () => {
  const add = async (section: Parameters<typeof publish>[0], more: object = {}) =>
    publish(section, more, await signIn(product))
  await add('vacancies', { title: 'Горничная', schedule: 'remote' })
  await add('vacancies', { title: 'Стоматолог-терапевт', work_experience: 'over_6' })
  await add('resumes', { title: 'Сиделка с опытом', work_experience: 'over_6' })
  await add('cars', { engine: 'diesel', drive: 'full' })
  await add('cars', { model: 'toyota-vitz', wheel: 'left' })
  await add('estate', { title: 'Двушка у моря', animals: true })
  await add('estate', { title: 'Трёшка в центре', deal: 'sale', deposit: null, children: false, animals: false })
  await add('sales', { title: 'Айфон 13' })
  await add('sales', { title: 'iPhone 15 Pro' })
  await add('sales', { title: 'Смартфон старый', exchange: true })
  const { open } = await openTown(product)
  await open({ name: 'Жемчужина', description: 'Стоматология у\u00A0площади. Запись по\u00A0телефону' })
  await open({ name: 'Морошка', description: 'Аптека у\u00A0вокзала' })
  await open({ name: 'Правый руль', category: 'auto', description: 'Запчасти' })
})

const titlesOf = (things: { title: string }[]) => things.map(({ title }) => title.replaceAll('\u00A0', ' ')).toSorted()
const find = async (query: string): Promise<Record<string, string[]>> => {
  const { body } = await call('GET', `/api/search/everything?query=${encodeURIComponent(query)}`)
  return Object.fromEntries(
    body.groups.map(({ kind, things }: { kind: string; things: { title: string }[] }) => [kind, titlesOf(things)]),
  )
}
const list = async (section: string, query: string) =>
  titlesOf((await call('GET', `/api/ads/${section}?query=${encodeURIComponent(query)}`)).body.items)

test('what an author chose is found by its words, as one says them', async () => {
  for (const said of ['работа без опыта', 'без опыта работы', ',tp jgsnf'])
    expect([said, await find(said)]).toEqual([said, { vacancies: ['Горничная'] }])
  expect(await find('удалёнка')).toEqual({ vacancies: ['Горничная'] })
  expect(await find('полный привод')).toEqual({ cars: ['Toyota Prius, 2012'] })
  expect(await find('тойота дизель')).toEqual({ cars: ['Toyota Prius, 2012'] })
  expect(await find('квартира с животными')).toEqual({ estate: ['Двушка у моря'] })
  expect(await find('снять квартиру')).toEqual({ estate: ['Двушка у моря'] })
  expect(await find('купить квартиру')).toEqual({ estate: ['Трёшка в центре'] })
})

test('a choice that is changed is found by what it is now', async () => {
  await pool.query(`update ad set schedule = 'flexible' where title = 'Горничная'`)
  expect(await find('удаленно')).toEqual({})
  expect(await find('гибкий график')).toEqual({ vacancies: ['Горничная'] })
})

test('who names only whom one goes to is led to the place, who looks for a job to the job', async () => {
  const place: [string, string[]] = ['organizations', ['Жемчужина']]
  const job: [string, string[]] = ['vacancies', ['Стоматолог-терапевт']]
  for (const said of ['стоматолог', 'дантист', 'стоматология'])
    expect([said, Object.entries(await find(said))]).toEqual([said, [place, job]])
  for (const said of ['работа стоматологом', 'вакансии стоматолог'])
    expect([said, Object.entries(await find(said))[0]]).toEqual([said, job])
})

test('the whole name of a place comes before what is only so', async () => {
  expect(Object.keys(await find('правый руль'))).toEqual(['organizations', 'cars'])
})

test('a thing is found in either script, and nothing of another kind beside it', async () => {
  const both = ['iPhone 15 Pro', 'Айфон 13']
  for (const said of ['айфон', 'iphone', 'Айфоны', 'fqajy', 'афйон']) {
    const { sales, ...others } = await find(said)
    expect([said, sales?.filter((title) => both.includes(title)), others]).toEqual([said, both, {}])
  }
  expect((await find('смартфон')).sales).toContain('Смартфон старый')
})

test('the search of a section knows its choices, and leaves out what all of it is', async () => {
  expect(await list('vacancies', 'работа без опыта')).toEqual(['Горничная'])
  expect(await list('resumes', 'без опыта')).toEqual([])
  expect(await list('cars', 'toyota левый руль')).toEqual(['Toyota Vitz, 2012'])
  expect(await list('cars', 'купить дизель')).toEqual(['Toyota Prius, 2012'])
  expect(await list('estate', 'снять')).toEqual(['Двушка у моря'])
  expect(await list('estate', 'аренда двушки с животными')).toEqual(['Двушка у моря'])
  expect(await list('sales', 'обмен')).toEqual(['Смартфон старый'])
  expect(await list('cars', 'toyota -prius')).toEqual(['Toyota Vitz, 2012'])
})

test('a word is found in any form, with its fleeting vowel and without, and the young by the old', async () => {
  const add = async (title: string) => publish('sales', { title }, await signIn(product))
  for (const title of ['Установка пластиковых окон', 'Яиц домашних десяток', 'Кресел офисных шесть', 'Щенок ищет дом'])
    await add(title)
  for (const title of ['Щенки хаски', 'Котёнок рыжий', 'Отдам котят']) await add(title)
  for (const [said, meant] of [
    ['окна', ['Установка пластиковых окон']],
    ['яйца', ['Яиц домашних десяток']],
    ['кресло', ['Кресел офисных шесть']],
    ['щенка', ['Щенки хаски', 'Щенок ищет дом']],
    ['щенята', ['Щенки хаски', 'Щенок ищет дом']],
    ['котята', ['Котёнок рыжий', 'Отдам котят']],
    ['котенка', ['Котёнок рыжий', 'Отдам котят']],
  ] as const) {
    expect([said, await list('sales', said)]).toEqual([said, [...meant]])
    expect([said, (await find(said)).sales]).toEqual([said, expect.arrayContaining([...meant])])
  }
})

test('a model is found with its hyphen and without, in either script', async () => {
  const add = async (title: string) => publish('sales', { title }, await signIn(product))
  for (const title of ['Коврики CR-V', 'Фара CRV', 'Бампер X-Trail', 'Порог RAV 4', 'Зеркало RAV4', 'Роутер Wi-Fi 6'])
    await add(title)
  for (const title of ['Диски CX-5', 'Капот Vitz', 'Багажник Land Cruiser', 'Люк Hilux Surf']) await add(title)
  for (const [said, meant] of [
    ...['crv', 'CR-V', 'срв', 'cr v', 'СРВ'].map((one) => [one, ['Коврики CR-V', 'Фара CRV']] as const),
    ...['xtrail', 'X-Trail', 'икстрейл', 'x trail'].map((one) => [one, ['Бампер X-Trail']] as const),
    ...['rav4', 'rav 4', 'рав4', 'рав 4'].map((one) => [one, ['Зеркало RAV4', 'Порог RAV 4']] as const),
    ...['вайфай', 'wifi', 'wi-fi', 'вай-фай'].map((one) => [one, ['Роутер Wi-Fi 6']] as const),
    ...['cx5', 'сх5', 'cx-5', 'сх-5'].map((one) => [one, ['Диски CX-5']] as const),
    ['витц', ['Капот Vitz']],
    ...['ленд крузер', 'крузак', 'ландкрузер', 'ленд-крузер'].map((one) => [one, ['Багажник Land Cruiser']] as const),
    ['сурф', ['Люк Hilux Surf']],
  ] as const)
    expect([said, await list('sales', said)]).toEqual([said, [...meant]])
})

test('a trade is found as people call it, and as it is written in full', async () => {
  const add = async (title: string) => publish('vacancies', { title }, await signIn(product))
  for (const title of ['Главный бухгалтер', 'Машинист экскаватора', 'Крановщик']) await add(title)
  for (const [said, meant] of [
    ['главбух', 'Главный бухгалтер'],
    ['экскаваторщик', 'Машинист экскаватора'],
    ['машинист крана', 'Крановщик'],
  ] as const) {
    expect([said, await list('vacancies', said)]).toEqual([said, [meant]])
    expect([said, (await find(said)).vacancies?.includes(meant)]).toEqual([said, true])
  }
})
