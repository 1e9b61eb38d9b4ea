/** What the server pushes; see `PushMessage` of the API. */
type Notice = { title: string; body: string; url: string; topic?: string }

/** Shows a notice; a newer one about the same takes its place. */
export async function notify(registration: ServiceWorkerRegistration, data: PushMessageData | null) {
  const notice: unknown = data?.json()
  if (!isNotice(notice)) return
  const { title, body, url, topic } = notice
  const options: Shown = {
    body,
    lang: 'ru',
    icon: '/icon-192.png',
    badge: '/badge.png',
    data: url,
    // Of a new state one hears again, though it stands where the last one stood.
    ...(topic && { tag: topic, renotify: true }),
  }
  await registration.showNotification(title, options)
}

/** Opens what the notice is about: in the tab that shows it already, else in a new one. */
export async function openNotice(clients: Clients, notice: Notification) {
  notice.close()
  const { href, pathname } = new URL(String(notice.data), location.origin)
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find(({ url }) => new URL(url).pathname === pathname)
  await (open ? open.focus() : clients.openWindow(href))
}

type Shown = NotificationOptions & { renotify?: boolean }

function isNotice(value: unknown): value is Notice {
  if (typeof value !== 'object' || value === null) return false
  return ['title', 'body', 'url'].every((name) => name in value && typeof Reflect.get(value, name) === 'string')
}
