import { ask } from '@ostrov/shared/wire/answers'
import { refusalOf, type Visit } from '../../visit'

/** What the link of a letter stops: shown first, done by a press, of a mail program too. */
export const stopByLink = (visit: Visit, token: string) =>
  followed(visit, {
    read: () => ask(visit.api.links.search.get({ query: { token } })),
    done: () => ask(visit.api.links.search.post({ token })),
  })

/** The same of an ad that is shown for longer. */
export const renewByLink = (visit: Visit, token: string) =>
  followed(visit, {
    read: () => ask(visit.api.links.ad.get({ query: { token } })),
    done: () => ask(visit.api.links.ad.post({ token })),
  })

async function followed<Found>(
  visit: Visit,
  { read, done }: { read: () => Promise<Found>; done: () => Promise<Found> },
) {
  const isPressed = (await visit.form()) !== null
  try {
    return { found: isPressed ? await done() : await read(), refusal: null }
  } catch (problem) {
    return { found: null, refusal: refusalOf(problem).message }
  }
}
