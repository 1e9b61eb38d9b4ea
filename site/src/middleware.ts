import { defineMiddleware } from 'astro:middleware'
import { brandName, setInstallation } from '@ostrov/shared/formats/installation'
import { INVITATION_PARAMETER } from '@ostrov/shared/paths'
import { INVITATION_COOKIE, INVITATION_DAYS, isRefCode } from '@ostrov/shared/promotions/referral'
import type { APIContext } from 'astro'
import { serverApi } from './api'

/** The mounted site is handed its API by the server; alone, under `astro dev`, it asks over the network. */
export const onRequest = defineMiddleware(async (context, next) => {
  if (!context.locals.api) context.locals.api = askOverNetwork
  if (brandName() === '') await learnInstallation(context.locals.api)
  const ref_code = context.url.searchParams.get(INVITATION_PARAMETER)
  return ref_code === null || context.request.method === 'POST' ? next() : rememberInvitation(context, ref_code)
})

/** Whoever signs in at this browser next came by the invitation, on whatever page it was opened; the page follows without it. */
function rememberInvitation({ url, cookies, redirect }: APIContext, ref_code: string): Response {
  if (isRefCode(ref_code)) {
    const secure = url.protocol === 'https:'
    const maxAge = INVITATION_DAYS * 86_400
    cookies.set(INVITATION_COOKIE, ref_code, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge })
  }
  const page = new URL(url)
  page.searchParams.delete(INVITATION_PARAMETER)
  // One slash alone: with two the next word would be another site's name.
  return redirect(page.pathname.replace(/^\/+/, '/') + page.search)
}

async function askOverNetwork(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  return fetch(new Request(new URL(pathname + search, process.env.API_URL ?? 'http://127.0.0.1:3001'), request))
}

/** Settings hold as long as the process, so they are asked once; an API that is away is asked again by the next page. */
async function learnInstallation(ask: App.Locals['api']) {
  const told = await serverApi(ask)
    .settings.get()
    .catch(() => null)
  if (told?.data) setInstallation(told.data)
}
