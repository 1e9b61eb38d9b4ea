import { expect, test } from 'bun:test'
import { administrator } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { Image } from '../images/image'
import { Promotion } from './promotion'
import { Story } from './story'

const product = await openProduct()
const { call } = product

test('anybody sees active stories and slides in their order, with the mark of a paid one', async () => {
  const em = product.em()
  const image = em.create(Image, { width: 10, height: 10, color: '#ffffff', uploaded_by: 'seed' })
  await em.flush()
  const ad_mark = { advertiser_name: 'ООО «Маяк»', advertiser_inn: '6501000000', erid: 'abc', ord_contract_id: '1' }
  em.create(Story, { title: 'Вторая', sort: 2 })
  const first = em.create(Story, { title: 'Первая', sort: 1, image_id: image.id, is_ad: true, ...ad_mark })
  const hidden = em.create(Story, { title: 'Снятая', is_active: false })
  em.create(Promotion, { title: 'Слайд', image_id: image.id })
  em.create(Promotion, { key: 'welcome', title: 'Без картинки' })
  await em.flush()
  const { body } = await call('GET', '/api/user/story')
  expect(body.items.map(({ title }: { title: string }) => title)).toEqual(['Первая', 'Вторая'])
  expect(body.items[0].ad).toEqual({ advertiser_name: 'ООО «Маяк»', erid: 'abc' })
  expect((await call('GET', `/api/user/story/${first.id}`)).body.image.id).toBe(image.id)
  expect((await call('GET', `/api/user/story/${hidden.id}`)).body.errorMessage).toBe('story.not_found')
  expect((await call('GET', '/api/promotions')).body.items).toMatchObject([{ title: 'Слайд' }])
})

test('a story is shown in its time alone, says for which towns it is, and the desk tells how it stands', async () => {
  const { token } = await administrator(product)
  const { rows } = await product.pool.query<{ id: string }>(
    `insert into city (name, slug, coordinates) values ('Углегорск', 'uglegorsk', '{"type":"Point","coordinates":[142,49]}') returning id`,
  )
  const city_id = rows[0]?.id ?? ''
  const at = (hours: number) => new Date(product.clock.now.getTime() + hours * 3_600_000).toISOString()
  const create = (title: string, fields: object = {}) =>
    call('POST', '/api/admin/story', {
      token,
      body: {
        ...{
          title,
          text: '',
          link: null,
          image_id: null,
          logo_id: null,
          restaurant_id: null,
          sort: 50,
          is_active: true,
        },
        ...{ city_ids: [], starts_at: null, ends_at: null, is_ad: false, advertiser_name: null, advertiser_inn: null },
        ...{ erid: null, ord_contract_id: null, ...fields },
      },
    })
  await create('Завтра', { starts_at: at(24) })
  const over = await create('Вчера', { starts_at: at(-48), ends_at: at(-24) })
  await create('Сейчас', { starts_at: at(-1), ends_at: at(1), city_ids: [city_id] })
  const shown = async () =>
    (await call('GET', '/api/user/story')).body.items.filter(({ title }: { title: string }) => /а$|с$/.test(title))
  expect(await shown()).toMatchObject([{ title: 'Сейчас', city_ids: [city_id] }])
  expect((await call('GET', `/api/user/story/${over.body.id}`)).status).toBe(404)
  for (const [state, title] of [
    ['planned', 'Завтра'],
    ['over', 'Вчера'],
  ]) {
    const { body } = await call('GET', `/api/admin/story?state=${state}`, { token })
    expect(body.items.map((one: { title: string }) => one.title)).toEqual([title])
  }
  const wrong = await create('Наоборот', { starts_at: at(2), ends_at: at(1) })
  expect([wrong.status, wrong.body.errors]).toEqual([422, { ends_at: 'Должно быть позже начала' }])
  const nowhere = await create('Нигде', { city_ids: ['018f0000-0000-7000-8000-000000000000'] })
  expect([nowhere.status, Object.keys(nowhere.body.errors)]).toEqual([422, ['city_ids']])
  const before = product.clock.now
  product.clock.now = new Date(before.getTime() + 25 * 3_600_000)
  expect((await shown()).map(({ title }: { title: string }) => title)).toEqual(['Завтра'])
  product.clock.now = before
})
