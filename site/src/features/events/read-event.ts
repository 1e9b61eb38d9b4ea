import { numberAtEnd } from '@ostrov/shared/formats/numbered-address'
import { eventPath } from '@ostrov/shared/paths'
import { ask } from '@ostrov/shared/wire/answers'
import { isNowhere } from '@ostrov/shared/wire/nowhere'
import type { serverApi } from '../../api'
import { atAddress } from '../../at-address'

type Api = ReturnType<typeof serverApi>

/** What stands at an address of the afisha. */
export const readEvent = (api: Api, address: string) =>
  atAddress({
    address,
    number: numberAtEnd(address),
    read: (number) => api.events({ number }).get(),
    pathOf: eventPath,
  })

/** A venue with what is still to come there; null where there is no such page. */
export async function readVenue(api: Api, slug: string, day?: string) {
  try {
    const [venue, sessions, days] = await Promise.all([
      ask(api.venues({ slug }).get()),
      ask(api.venues({ slug }).sessions.get({ query: day === undefined ? {} : { day } })),
      ask(api.events.days.get({ query: { venue: slug } })),
    ])
    return { venue, sessions, days: days.items }
  } catch (problem) {
    if (isNowhere(problem)) return null
    throw problem
  }
}
