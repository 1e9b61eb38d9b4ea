import { ADMIN } from '@ostrov/shared/paths'
import { ask } from '@ostrov/shared/wire/answers'
import { api } from '../api'

/** The site's own worker, kept apart for the back office: notices of both may be had by one browser. */
const WORKER = '/sw.js'
const SCOPE = `${ADMIN}/`

export type NoticeState = 'unable' | 'denied' | 'off' | 'on'

/** Whether notices of the restaurant come to this browser. */
export async function noticeState(): Promise<NoticeState> {
  if (!isAble()) return 'unable'
  if (Notification.permission === 'denied') return 'denied'
  const registration = await ownRegistration()
  return (await registration?.pushManager.getSubscription()) ? 'on' : 'off'
}

/** Asks the browser, by the gesture of a press. False when the person said no. @throws when the way is not open now. */
export async function turnNoticesOn(): Promise<boolean> {
  const { vapid_public_key: key } = await ask(api.settings.get())
  if (!key) throw new Error('Уведомления на\u00A0этой площадке пока не\u00A0настроены.')
  if ((await Notification.requestPermission()) !== 'granted') return false
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE, updateViaCache: 'none' })
  await activeOf(registration)
  const { pushManager } = registration
  const known = await pushManager.getSubscription()
  const subscription = known ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
  const { endpoint, keys } = subscription.toJSON()
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error('Браузер не\u00A0дал адреса для\u00A0уведомлений.')
  const push_subscription = { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } }
  await ask(api.business_user.push_subscription.put({ push_subscription }))
  return true
}

/** Ends the notices of this browser, here and on the server; here also where the server cannot be told. */
export async function turnNoticesOff(): Promise<void> {
  const subscription = await ownSubscription()
  if (!subscription) return
  const { endpoint } = subscription
  try {
    await ask(api.business_user.push_subscription.put({ push_subscription: null, endpoint }))
  } finally {
    await subscription.unsubscribe()
  }
}

/** Ends them here alone, of somebody whose session is over: the push service tells the server with the next notice. */
export async function forgetNotices(): Promise<void> {
  await (await ownSubscription())?.unsubscribe()
}

async function ownSubscription() {
  return isAble() ? (await ownRegistration())?.pushManager.getSubscription() : null
}

async function ownRegistration() {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE)
  return registration?.scope.endsWith(SCOPE) ? registration : undefined
}

/** A browser subscribes only by a worker that has begun. */
function activeOf(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.installing ?? registration.waiting
  if (registration.active || !worker) return Promise.resolve()
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => worker.state === 'activated' && resolve())
  })
}

function isAble() {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}
