import { beforeAll, expect, test } from 'bun:test'
import { openBoard } from '../../../../test/ads'
import { makeConcert } from '../../../../test/events'
import { makeProduct, makeRestaurant } from '../../../../test/kitchen'
import { openTown } from '../../../../test/organizations'
import { administrator, signIn } from '../../../../test/people'
import { openProduct } from '../../../../test/product'
import { richText } from '../../../../test/rich-text'

const product = await openProduct()
const { call, pool } = product
const { publish, city } = await openBoard(product)
const numbers: Record<string, number> = {}

beforeAll(async () => {
  const em = product.em()
  const kitchen = await makeRestaurant(em, { title: 'Шторм' })
  await makeProduct(em, { restaurant_id: kitchen.id, category_id: kitchen.category_id, name: 'Пицца «Маргарита»' })
  const add = async (name: string, section: 'cars' | 'vacancies' | 'resumes' | 'sales', more: object) => {
    numbers[name] = (await publish(section, more, await signIn(product))).number
  }
  await add('car', 'cars', { year: 2012 })
  await add('vacancy', 'vacancies', { title: 'Продавец в рыбный магазин' })
  await add('resume', 'resumes', { title: 'Продавец-консультант' })
  await add('sledge', 'sales', { title: 'Ледянки и санки для шторма' })
  const { token } = await administrator(product, 'editor@example.com', 'content')
  const text = { title: 'Шторм закрыл паром', rubric: 'transport', lead: 'Ждут до среды.', body: richText('Ждут.') }
  const empty = {
    ...{ slug: null, city_id: null, image_id: null, image_alt: null, image_caption: null, author: null },
    ...{ source_url: null, is_hidden: false, correction: '' },
  }
  const published_at = new Date(Date.now() - 60_000).toISOString()
  await call('POST', '/api/admin/news', { token, body: { ...empty, ...text, published_at } })
})

type Group = {
  kind: string
  total: number
  is_more: boolean
  things: { title: string; path: string; note: string; price: string }[]
}
const find = async (query: string, kind = '') => {
  const asked = `query=${encodeURIComponent(query)}${kind && `&kind=${kind}`}`
  const { status, body } = await call('GET', `/api/search/everything?${asked}`)
  expect(status).toBe(200)
  const groups: Group[] = body.groups
  return { body, groups, kinds: groups.map((group) => group.kind), first: groups[0]?.things[0]?.title }
}

test.each(['тойота приус', 'toyota prius', 'njqjnf ghbec', 'Тойота', 'приус'])(
  '«%s» is first of all a car',
  async (query) => {
    const { kinds, groups } = await find(query)
    expect(kinds[0]).toBe('cars')
    expect(groups[0]?.things[0]?.path).toStartWith(`/cars/${numbers.car}-`)
  },
)

test('a profession is a job before it is somebody who looks for one', async () => {
  expect((await find('продавец')).kinds).toEqual(['vacancies', 'resumes'])
  expect((await find('продавцы')).kinds).toEqual(['vacancies', 'resumes'])
})

test('one word is found in everything that has it, whatever it is', async () => {
  const { kinds, body } = await find('шторм')
  expect(kinds).toEqual(['restaurants', 'news', 'sales'])
  expect(body.total).toBe(3)
})

test('a slip of the finger is forgiven, and does not drown what was written as it is called', async () => {
  expect((await find('прадавец')).kinds).toContain('vacancies')
  expect((await find('пицца')).kinds).toEqual(['dishes', 'restaurants'])
})

test('a town narrows what it is named with', async () => {
  const { groups } = await find(`продавец ${city.name}`)
  expect(groups[0]?.kind).toBe('vacancies')
  expect(groups[0]?.things[0]?.note).toStartWith(city.name)
})

test('a section called by its name is led to', async () => {
  expect((await find('вакансии')).body.sections).toEqual([{ title: 'Вакансии', path: '/vacancies' }])
  expect((await find('пицца')).body.sections).toEqual([])
})

test('one kind may be asked for alone', async () => {
  expect((await find('шторм', 'news')).kinds).toEqual(['news'])
  expect((await call('GET', '/api/search/everything?query=шторм&kind=nothing')).status).toBe(422)
})

test('a dish costs what is asked for it now', async () => {
  const price = async () => (await find('маргарита')).groups[0]?.things[0]?.price
  expect(await price()).toMatch(/^[1-9]\d*\s₽$/)
})

test('a workshop is found by what it does, a concert until its last session is over', async () => {
  const { open, city: town } = await openTown(product)
  const works = { name: 'Колесо', category: 'auto', description: 'Шиномонтаж и\u00A0правка дисков' }
  const { number } = await open(works)
  const [shop] = (await find('шиномонтаж')).groups
  expect([shop?.kind, shop?.things[0]?.title]).toEqual(['organizations', 'Колесо'])
  expect(shop?.things[0]?.path).toStartWith(`/organizations/${number}-`)
  expect(shop?.things[0]?.note).toContain(town.name)
  const concert = await makeConcert(product, { event: { title: 'Органный вечер' } })
  const [evening] = (await find('органный')).groups
  expect([evening?.kind, evening?.things[0]?.title]).toEqual(['events', 'Органный вечер'])
  await pool.query(`update event_session set state = 'cancelled' where event_id = $1`, [concert.event.id])
  expect((await find('органный')).kinds).toEqual([])
})

test('what ran out, was taken away or waits is not found', async () => {
  await pool.query(`update ad set expires_at = now() - interval '1 minute' where number = $1`, [numbers.sledge])
  await pool.query('update news set is_hidden = true')
  expect((await find('шторм')).kinds).toEqual(['restaurants'])
})

test.each(['ъъъъъъ', '   ', '!!!', '😀', "'; drop table ad; --", '&|!:*', 'щ'.repeat(200)])(
  '«%s» finds nothing',
  async (query) => {
    expect((await find(query)).body).toMatchObject({ total: 0, groups: [] })
  },
)

test('what people write in ads teaches the kitchens’ search no words', async () => {
  const { rows } = await pool.query(`select from search_word where word = 'ледянки'`)
  expect(rows).toEqual([])
})
