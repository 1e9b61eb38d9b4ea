import { test } from 'bun:test'
import { DEMO_PASSWORD } from '../../scripts/demo/people.ts'
import { expect } from '../../site/e2e/expect.ts'
import { shareJourney } from '../../site/e2e/harness.ts'
import { PHONE_SCREEN } from '../../site/e2e/person.ts'
import { screen } from '../../site/e2e/screen.ts'
import { mailedLink, signInStaff } from '../../site/e2e/staff.ts'

const journey = await shareJourney()

test('where somebody else has named the same mail, its letter asks for the password that was typed for it', async () => {
  await using owner = await journey.person(PHONE_SCREEN)
  const { page, watch } = owner
  const email = 'wanted@example.com'
  const register = (password: string) =>
    fetch(`${journey.url}/api/business_user/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Олег', phone: '79001112233', email, password }),
    })
  await register(DEMO_PASSWORD)
  const link = await mailedLink(journey, email)
  await register('chuzhoi-parol')
  watch.forgive(/answer 4(?:09|22)|status of 4(?:09|22)/)
  await page.goto(link)
  await page.getByRole('button', { name: 'Подтвердить почту' }).click()
  await expect(page.getByText('регистрировались не один раз')).toBeVisible()
  await page.getByLabel('Пароль').fill('chuzhoi-parol')
  await page.getByRole('button', { name: 'Подтвердить почту' }).click()
  await expect(page.getByText('Для этого письма придумали другой пароль')).toBeVisible()
  await screen(page, 'confirm-by-password')
  await page.getByLabel('Пароль').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Подтвердить почту' }).click()
  await expect(page).toHaveURL(/sign-in/)
  await signInStaff(page, email)
  await expect(page.getByRole('heading', { name: 'Здравствуйте, Олег!' })).toBeVisible()
})
