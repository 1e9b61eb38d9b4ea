import { defineMiddleware } from 'astro:middleware'
import { brandName, setInstallation } from '@ostrov/shared/formats/installation'
import { serverApi } from './api'

/** The mounted site is handed its API by the server; alone, under `astro dev`, it asks over the network. */
export const onRequest = defineMiddleware(async (context, next) => {
  if (!context.locals.api) context.locals.api = askOverNetwork
  if (brandName() === '') await learnInstallation(context.locals.api)
  return next()
})

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
