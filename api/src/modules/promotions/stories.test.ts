import { expect, test } from 'bun:test'
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
