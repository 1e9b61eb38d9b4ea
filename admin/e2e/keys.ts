import type { Locator, Page } from 'playwright'
import { expect } from '../../site/e2e/expect.ts'

/** More fields than any screen has between two that one goes from and to. */
const FARTHEST = 150

/** Goes there by Tab alone, `back` with Shift, and sees the focus there. Fails where no key leads. */
export async function tabTo(page: Page, target: Locator, { back = false } = {}) {
  await expect(target).toBeVisible()
  for (let step = 0; step < FARTHEST; step += 1) {
    if (await target.evaluate((node) => node === document.activeElement)) {
      expect(await target.evaluate((node) => node.matches(':focus-visible'))).toBe(true)
      return
    }
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab')
  }
  throw new Error(`No Tab leads to ${target}`)
}

/** Tab, then the key that presses what it stands on. */
export async function pressByKey(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Tab, then what is typed in place of what stands there. */
export async function typeInto(page: Page, target: Locator, text: string) {
  await tabTo(page, target)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}
