import { expect, test } from 'bun:test'
import { isOptional, NOTICE_CHOICES, type NoticeEvent } from '@ostrov/shared/notices/rules'
import { namesOf } from '@ostrov/shared/wire/names'
import { openKitchen, placedOrder } from '../../../test/orders'
import { signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { row, sql } from '../../db/sql'
import { sendWeek } from '../statistics/send-week'
import { notifyCustomer, type Reach, reachOf } from './notify-customer'

const product = await openProduct()
const { call, em, pool, deps } = product
const WEEKS = ['2026-05-04', '2026-05-11', '2026-05-18']
const MAIL = 'anna-stop@example.com'

type Letter = { to: string; unsubscribe?: string; text: string }
const letters = async (to: string) =>
  (
    await pool.query<{ payload: Letter }>(
      `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'mail.send' and j.payload->>'to' = $1 order by j.id`,
      [to],
    )
  ).rows.map(({ payload }) => payload)
const tokenOf = ({ unsubscribe }: Letter) => new URL(unsubscribe ?? '').searchParams.get('token') ?? ''
const stop = (token: string) => call('POST', '/api/links/letters', { body: { token } })

async function customer() {
  const { id, token } = await signIn(product)
  await pool.query(`update "user" set email = $2, email_confirmed_at = now() where id = $1`, [id, `${id}-${MAIL}`])
  return { id, token, mail: `${id}-${MAIL}` }
}
async function tell(id: string, event: NoticeEvent) {
  const known = await row<{ reach: Reach }>(em(), sql`select ${reachOf(sql`${id}::uuid`)}`)
  if (!known) throw new Error('Nobody is there')
  const words = { title: `О ${event}`, body: event, url: '/', topic: `${event}1` }
  await notifyCustomer(deps, known.reach, { event, is_necessary: false, ...words })
}

test('a letter says how to have no more of its kind exactly where nobody has to hear of it', async () => {
  const { id, token, mail } = await customer()
  await call('PUT', '/api/user/notices', {
    ...{ token, body: Object.fromEntries(namesOf(NOTICE_CHOICES).map((event) => [event, 'mail'])) },
  })
  for (const event of namesOf(NOTICE_CHOICES)) await tell(id, event)
  const sent = await letters(mail)
  expect(sent).toHaveLength(namesOf(NOTICE_CHOICES).length)
  for (const letter of sent) {
    const event = letter.text.split('\n')[0]?.slice(2) ?? ''
    expect([event, letter.unsubscribe !== undefined]).toEqual([event, isOptional(event)])
    expect(letter.text.includes(letter.unsubscribe ?? 'Не\u00A0присылать')).toBe(isOptional(event))
  }
})

test('one press of a guest stops these letters and leaves the rest, pressed again too; a forged link does nothing', async () => {
  const { id, token, mail } = await customer()
  await call('PUT', '/api/user/notices', { token, body: { ads: 'both', favourites: 'mail' } })
  await tell(id, 'ads')
  await tell(id, 'favourites')
  const [ads, favourites] = (await letters(mail)).map(tokenOf)
  expect((await call('GET', `/api/links/letters?token=${ads}`)).body).toEqual({
    ...{ what: 'Ваши объявления', is_stopped: false },
  })
  for (let times = 0; times < 2; times += 1)
    expect((await stop(ads ?? '')).body).toEqual({ what: 'Ваши объявления', is_stopped: true })
  await stop(favourites ?? '')
  const { body } = await call('GET', '/api/user/notices', { token })
  expect(body).toMatchObject({ ads: 'push', favourites: 'none', searches: 'both', status: 'push' })
  await tell(id, 'ads')
  expect(await letters(mail)).toHaveLength(2)
  const forged = (ads ?? '').replace(':ads.', ':status.')
  for (const dead of [forged, '', 'x.y']) expect((await stop(dead)).body.errorMessage).toBe('link.dead')
})

test('the week’s letter stops for the address that asked; others get it, and saving the settings brings nothing back', async () => {
  const kitchen = await openKitchen(product)
  const { restaurant_id, owner } = kitchen
  const [one, other] = [`${crypto.randomUUID()}@example.com`, `${crypto.randomUUID()}@example.com`]
  await pool.query(
    `update restaurant set notification_config = jsonb_set(notification_config || $2, '{events,weekly}', '["mail"]') where id = $1`,
    [restaurant_id, { emails: [one, other] }],
  )
  const counts = async () => [(await letters(one)).length, (await letters(other)).length]
  const week = async (at: number) => {
    const { id } = await placedOrder(product, kitchen)
    await pool.query(`update "order" set status = 'COMPLETED', created_at = $2 where id = $1`, [
      ...[id, `${WEEKS[at]}T20:00:00+11:00`],
    ])
    await sendWeek(deps, { restaurant_id, from: WEEKS[at] ?? '' })
  }
  await week(0)
  expect(await counts()).toEqual([1, 1])
  const [letter] = await letters(one)
  expect(letter?.unsubscribe).not.toContain(one)
  if (letter) expect((await stop(tokenOf(letter))).body.is_stopped).toBe(true)
  await week(1)
  expect(await counts()).toEqual([1, 2])
  const path = `/api/business_user/restaurants/${restaurant_id}`
  const { body } = await call('GET', path, { token: owner.token })
  const saved = await call('PUT', `${path}/notification_config`, { token: owner.token, body: body.notification_config })
  expect(saved.status).toBe(200)
  await week(2)
  expect(await counts()).toEqual([1, 3])
})
