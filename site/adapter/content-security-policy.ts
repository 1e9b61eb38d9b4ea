import { createHash } from 'node:crypto'
import { LETTER_STYLE } from '@ostrov/shared/messages/letter-style'
import { KEEP_PLACE } from '../src/features/orders/known-rows'

type Directive =
  `${'default-src' | 'img-src' | 'connect-src' | 'font-src' | 'media-src' | 'worker-src' | 'manifest-src' | 'object-src' | 'frame-src' | 'base-uri' | 'form-action' | 'frame-ancestors'} ${string}`

/** Where the form of a page without scripts goes on to, by a redirect, when somebody signs in by VK ID or Yandex ID. */
const SOCIAL_ORIGINS = 'https://id.vk.com https://id.vk.ru https://oauth.yandex.ru https://oauth.yandex.com'

/**
 * The policy of every page; Astro adds the hashes of its own scripts and styles.
 * Map tiles, stored pictures and payment pages live at addresses of the installation, so their origins are asked of the environment
 * at build time: MAP_TILES_ORIGIN, IMAGES_ORIGIN, PAYMENT_ORIGIN, SOCIAL_ORIGIN for another host of a sign-in (each may list several, apart by spaces).
 */
export function contentSecurityPolicy(env: Record<string, string | undefined>) {
  const pictures = sources(env.MAP_TILES_ORIGIN, env.IMAGES_ORIGIN)
  return {
    directives: [
      "default-src 'self'",
      `img-src 'self' data: blob:${pictures}`,
      `connect-src 'self'${pictures}`,
      "font-src 'self'",
      `media-src 'self' blob:${sources(env.IMAGES_ORIGIN)}`,
      "worker-src 'self'",
      "manifest-src 'self'",
      "object-src 'none'",
      "frame-src 'none'",
      "base-uri 'self'",
      `form-action 'self'${sources(SOCIAL_ORIGINS, env.SOCIAL_ORIGIN, env.PAYMENT_ORIGIN)}`,
      "frame-ancestors 'none'",
    ] satisfies Directive[],
    // React writes colours and sizes into style attributes on the server; an attribute cannot load or run anything.
    styleDirective: {
      resources: ["'self'", { resource: "'unsafe-inline'", kind: 'attribute' as const }],
      hashes: [hashOf(LETTER_STYLE)],
    },
    scriptDirective: { resources: ["'self'"], hashes: [hashOf(KEEP_PLACE)] },
  }
}

function hashOf(text: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

function sources(...origins: (string | undefined)[]): string {
  return origins.map((origin) => (origin ? ` ${origin}` : '')).join('')
}
