import { test } from 'bun:test'
import { settle } from './acts.ts'
import { expect } from './expect.ts'
import { shareJourney } from './harness.ts'

const journey = await shareJourney()

test('a form that does not say where it comes from is answered in words, and «Выйти» leaves the person in', async () => {
  await using anna = await journey.person()
  const { page } = anna
  await settle(anna, journey)
  const cookie = (await anna.context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const post = (path: string, session: string) =>
    fetch(`${journey.url}/eda/plain/${path}`, {
      method: 'POST',
      headers: { cookie: session },
      body: new URLSearchParams({ act: 'x' }),
      redirect: 'manual',
    })
  const nobody = crypto.randomUUID()
  const forms = ['add', 'cart', '../login', 'address', `checkout?restaurant=${nobody}`, 'profile', 'profile/notices']
  for (const path of [...forms, '../orders/1', `together/${nobody}`]) {
    for (const session of ['', cookie]) {
      const { status } = await post(path, session)
      expect([path, status, status < 500]).toEqual([path, status, true])
    }
  }
  expect(await (await post('profile', cookie)).text()).toContain('Запрос пришёл с другого сайта.')
  await page.goto('/eda/plain/profile')
  await expect(page.getByRole('button', { name: 'Выйти' })).toBeVisible()
})
