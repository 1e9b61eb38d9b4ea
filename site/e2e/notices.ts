import type { Page } from 'playwright'
import { expect } from './expect.ts'
import type { Journey } from './harness.ts'
import type { Person } from './person.ts'

/** The key that browsers ask for notices by. */
export const KEY = 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM'
export const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/anna'

/**
 * The browser's own push service, which no test can reach, and its question, which no test can see: it says yes. What is
 * pushed is handed to the worker by the browser itself.
 */
export const PUSH_SERVICE = `
  const says = (word) => document.cookie.includes('push_stand_in=' + word)
  const say = (word) => { document.cookie = 'push_stand_in=' + word + ';path=/' }
  const subscription = {
    endpoint: '${ENDPOINT}',
    toJSON: () => ({ endpoint: '${ENDPOINT}', keys: { p256dh: '${KEY}', auth: 'tBHItJI5svbpez7KI4CCXg' } }),
    unsubscribe: async () => { say('granted'); return true },
  }
  Object.defineProperty(Notification, 'permission', { get: () => (says('') ? 'granted' : 'default') })
  Notification.requestPermission = async () => { say('granted'); return 'granted' }
  PushManager.prototype.getSubscription = async () => (says('subscribed') ? subscription : null)
  PushManager.prototype.subscribe = async () => { say('subscribed'); return subscription }`

const PRESS = `(async () => {
  const asked = []
  WindowClient.prototype.focus = async () => { asked.push('focus') }
  Clients.prototype.openWindow = async (url) => { asked.push(url) }
  const [notification] = await registration.getNotifications()
  const event = new NotificationEvent('notificationclick', { notification })
  const work = []
  event.waitUntil = (one) => { work.push(one) }
  dispatchEvent(event)
  await Promise.all(work)
  return asked
})()`

/** Where the person is told. */
export async function endpoints(journey: Journey, phone: string) {
  const rows = await journey.sql<{ endpoint: string }>(
    'select s.endpoint from push_subscription s join "user" u on u.id = s.user_id where u.phone = $1',
    [phone],
  )
  return rows.map(({ endpoint }) => endpoint)
}

/** The newest notice that left the house for the browser. */
export async function pushed(journey: Journey): Promise<string> {
  let body = ''
  await expect
    .poll(async () => {
      const query = new URLSearchParams({ channel: 'push', to: ENDPOINT, limit: '1' })
      const { items } = await (await fetch(`${journey.url}/api/dev/outbox?${query}`)).json()
      body = items[0]?.body ?? ''
      return body
    })
    .not.toBe('')
  return body
}

/** Hands a notice to the worker of these pages, as the browser does with what its push service brings. */
export async function deliver(page: Page, data: string, scope = '/') {
  const devtools = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const one = registrations.find(({ scopeURL }) => new URL(scopeURL).pathname === scope)
      if (one) resolve(one.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const { origin } = new URL(page.url())
  const registrationId = await registered
  const hand = () => devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  await hand()
  // As a push service does, until it is taken: a browser that wakes the worker just then may lose the first.
  await expect
    .poll(async () => {
      const shown = (await notices(page, scope)).length
      if (shown === 0) await hand()
      return shown
    })
    .toBe(1)
  await devtools.detach()
}

/** The notices that stand there. */
export function notices(page: Page, scope = '/') {
  return page.evaluate(async (scope) => {
    const registration = await navigator.serviceWorker.getRegistration(scope)
    const shown = (await registration?.getNotifications()) ?? []
    return shown.map(({ tag, title, body }) => ({ tag, title, body }))
  }, scope)
}

/** A press on the notice. Only a person's own hand may bring windows forward, so what the worker asks for is written down. */
export function press({ context }: Person) {
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('There is no worker')
  return worker.evaluate(PRESS)
}
