import { SECTION_NAMES } from '@ostrov/shared/ads/sections'
import { AFISHA, EDA, HOME, NEWS, ORGANIZATIONS, sectionPath } from '@ostrov/shared/paths'

/** What people open first, and with it the code, the statements and the caches of most other pages. */
const PAGES = [HOME, EDA, ...SECTION_NAMES.map(sectionPath), AFISHA, NEWS, ORGANIZATIONS]
/** A database that is away must not hold a start for longer: what it lacks `/api/ready` says. */
const LONGEST_MS = 20_000

/** Makes each of the first pages once, so that nobody waits for a cold one: of `origin`, by whatever answers requests. */
export async function warm(origin: string, answer: (request: Request) => Response | Promise<Response>): Promise<void> {
  const make = async () => {
    for (const path of PAGES) await (await answer(new Request(origin + path))).arrayBuffer()
  }
  await Promise.race([make().catch(() => undefined), Bun.sleep(LONGEST_MS)])
}
