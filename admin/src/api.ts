import { treaty } from '@elysiajs/eden'
import type { App } from '@ostrov/api/app'
import { asFetch } from '@ostrov/shared/wire/answers'
import { isSessionRefused } from '@ostrov/shared/wire/session'
import ky from 'ky'
import { noteServerTime } from './clock'

let tellRefused = () => {}

/** Who keeps the session hears when an answer says that it is over. */
export function onSessionRefused(tell: () => void): void {
  tellRefused = tell
}

const http = ky.create({
  timeout: 15_000,
  throwHttpErrors: false,
  retry: { limit: 1, methods: ['get'] },
  hooks: {
    afterResponse: [
      ({ request, response }) => {
        noteServerTime(response.headers.get('date'))
        if (isSessionRefused(request, response)) tellRefused()
      },
    ],
  },
})

/** The typed client of the back office: the session is a cookie, reads are retried once. */
export const api = treaty<App>(typeof location === 'undefined' ? 'http://localhost' : location.origin, {
  parseDate: false,
  fetcher: asFetch((input, init) => http(input, init)),
}).api
