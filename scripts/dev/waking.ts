/** What the port of development answers until the parts serve: what is being done, on a page that looks again by itself. */
const RETRY_SECONDS = 2

/** @param stage what is being done, as a part of a sentence */
export function waking(path: string, stage: string): Response {
  const headers = { 'retry-after': String(RETRY_SECONDS), 'cache-control': 'no-store' }
  const message = `Сайт просыпается: ${stage}…`
  if (path === '/api' || path.startsWith('/api/')) {
    return Response.json({ errorMessage: 'dev.waking', message }, { status: 503, headers })
  }
  const page = `<!doctype html>
<html lang="ru"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${RETRY_SECONDS}"><title>Сайт просыпается</title>
<style>:root { color-scheme: light dark } body { display: grid; place-content: center; min-height: 100svh; margin: 0; font: 1.25rem system-ui }</style>
<body><p role="status">${message}</p></body></html>`
  return new Response(page, { status: 503, headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } })
}
