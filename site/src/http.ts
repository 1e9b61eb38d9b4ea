import { EDA } from '@ostrov/shared/paths'
import { forgetKept } from '@ostrov/shared/sessions/forget-stored'
import { isSessionRefused } from '@ostrov/shared/wire/session'
import ky from 'ky'

/** The browser's way to the API: 15 s of patience, reads tried again, a lost session leaves for the start page. */
export const http = ky.create({
  timeout: 15_000,
  throwHttpErrors: false,
  retry: { limit: 2, methods: ['get'] },
  hooks: { afterResponse: [({ request, response }) => leaveWhenRefused(request, response)] },
})

/** A session that the server no longer knows is forgotten here too (spec §7, «Session handling»). */
function leaveWhenRefused(request: Request, response: Response) {
  if (!isSessionRefused(request, response) || localStorage.getItem('user_delivery') === null) return
  forgetKept()
  location.assign(EDA)
}
