import { treaty } from '@elysiajs/eden/treaty2'
import type { App } from '@ostrov/api/app'
import { asFetch, readAsSent } from '@ostrov/shared/wire/answers'

/** The typed client for pages: the same routes, asked in this process. */
export const serverApi = (ask: (request: Request) => Promise<Response>) =>
  treaty<App>('http://site.internal', {
    parseDate: false,
    onResponse: readAsSent,
    fetcher: asFetch((input, init) => ask(new Request(input, init))),
  }).api

/** The typed client for islands: reads are retried, a lost session leaves for the start page. A page that asks nothing loads no more than this. */
export const api = treaty<App>(typeof location === 'undefined' ? 'http://localhost' : location.origin, {
  parseDate: false,
  fetcher: asFetch(async (input, init) => (await import('./http')).http(input, init)),
}).api
