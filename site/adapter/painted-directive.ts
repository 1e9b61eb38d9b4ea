import { KNOWN_COOKIE } from '@ostrov/shared/sessions/kinds'
import type { ClientDirective } from 'astro'
import { whenWanted } from '../src/components/wanted'
import { askedLater, pressAgain } from './press-again'

/** Who is about to press moves, scrolls or types first. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll']
/** Of somebody signed in, and of a guest with a basket. */
const KNOWN = new RegExp(`(?:^|; )(?:${KNOWN_COOKIE}|ostrov_guest)=`)
/** A page whose pictures do not come wakes anyway. */
const LATEST_MS = 4_000

let painted: Promise<unknown> | undefined

/**
 * `client:painted={media}`: wakes an island where the media query holds, once the page stands with its first pictures, or at
 * the first sign of life if that is sooner; for whoever has only just come, at that sign alone. On a slow network what is read
 * comes before what answers presses; a press that came too soon is pressed again when its island is awake, so none is lost. A
 * button of the page itself (`data-press`) keeps it, until the island that answers it looks for `early` ones.
 */
const wakeWhenPainted: ClientDirective = (load, { value }) => {
  const wake = async () => {
    painted ??= whenPainted()
    await painted
    const hydrate = await load()
    await hydrate()
  }
  const media = matchMedia(value)
  if (media.matches) void wake()
  else media.addEventListener('change', wake, { once: true })
}

export default wakeWhenPainted

function whenPainted(): Promise<unknown> {
  addEventListener('click', pressedEarly, { capture: true })
  addEventListener('click', askedLater)
  const sign = new Promise((resolve) => {
    for (const kind of SIGNS) addEventListener(kind, resolve, { once: true, passive: true })
  })
  const alive = Promise.race([sign, whenWanted()])
  return hasJustCome()
    ? alive
    : Promise.race([alive, firstPicture(), new Promise((resolve) => setTimeout(resolve, LATEST_MS))])
}

/** For whom islands would draw what the page already shows: all but a menu (`data-fresh`), whose calls only they draw. */
function hasJustCome() {
  if (keepsAnything() || KNOWN.test(document.cookie)) return false
  return !document.referrer.startsWith(location.origin) && !document.querySelector('[data-fresh]')
}

/** A browser that lets nobody keep anything may know its visitor otherwise. */
function keepsAnything() {
  try {
    return localStorage.length + sessionStorage.length > 0
  } catch {
    return true
  }
}

/** The page has loaded, and what has come is on the screen. */
async function firstPicture() {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  await new Promise<unknown>((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }))
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
}

function pressedEarly(event: MouseEvent) {
  const button = event.target instanceof Element ? event.target.closest('button') : null
  if (button && !pressAgain(event, 'button')) keepPress(button)
}

function keepPress({ dataset }: HTMLElement) {
  if (dataset.press !== undefined) dataset.press = dataset.press === '' ? 'early' : ''
}
