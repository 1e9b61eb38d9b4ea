import { KNOWN_COOKIE } from '@ostrov/shared/sessions/kinds'
import type { ClientDirective } from 'astro'
import { whenWanted } from '../src/components/wanted'
import { askedLater, isPlain, pressAgain } from './press-again'

/** Who is signed in sees so, at the latest then. */
const LATEST_MS = 2000
const KNOWN = new RegExp(`(?:^|; )${KNOWN_COOKIE}=1`)

let touched: Promise<unknown> | undefined

/**
 * `client:touched={kept}`: wakes an island at the first press or key, or where a dialog is to be shown. A page that is only read loads
 * nothing of what answers presses, save for who is signed in here, and where the browser keeps something under the key `kept`: the
 * page shows that. What was pressed first is pressed again when its island is awake.
 */
const wakeWhenTouched: ClientDirective = async (load, { value }) => {
  touched ??= whenTouched()
  await (KNOWN.test(document.cookie) || keeps(value) ? Promise.race([touched, whenIdle()]) : touched)
  const hydrate = await load()
  await hydrate()
}

export default wakeWhenTouched

function whenTouched(): Promise<unknown> {
  document.addEventListener('click', (event) => isPlain(event) && pressAgain(event, 'a, button'), { capture: true })
  addEventListener('click', askedLater)
  const pressed = new Promise((resolve) => {
    for (const kind of ['pointerdown', 'keydown', 'click'])
      addEventListener(kind, resolve, { once: true, passive: true, capture: true })
  })
  return Promise.race([pressed, whenWanted()])
}

function keeps(key: string) {
  try {
    return (sessionStorage.getItem(key) ?? localStorage.getItem(key)) !== null
  } catch {
    // A browser that lets nobody keep anything.
    return false
  }
}

function whenIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: LATEST_MS })
    else setTimeout(resolve, LATEST_MS)
  })
}
