import { createApp } from 'astro/app/entrypoint'
import { ownPolicy } from './own-policy'

export { PAGE_PARAMETERS as pageParameters } from './page-cache'

// A page is sent whole: it is kept and packed before anybody gets it.
const app = createApp({ streaming: false })
const { csp, routes } = app.manifest
if (!csp) throw new Error('The site is built without `security.csp`.')
const withOwnPolicy = ownPolicy({ csp, routes })
// It would hash the styles of a page each time it is made, and name those of all pages.
app.manifest.shouldInjectCspMetaTags = false

/**
 * One page for one request; a page nobody wrote answers 404 with the site's own page.
 * @param locals `api` answers the page's own questions without a socket; `client_address` is the visitor's.
 */
export async function handle(request: Request, locals: App.Locals, clientAddress?: string): Promise<Response> {
  return withOwnPolicy(
    await app.render(request, { locals, addCookieHeader: true, ...(clientAddress ? { clientAddress } : {}) }),
  )
}

/** Whether a page of the site stands at this address: lets the server tell the site's 404 from the API's. */
export function matches(request: Request): boolean {
  return app.match(request) !== undefined
}
