import { formatMoney } from '@ostrov/shared/formats/money'
import { countOf } from '@ostrov/shared/formats/plural'
import { followTaken, type Placed } from './seat-fresh'
import { walkSeats } from './seat-walk'
import { zoomPlan } from './seat-zoom'

/** Makes the plan of a buying page pressable: by pointer, by keys, by finger; the list below stays in step with it. */
export function wireSeats(section: HTMLElement) {
  const seats = placedIn(section)
  const plan = section.querySelector<HTMLElement>('[data-plan]')
  const svg = plan?.querySelector('svg')
  if (!plan || !svg) return
  svg.setAttribute('role', 'group')
  // What can be reached within it scrolls it: it needs no stop of its own.
  plan.removeAttribute('tabindex')
  for (const seat of seats.values()) show(seat)
  const told = section.querySelector<HTMLElement>('[data-told]')
  const tell = (words: string) => {
    if (told) told.textContent = words
  }
  const press = (id: string) => seats.get(id)?.box.click()
  section.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'seat') return
    const over = overMost(section, target)
    if (over) target.checked = false
    tell(over ?? '')
    const seat = seats.get(target.value)
    if (seat) show(seat)
    list(section, seats)
  })
  const comesNearer = zoomPlan(section, plan, svg)
  svg.addEventListener('click', (event) => {
    const { target } = event
    if (event instanceof PointerEvent && event.pointerType === 'touch' && comesNearer(event)) return
    const mark = target instanceof Element ? target.closest<SVGGElement>('[data-seat]') : null
    if (mark?.dataset.seat) press(mark.dataset.seat)
  })
  walkSeats(svg, press)
  for (const hint of section.querySelectorAll<HTMLElement>('[data-keys]')) hint.hidden = false
  list(section, seats)
  followTaken(section.dataset.seats ?? '', seats, (gone) => {
    for (const seat of seats.values()) show(seat)
    list(section, seats)
    if (gone.length > 0) tell(`Только что заняли: ${gone.join('; ')}. Выберите другое место.`)
  })
}

function placedIn(section: HTMLElement): Map<string, Placed> {
  const boxes = new Map(
    [...section.querySelectorAll<HTMLInputElement>('input[name="seat"]')].map((box) => [box.value, box]),
  )
  const seats = new Map<string, Placed>()
  for (const mark of section.querySelectorAll<SVGGElement>('[data-seat]')) {
    const box = boxes.get(mark.dataset.seat ?? '')
    if (box) seats.set(box.value, { mark, box })
    else mark.removeAttribute('data-seat')
  }
  return seats
}

/** Draws a seat as its box stands. */
function show({ mark, box }: Placed) {
  const isTaken = box.disabled
  const price = Number(box.dataset.price)
  const state = isTaken ? 'занято' : box.checked ? 'выбрано' : 'свободно'
  const words = `${box.dataset.words}, ${price === 0 ? 'бесплатно' : formatMoney(price)}, ${state}`
  mark.setAttribute('role', 'checkbox')
  mark.setAttribute('aria-checked', String(box.checked))
  mark.setAttribute('aria-label', words)
  box.setAttribute('aria-label', words)
  if (isTaken) mark.setAttribute('aria-disabled', 'true')
  else mark.removeAttribute('aria-disabled')
  mark.classList.toggle('hall-plan__seat--taken', isTaken)
}

/** What to say where a kind has more chosen than one person may take; null where it has not. */
function overMost(section: HTMLElement, box: HTMLInputElement): string | null {
  const kind = [...section.querySelectorAll<HTMLElement>('li[data-kind]')].find(
    ({ dataset }) => dataset.kind === box.dataset.kind,
  )
  const chosen = [...section.querySelectorAll<HTMLInputElement>('input[name="seat"]:checked')]
  const most = Number(kind?.dataset.most)
  if (chosen.filter(({ dataset }) => dataset.kind === box.dataset.kind).length <= most) return null
  return `${kind?.dataset.name}: одному человеку сейчас\u00A0— не\u00A0больше ${countOf(most, 'билета', 'билетов', 'билетов')}.`
}

/** The chosen ones in words, each with a way to put it back. */
function list(section: HTMLElement, seats: ReadonlyMap<string, Placed>) {
  const chosen = [...seats.values()].filter(({ box }) => box.checked)
  const items = chosen.map(({ box }) => {
    const item = document.createElement('li')
    const price = Number(box.dataset.price)
    item.append(`${box.dataset.words}, ${price === 0 ? 'бесплатно' : formatMoney(price)}`)
    const back = document.createElement('button')
    Object.assign(back, { type: 'button', className: 'ui-button ui-button--small', textContent: 'Убрать' })
    back.setAttribute('aria-label', `Убрать: ${box.dataset.words}`)
    back.addEventListener('click', () => box.click())
    item.append(back)
    return item
  })
  const none = document.createElement('li')
  Object.assign(none, { className: 'ui-muted', textContent: 'Пока не\u00A0выбраны' })
  const shown = section.querySelector('[data-chosen]')
  const isHere = shown?.contains(document.activeElement)
  shown?.replaceChildren(...(items.length > 0 ? items : [none]))
  // What was pressed is gone: the focus stays with what is left, else goes back to the plan.
  const left = shown?.querySelector('button') ?? section.querySelector<SVGElement>('[data-seat][tabindex="0"]')
  if (isHere) left?.focus()
  document.dispatchEvent(new Event('seats'))
}
