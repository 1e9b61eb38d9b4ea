import { brandName } from '@ostrov/shared/formats/installation'
import { CART, EDA, ORDERS } from '@ostrov/shared/paths'
import type { APIRoute } from 'astro'

/** What a phone needs to keep the site as an app. */
export const GET: APIRoute = () =>
  Response.json(
    {
      id: EDA,
      name: brandName(),
      short_name: brandName(),
      description: 'Доставка еды из ресторанов острова',
      lang: 'ru',
      start_url: EDA,
      scope: '/',
      display: 'standalone',
      background_color: '#faf8f4',
      theme_color: '#faf8f4',
      icons: [
        { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
        { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
      shortcuts: [
        { name: 'Корзина', url: CART },
        { name: 'Мои заказы', url: ORDERS },
      ],
      categories: ['food', 'shopping'],
    },
    { headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' } },
  )
