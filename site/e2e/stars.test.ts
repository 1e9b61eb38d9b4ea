import { test } from 'bun:test'
import { addDish, fillCheckout, goToCheckout, openRestaurant, placeOrder, settle, shownOrder } from './acts.ts'
import { expect } from './expect.ts'
import { shareJourney } from './harness.ts'

const journey = await shareJourney()

test('a finger gives whole stars, and by a second tap the half; a mouse gives the half it points at', async () => {
  await using anna = await journey.person()
  const { page } = anna
  await settle(anna, journey)
  await openRestaurant(anna, journey, 'Крутим-вертим')
  await addDish(anna, 'Пян-се', 3)
  await addDish(anna, 'Айран', 3)
  await goToCheckout(anna, { pickup: true })
  await fillCheckout(anna, 'Наличными')
  await placeOrder(anna)
  const uuid = await shownOrder(page)
  await journey.sql(`update "order" set status = 'COMPLETED', confirmation_date = now() where uuid = $1`, [uuid])
  await page.goto(`/eda/orders/${uuid}/review`)
  const stars = page.getByRole('region', { name: 'Крутим-вертим' }).getByRole('slider', { name: 'Ваша оценка' })
  await expect(stars).toBeEnabled()
  const at = async (part: number) => {
    await stars.scrollIntoViewIfNeeded()
    const box = await stars.boundingBox()
    if (!box) throw new Error('No stars')
    return [box.x + box.width * part, box.y + box.height / 2] as const
  }
  for (const [part, said] of [
    [0.9, '5 из 5'],
    [0.9, '4,5 из 5'],
    [0.9, '5 из 5'],
    [0.49, '3 из 5'],
    [0.41, '2,5 из 5'],
    [0.1, '1 из 5'],
    [0.1, '1 из 5'],
  ] as const) {
    await page.touchscreen.tap(...(await at(part)))
    await expect(stars).toHaveAttribute('aria-valuetext', said)
    // What the browser makes of a tap afterwards, and a moment for the choice to be handed on, change nothing.
    await page.waitForTimeout(700)
    await expect(stars).toHaveAttribute('aria-valuetext', said)
  }
  await page.mouse.click(...(await at(0.65)))
  await expect(stars).toHaveAttribute('aria-valuetext', '3,5 из 5')
})
