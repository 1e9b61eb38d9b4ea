import { test } from 'bun:test'
import { expect } from './expect.ts'
import { shareJourney } from './harness.ts'
import { DESKTOP_SCREEN } from './person.ts'
import { pictures } from './screen.ts'

const journey = await shareJourney()

test('letters are shown as a dark screen and a light one have them, under a policy that no other page has', async () => {
  await using anna = await journey.person(DESKTOP_SCREEN)
  const { page } = anna
  const roomIs = (colour: string) => expect(page.locator('.sheet').first()).toHaveCSS('background-color', colour)
  const policyOf = async (path: string) =>
    (await page.goto(path))
      ?.headers()
      ['content-security-policy']?.match(/style-src [^;]*/)?.[0]
      .split(' ') ?? []
  const ofForms = await policyOf('/dev/components')
  const ofLetters = await policyOf('/dev/letters')
  const own = (await policyOf('/dev/letters/passwordResetLetter')).filter((one) => one.startsWith("'sha256-"))
  expect([own.length, ofLetters.includes(own[0] ?? ''), ofForms.includes(own[0] ?? '')]).toEqual([1, true, false])
  await roomIs('rgb(255, 255, 255)')
  await page.emulateMedia({ colorScheme: 'dark' })
  await roomIs('rgb(27, 37, 36)')
  await page.goto('/dev/letters')
  await roomIs('rgb(27, 37, 36)')
  await pictures(page, 'letters')
})
