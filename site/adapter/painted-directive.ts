import type { ClientDirective } from 'astro'
import { askedLater, pressAgain } from './press-again'

/** A page whose pictures do not come wakes anyway. */
const LATEST_MS = 4_000

let painted: Promise<unknown> | undefined

/**
 * `client:painted={media}`: wakes an island where the media query holds, once the page stands with its first pictures, or at
 * the first touch or key if that is sooner. On a slow network what is read comes before what answers presses; a press that
 * came too soon is pressed again when its island is awake, so none is lost. A button of the page itself (`data-press`) keeps
 * it, until the island that answers it looks for `early` ones.
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
  const touched = new Promise((resolve) => {
    for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, resolve, { once: true, passive: true })
    setTimeout(resolve, LATEST_MS)
  })
  return Promise.race([touched, firstPicture()])
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
