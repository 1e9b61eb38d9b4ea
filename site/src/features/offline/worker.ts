import { LEFT } from './shelves'

const WORKER = '/sw.js'
/** A page that always draws is never idle. */
const LATEST_MS = 2_000

/** Starts the worker when the page has nothing better to do. Imports nothing but words: so small a script stands in the page itself. */
export function startWorker(): void {
  if (!('serviceWorker' in navigator)) return
  // Where it cannot be kept, in a private window say, the site works as it does without one.
  const start = () => navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' }).catch(() => {})
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: LATEST_MS }) : setTimeout(start, LATEST_MS)
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle)
}

/** Says that there is no network, and of a page that the worker had kept that it is not of this moment. */
export function sayWhenOffline(): void {
  const isKept = 'kept' in document.documentElement.dataset
  const bar = document.createElement('div')
  bar.className = 'offline-bar'
  bar.setAttribute('role', 'status')
  const say = () => {
    if (navigator.onLine && !isKept) return bar.remove()
    if (!bar.isConnected) document.body.prepend(bar)
    const words = document.createElement('span')
    words.textContent = isKept ? 'Нет сети, страница сохранена раньше' : 'Нет сети'
    bar.replaceChildren(words, ...(isKept ? [again()] : []))
  }
  addEventListener('online', say)
  addEventListener('offline', say)
  say()
}

/** Ends the session of who left without a network as soon as there is one: whatever the server answers, it has heard. */
export function endLeft(): void {
  const end = () => {
    if (localStorage.getItem(LEFT) === null) return
    fetch('/api/auth/logout', { method: 'POST' }).then(
      () => localStorage.removeItem(LEFT),
      () => {},
    )
  }
  addEventListener('online', end)
  end()
}

function again() {
  const button = document.createElement('button')
  button.className = 'ui-link'
  button.textContent = 'Обновить'
  button.onclick = () => location.reload()
  return button
}
