/**
 * The browser's part that lives longer than a page: notices of orders, and what can be read without a network. Nothing here
 * takes an open page over: a new worker waits until the pages of the old one are gone, and their files stay until then.
 */
import { FORGET } from '@ostrov/shared/sessions/kinds'
import { OWN } from '../src/features/offline/shelves'
import { BUILD, BUILT, NOW } from './build'
import { forget, isOwnReading, keeper } from './caches'
import { notify, openNotice } from './notices'
import { isOurPage, page, readPage, renewPages, SHELLS } from './pages'
import { isPart, newest, part } from './parts'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => event.waitUntil(keepBuild()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('push', (event) => event.waitUntil(notify(self.registration, event.data)))
self.addEventListener('notificationclick', (event) => event.waitUntil(openNotice(self.clients, event.notification)))
self.addEventListener('message', (event) => {
  if (event.data === FORGET) event.waitUntil(forget())
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== self.location.origin || request.method !== 'GET') return
  const waitUntil = (work: Promise<unknown>) => event.waitUntil(work)
  if (request.mode === 'navigate') {
    if (isOurPage(pathname)) event.respondWith(page({ request, preloadResponse: event.preloadResponse, waitUntil }))
  } else if (isPart(request)) event.respondWith(part(request, waitUntil))
  else if (isOwnReading(pathname)) event.respondWith(ownReading(request, waitUntil))
})

/** All that pages of this build are made of; what an older build had already is not asked for again. */
async function keepBuild() {
  const cache = await caches.open(NOW)
  const keep = async (url: string, known?: Response) => {
    const answer = known ?? (await fetch(url))
    if (!answer.ok) throw new Error(`${url} answers ${answer.status}`)
    await cache.put(url, answer)
  }
  await Promise.all([
    ...BUILD.files.map(async (file) => keep(file, await caches.match(file))),
    ...SHELLS.map((url) => keep(url)),
  ])
}

async function takeOver() {
  // A page need not wait until the worker has woken.
  await self.registration.navigationPreload?.enable()
  const older = (await caches.keys()).filter((name) => name.startsWith(BUILT) && name !== NOW)
  await Promise.all(older.map((name) => caches.delete(name)))
  await self.clients.claim()
  if (older.length > 0) return renewPages()
  // What is being read at the very first visit can be read again without a network, too.
  for (const { url } of await self.clients.matchAll({ type: 'window' })) {
    await readPage(url, () => fetch(url)).catch(() => {})
  }
}

/** What the API tells of this person, and without a network what it told last. */
async function ownReading(request: Request, waitUntil: (work: Promise<unknown>) => void) {
  const keep = keeper(OWN)
  return newest(request, OWN, (answer) => waitUntil(keep(request.url, answer)))
}
