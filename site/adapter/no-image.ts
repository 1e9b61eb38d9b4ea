import type { APIRoute } from 'astro'

/** Whatever is asked of the framework's image endpoint is not found; without a body the site's own page says so. */
export const ALL: APIRoute = () => new Response(null, { status: 404 })
