import { ask } from '@ostrov/shared/wire/answers'
import { followLink, type Visit } from '../../visit'

/** What the link of a letter stops: shown first, done by a press, of a mail program too. */
export const stopByLink = (visit: Visit, token: string) =>
  followLink(visit, {
    read: () => ask(visit.api.links.search.get({ query: { token } })),
    done: () => ask(visit.api.links.search.post({ token })),
  })

/** The same of an ad that is shown for longer. */
export const renewByLink = (visit: Visit, token: string) =>
  followLink(visit, {
    read: () => ask(visit.api.links.ad.get({ query: { token } })),
    done: () => ask(visit.api.links.ad.post({ token })),
  })
