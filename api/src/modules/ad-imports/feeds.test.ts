import { expect, test } from 'bun:test'
import { avitoFile, dealersCar, loadAdFile } from '../../../test/ad-files'
import { openBoard } from '../../../test/ads'
import { HOSTILE_FEEDS } from '../../../test/hostile-feeds'
import { openProduct } from '../../../test/product'
import { applyFileJob } from './apply-file'

const product = await openProduct({ LIMITS: 'writes=10000/60 imports=10000/60' })
const { call, deps } = product
const { anna, city } = await openBoard(product)
const load = (content: string) => loadAdFile(product, anna.token, content)
const car = (more = {}) => dealersCar(city.name, more)
const said = (text: string) => text.replaceAll('\u00A0', ' ')

const thing = (more = {}) => ({
  ...{ Id: 's-1', Category: 'Товары для детей', GoodsType: 'Коляски', Title: 'Коляска летняя', Condition: 'Новое' },
  ...{ Description: 'Лёгкая.', Price: 9000, Address: city.name, ManagerName: 'Олег', ContactPhone: '89241234567' },
  ...more,
})
const offer = (
  id: string,
  more: string,
  { price = '<value>45000</value><currency>RUR</currency>', deal = 'продажа', category = 'квартира' } = {},
) =>
  `<offer internal-id="${id}"><type>${deal}</type><category>${category}</category>
    <location><locality-name>г.${city.name}</locality-name><address>Ленина, 218</address></location>
    <sales-agent><name>Анна</name><phone>+79241234567, 89140000000</phone></sales-agent>
    <price>${price}</price><area><value>54</value><unit>кв. м</unit></area><rooms>2</rooms><description>Тёплая.</description>${more}</offer>`
const yrl = (...offers: string[]) => `<realty-feed>${offers.join('')}</realty-feed>`

test('the plan of new ads tells price and facts, and asks about what could be another number', async () => {
  const { body } = await load(
    avitoFile(
      car({ Price: '1,26 млн', Kilometrage: '142 тыс. км', Owners: '10 и более', Power: '99 л.с.' }),
      car({ Id: 'a-2', Kilometrage: '142,000' }),
      car({ Id: 'a-3', Price: '80 000 - 110 000' }),
    ),
  )
  expect(body.counts).toMatchObject({ create: 1, wrong: 2 })
  expect(said(body.rows[0].price)).toBe('1 260 000 ₽')
  expect(body.rows[0].facts.map(({ label, text }: Record<string, string>) => said(`${label}: ${text}`))).toEqual(
    expect.arrayContaining(['Год выпуска: 2012', 'Пробег: 142 000 км']),
  )
  expect(body.problems.map(({ field }: { field: string }) => field)).toEqual(['Пробег', 'Цена'])
})

test('no price is no gift: it is one where the file says so', async () => {
  const { body } = await load(
    avitoFile(
      thing({ Price: 'Цена договорная' }),
      thing({ Id: 's-2', Price: '' }),
      thing({ Id: 's-3', Price: 'Отдам даром', Title: 'Стул' }),
    ),
  )
  expect(body.rows.map(({ price }: { price: string }) => said(price))).toEqual([
    ...['Цена не указана', 'Цена не указана', 'Отдам даром'],
  ])
  expect((await call('PUT', `/api/user/ad_imports/${body.id}/apply`, { token: anna.token })).status).toBe(200)
  await applyFileJob(deps, { import_id: body.id })
  const own = (await call('GET', '/api/user/ads', { token: anna.token })).body.items
  expect(own.map(({ price }: { price: number | null }) => price).sort()).toEqual([0, null, null])
})

test('units of Yandex Realty are read or asked about', async () => {
  const rent = (id: string, period: string) =>
    offer(id, '', { deal: 'аренда', price: `<value>12000</value><currency>RUB</currency><period>${period}</period>` })
  const { body } = await load(
    yrl(
      offer('usd', '', { price: '<value>65000</value><currency>USD</currency>' }),
      offer('metre', '', { price: '<value>95000</value><currency>RUB</currency><unit>кв. м</unit>' }),
      rent('year', 'год'),
      rent('week', 'неделя'),
      offer('land', '<lot-area><value>1,5</value><unit>га</unit></lot-area>', { category: 'дом' }),
      offer('acre', '<lot-area><value>1,5</value><unit>акр</unit></lot-area>', { category: 'дом' }),
      offer('room', '<room-space><value>18</value><unit>кв. м</unit></room-space>', { category: 'комната' }),
      offer('over', '<expire-date>2020-01-31</expire-date>'),
    ),
  )
  const row = (id: string) => body.rows.find(({ external_id }: { external_id: string }) => external_id === id)
  expect(body.problems.map(({ external_id }: { external_id: string }) => external_id)).toEqual([
    'usd',
    'week',
    'acre',
    'over',
  ])
  expect(said(row('metre').price)).toBe('5 130 000 ₽')
  expect(said(row('year').price)).toBe('1 000 ₽ в месяц')
  expect(row('land').facts).toContainEqual({ label: 'Участок', text: '150\u00A0соток' })
  expect(said(row('room').title)).toBe('Комната, 18 м²')
})

test('an ad whose days are over is not shown, one whose days have not begun waits for its file', async () => {
  const { body } = await load(
    avitoFile(
      car({ Id: 'd-1', DateEnd: '2025-01-31' }),
      car({ Id: 'd-2', DateBegin: '2099-03-01' }),
      car({ Id: 'd-3', DateEnd: '31.12.2098' }),
    ),
  )
  expect(body.counts).toMatchObject({ create: 1, wrong: 2 })
  expect(said(body.problems[0].reason)).toContain('31 января 2025')
})

test.each(HOSTILE_FEEDS)(
  '%s: refused or answered, and whoever else asks is answered meanwhile',
  async (_, make) => {
    const content = make()
    const own = process.threadCpuUsage()
    const { status } = await load(content)
    const { user, system } = process.threadCpuUsage(own)
    expect([200, 422]).toContain(status)
    // Of the thread that answers: what its own processor time was, however busy the machine is.
    expect((user + system) / 1000).toBeLessThan(1500)
  },
  120_000,
)
