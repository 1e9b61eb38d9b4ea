import { ask } from '@ostrov/shared/wire/answers'
import { api } from '../../api'
import { OWN, PAGES } from '../offline/shelves'
import { isRefused, readNotification, rememberEndpoint, rememberRefusal } from './notification'

/** What may be offered: notices with the key to ask for them by, the way to them on an iPhone, or nothing. */
export type Offer = { kind: 'push'; key: string } | { kind: 'home_screen' } | null

/** What to offer after an order was placed. Where it is allowed already, the server is told and nothing is asked. */
export async function findOffer(now: Date): Promise<Offer> {
  if (!isAble()) return isIosTab() && !isRefused(now) ? { kind: 'home_screen' } : null
  if (Notification.permission === 'denied') return null
  if (Notification.permission === 'default' && isRefused(now)) return null
  const { vapid_public_key: key } = await ask(api.settings.get())
  if (!key) return null
  if (Notification.permission === 'default') {
    await navigator.serviceWorker.ready
    return { kind: 'push', key }
  }
  await subscribe(key)
  return null
}

/** Tells the server of this browser for who has just signed in, where notices are allowed already. */
export async function renewPush(): Promise<void> {
  // A page that no worker holds would wait for one; the next order's page tells then.
  if (navigator.serviceWorker?.controller) await findOffer(new Date())
}

/** Asks the browser, by the gesture of a press. False when it or the person said no. @throws when the way is not open now. */
export async function turnOn(key: string): Promise<boolean> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') {
    rememberRefusal(new Date())
    return false
  }
  await subscribe(key)
  return true
}

/** Empties what is kept for a time without a network: a page that no worker holds cannot ask it to. */
export async function emptyShelves(): Promise<void> {
  if ('caches' in window) await Promise.all([PAGES, OWN].map((name) => caches.delete(name)))
}

/** Ends the notices of this browser, here and on the server: its person is leaving. */
export async function endPush(): Promise<void> {
  if (!isAble() || Notification.permission !== 'granted') return
  const subscription = await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()
  if (!subscription) return
  const { endpoint } = subscription
  await ask(api.user.update.push_subscription.put({ push_subscription: null, endpoint })).catch(() => {})
  await subscription.unsubscribe()
}

/** The key by which notices may be asked for in this browser; null where they cannot be had. */
export async function findPushKey(): Promise<string | null> {
  if (!isAble() || Notification.permission === 'denied') return null
  return (await ask(api.settings.get())).vapid_public_key || null
}

/** Where this browser is told, by the gesture of a press; null when it or the person said no. */
export async function askSubscription(key: string) {
  return (await Notification.requestPermission()) === 'granted' ? browserOf(key) : null
}

async function subscribe(key: string) {
  const push_subscription = await browserOf(key)
  const { endpoint } = push_subscription
  if (readNotification().endpoint === endpoint) return
  await ask(api.user.update.push_subscription.put({ push_subscription }))
  rememberEndpoint(endpoint, new Date())
}

async function browserOf(key: string) {
  const { pushManager } = await navigator.serviceWorker.ready
  const known = await pushManager.getSubscription()
  const subscription = known ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
  const { endpoint, keys } = subscription.toJSON()
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error('The browser gave a subscription without keys')
  return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } }
}

function isAble() {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** An iPhone takes notices only for what stands on its home screen. */
function isIosTab() {
  return 'standalone' in navigator && navigator.standalone === false
}
