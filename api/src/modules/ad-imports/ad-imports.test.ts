import { afterAll, beforeEach, expect, test } from 'bun:test'
import sharp from 'sharp'
import { avitoFile, dealersCar, loadAdFile } from '../../../test/ad-files'
import { openBoard } from '../../../test/ads'
import { signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { createPictureDoor } from '../../services/pictures/fetch-picture'
import { applyFileJob } from './apply-file'
import { fetchPhotos } from './fetch-photos'

const product = await openProduct({ LIMITS: 'writes=10000/60 imports=10000/60' })
const { call, clock, deps, pool } = product
const { anna, city, decide } = await openBoard(product)
const photo = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#3a7' } })
  .jpeg()
  .toBuffer()
const asked: string[] = []
const store = Bun.serve({
  port: 0,
  hostname: '127.0.0.1',
  fetch({ url }) {
    const { pathname } = new URL(url)
    asked.push(pathname)
    if (pathname === '/moved.jpg') return new Response(null, { status: 302, headers: { location: '/one.jpg' } })
    if (pathname === '/inside.jpg')
      return new Response(null, { status: 302, headers: { location: 'http://169.254.169.254/meta' } })
    const raw = Buffer.from('/фото.jpg').toString('latin1')
    if (pathname === '/loose.jpg') return new Response(null, { status: 302, headers: { location: raw } })
    if (pathname === '/text.jpg') return new Response('<html>')
    return pathname === '/gone.jpg' ? new Response('', { status: 404 }) : new Response(new Uint8Array(photo))
  },
})
const at = (path: string) => `http://127.0.0.1:${store.port}/${path}`
afterAll(() => store.stop(true))

beforeEach(async () => {
  await pool.query('delete from ad_import')
  await pool.query('delete from ad')
  await pool.query(`delete from revision where kind = 'ad'`)
  asked.length = 0
})

const load = (content: string | Uint8Array<ArrayBuffer>, { token } = anna) => loadAdFile(product, token, content)
const put = (path: string, { token } = anna) => call('PUT', `/api/user/ad_imports/${path}`, { token })
const car = (more = {}) => dealersCar(city.name, more)
const own = async () => (await call('GET', '/api/user/ads', { token: anna.token })).body.items

/** Every ad to the letter, with what it has cost. */
const kept = async () =>
  (
    await pool.query(`select to_jsonb(a) - '{words,sought}'::text[] as ad,
      (select array_agg(p.price order by p.created_at) from ad_price p where p.ad_id = a.id) as prices from ad a order by number`)
  ).rows

async function apply(id: string) {
  clock.now = new Date(clock.now.getTime() + 1000)
  const answer = await put(`${id}/apply`)
  await applyFileJob(deps, { import_id: id })
  return answer
}

test('a file says what it would do and writes nothing; applied its ads wait for a moderator as others do', async () => {
  const pram = {
    ...{ Id: 's-1', Category: 'Товары для детей', GoodsType: 'Коляски', Title: 'Коляска летняя', Condition: 'Новое' },
    ...{
      Description: '<p>Лёгкая.</p>',
      Price: 9000,
      Address: city.name,
      ManagerName: 'Олег',
      ContactPhone: '89241234567',
    },
  }
  const { status, body } = await load(avitoFile(car(), pram))
  expect([status, body.status, body.counts]).toEqual([
    200,
    'planned',
    { create: 2, change: 0, gone: 0, same: 0, wrong: 0 },
  ])
  expect(body.rows.map(({ act, title }: { act: string; title: string }) => [act, title])).toEqual([
    ['create', 'Toyota Prius, 2012'],
    ['create', 'Коляска летняя'],
  ])
  expect(await own()).toEqual([])
  expect((await apply(body.id)).body.status).toBe('applying')
  const written = await own()
  expect(written.map(({ status }: { status: string }) => status)).toEqual(['pending', 'pending'])
  const prius = written.find(({ section }: { section: string }) => section === 'cars')
  expect(prius.values).toMatchObject({
    ...{ mark: 'toyota', model: 'toyota-prius', year: 2012, mileage: 142_000, wheel: 'right', engine: 'hybrid' },
    ...{ volume: 1800, gearbox: 'cvt', drive: 'front', body: 'hatchback', colour: 'white', owners: 'two' },
    ...{ city_id: city.id, contact_phone: '79241234567', price: 1_260_000 },
  })
  await decide(prius.id)
  expect((await call('GET', `/api/ad/${prius.number}`)).body.title).toBe('Toyota Prius, 2012')
  expect((await put(`${body.id}/apply`)).body.status).toBe('applied')
})

test('what is wrong is named by the ad, its field and a reason, and the rest is loaded', async () => {
  const strange = car({ Id: 'a-2', Make: 'Победа', Year: 1900 })
  const { body } = await load(
    avitoFile(car(), strange, car(), { ...car({ Category: 'Резюме' }), Id: 'a-3' }, car({ Id: '' })),
  )
  expect(body.counts).toEqual({ create: 1, change: 0, gone: 0, same: 0, wrong: 4 })
  expect(body.problems).toContainEqual({ external_id: 'a-2', field: 'Марка', reason: 'Марки «Победа» у\u00A0нас нет' })
  expect(body.problems.map(({ external_id, field }: Record<string, string>) => [external_id, field])).toEqual(
    expect.arrayContaining([
      ['a-2', 'Год выпуска'],
      ['a-1', 'Id'],
      ['a-3', 'Category'],
      [null, 'Id'],
    ]),
  )
})

test('the next file changes, takes away and brings; taken back everything stands as before', async () => {
  await apply((await load(avitoFile(car(), car({ Id: 'a-2', Model: 'Vitz' })))).body.id)
  for (const { id } of await own()) await decide(id)
  const before = await kept()
  const next = await load(
    avitoFile(car({ Price: 1_100_000, Description: 'Стоит в гараже.' }), car({ Id: 'a-3', Year: 2013 })),
  )
  expect(next.body.counts).toEqual({ create: 1, change: 1, gone: 1, same: 0, wrong: 0 })
  const changes = next.body.rows.find(({ act }: { act: string }) => act === 'change').changes
  expect(changes.map(({ label }: { label: string }) => label)).toEqual(['Цена', 'Описание'])
  await apply(next.body.id)
  const after = await own()
  const seen = after.map(({ status, price, is_waiting }: Record<string, unknown>) => [status, price, is_waiting])
  expect(seen).toHaveLength(3)
  expect(seen).toContainEqual(['pending', 1_260_000, false])
  expect(seen).toContainEqual(['archived', 1_260_000, false])
  expect(seen).toContainEqual(['published', 1_100_000, true])
  expect((await put(`${next.body.id}/undo`)).body.status).toBe('undone')
  expect(await kept()).toEqual(before)
  expect((await pool.query(`select 1 from revision where kind = 'ad' and status = 'pending'`)).rowCount).toBe(0)
  expect((await put(`${next.body.id}/undo`)).body.status).toBe('undone')
  expect((await load(avitoFile(car(), car({ Id: 'a-2', Model: 'Vitz' })))).body.counts).toMatchObject({
    same: 2,
    create: 0,
  })
})

test('a file is not taken back over what its person wrote by hand, nor before a later one', async () => {
  const first = (await load(avitoFile(car()))).body
  await apply(first.id)
  const [ad] = await own()
  const body = { ...ad.values, price: 1_000_000, version: ad.version }
  expect((await call('PUT', `/api/user/ads/cars/${ad.id}`, { token: anna.token, body })).status).toBe(200)
  const refused = await put(`${first.id}/undo`)
  expect([refused.status, refused.body.errorMessage]).toEqual([409, 'ad_import.edited_since'])
  expect(refused.body.message).toContain('Toyota Prius')
  const second = (await load(avitoFile(car({ Price: 990_000 })))).body
  await apply(second.id)
  expect((await put(`${first.id}/undo`)).body.errorMessage).toBe('ad_import.later_file')
})

test('a plan of before another change is not applied, and a stranger reads none', async () => {
  const [one, other] = [(await load(avitoFile(car()))).body, (await load(avitoFile(car({ Price: 5 })))).body]
  await apply(one.id)
  expect((await put(`${other.id}/apply`)).body.errorMessage).toBe('ad_import.ads_changed')
  expect((await put(`${other.id}/undo`)).body.errorMessage).toBe('ad_import.not_applied')
  const boris = await signIn(product)
  for (const act of ['apply', 'undo']) expect((await put(`${one.id}/${act}`, boris)).status).toBe(404)
})

test('photos are fetched, encoded anew, kept in their order and not twice; no inside address is asked', async () => {
  const Images = [
    at('moved.jpg'),
    at('gone.jpg'),
    at('inside.jpg'),
    at('text.jpg'),
    'http://10.0.0.1/a.jpg',
    at('two.jpg'),
  ]
  const { body } = await load(avitoFile(car({ Images })))
  expect(body.rows[0].photos).toBe(6)
  await apply(body.id)
  const [{ id }] = await own()
  await fetchPhotos(deps, { ad_id: id, import_id: body.id })
  expect((await own())[0].images).toHaveLength(2)
  const { problems } = (await call('GET', `/api/user/ad_imports/${body.id}`, { token: anna.token })).body
  expect(problems.map(({ reason }: { reason: string }) => reason.slice(reason.lastIndexOf(': ') + 2))).toEqual([
    'сервер ответил 404',
    'такой адрес мы\u00A0не\u00A0открываем',
    'это не\u00A0фотография или она слишком большая',
    'такой адрес мы\u00A0не\u00A0открываем',
  ])
  asked.length = 0
  await fetchPhotos(deps, { ad_id: id, import_id: body.id })
  expect(asked).not.toContain('/two.jpg')
})

test('a photo’s server may answer loosely: raw letters in its Location, no scheme in its address', async () => {
  const fetchPicture = createPictureDoor({ loopback: true })
  expect(await fetchPicture(at('loose.jpg'))).toMatchObject({ ok: true })
  expect(asked.map(decodeURIComponent)).toEqual(['/loose.jpg', '/фото.jpg'])
  // It is asked by https, which this one does not speak.
  const schemeless = await fetchPicture(at('one.jpg').replace('http:', ''))
  expect(schemeless).toMatchObject({ ok: false, reason: 'сервер не\u00A0ответил' })
})

test('outside of development a photo on this machine is not asked for either', async () => {
  const fetchPicture = createPictureDoor({ loopback: false })
  for (const url of [at('one.jpg'), 'http://localhost/a.jpg', 'file:///etc/passwd', 'http://[::1]/a.jpg'])
    expect([url, (await fetchPicture(url)).ok]).toEqual([url, false])
  expect(asked).toEqual([])
})

test('homes of Yandex Realty are read by their own names', async () => {
  const offer = `<offer internal-id="77"><type>аренда</type><category>квартира</category>
    <location><locality-name>${city.name}</locality-name><address>Ленина, 218</address></location>
    <sales-agent><name>Анна</name><phone>+79241234567</phone></sales-agent>
    <price><value>45000</value><currency>RUR</currency><period>месяц</period></price>
    <area><value>54,3</value><unit>кв. м</unit></area><rooms>2</rooms><floor>3</floor><floors-total>5</floors-total>
    <description>Тёплая, у&#160;школы.</description><with-children>да</with-children></offer>`
  const file = (offers: string) =>
    `<?xml version="1.0"?><realty-feed xmlns="http://webmaster.yandex.ru/schemas/feed/realty/2010-06"><generation-date>2026-11-27</generation-date>${offers}</realty-feed>`
  const { body } = await load(file(offer))
  expect([body.format, body.problems]).toEqual(['yandex', []])
  await apply(body.id)
  expect((await own())[0]).toMatchObject({
    title: '2-комн.\u00A0квартира, 54\u00A0м²',
    values: { deal: 'rent', kind: 'flat', rooms: 2, area: 54, floor: 3, children: true, price: 45_000 },
  })
})

test('whatever is no such file is refused: archives, entities, other XML, torn, empty, too many', async () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x "ha">]><Ads><Ad><Id>&x;</Id></Ad></Ads>`
  const deep = `<Ads><Ad>${'<a>'.repeat(10_000)}`
  for (const content of [
    new Uint8Array([0x50, 0x4b, 3, 4, 0]),
    bomb,
    '<rss></rss>',
    '<Ads><Ad><Id>1</Id>',
    deep,
    'a;b',
    '',
  ])
    expect([String(content).slice(0, 30), (await load(content)).status]).toEqual([String(content).slice(0, 30), 422])
  expect((await load('<Ads></Ads>')).body.errorMessage).toBe('ad_import.empty')
  const many = Array.from({ length: 501 }, (_, number) => ({ Id: number }))
  expect((await load(avitoFile(...many))).body.errorMessage).toBe('ad_import.too_many')
})

test('files have a bound of a day of their own, beside the five of the form', async () => {
  const many = Array.from({ length: 22 }, (_, number) => car({ Id: `m-${number}` }))
  const { body } = await load(avitoFile(...many))
  expect(body.counts).toMatchObject({ create: 20, wrong: 2 })
  await apply(body.id)
  expect((await load(avitoFile(car({ Id: 'one-more' })))).body.counts).toMatchObject({ create: 0, wrong: 1 })
})
