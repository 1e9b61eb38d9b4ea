import type { Page } from 'playwright'
import { expect } from './expect.ts'
import type { Journey } from './harness.ts'
import { type Person, PHONE_SCREEN } from './person.ts'

/** Somebody whose browser keeps what it has read; `script` runs before those of each page. */
export async function keeper(journey: Journey, script = ''): Promise<Person> {
  const person = await journey.person({ ...PHONE_SCREEN, serviceWorkers: 'allow', permissions: ['notifications'] })
  await person.context.addInitScript(script)
  person.watch.forgive(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  return person
}

/** Waits until the worker has this page. */
export function isKept(page: Page, path: string) {
  return expect.poll(() => page.evaluate(async (path) => (await caches.match(path)) !== undefined, path)).toBe(true)
}
