import { defineMiddleware } from 'astro:middleware'

/** The mounted site is handed its API by the server; alone, under `astro dev`, it asks over the network. */
export const onRequest = defineMiddleware((context, next) => {
  if (!context.locals.api) context.locals.api = askOverNetwork
  return next()
})

async function askOverNetwork(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  return fetch(new Request(new URL(pathname + search, process.env.API_URL ?? 'http://127.0.0.1:3001'), request))
}
