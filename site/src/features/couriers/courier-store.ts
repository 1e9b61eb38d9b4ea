import { COURIER_ACTS, type CourierAct } from '@ostrov/shared/couriers/rules'
import type { CourierWorkWire } from '@ostrov/shared/couriers/schema'
import { isText, listOf, shaped, storedAs } from '@ostrov/shared/formats/read-stored'
import { ask, Problem } from '@ostrov/shared/wire/answers'
import { api } from '../../api'
import { PAGES } from '../offline/shelves'
import { type Press, withPresses } from './presses'

const ANSWER_MS = 8_000
const MOST_SENT = 100

/** What the phone keeps, so that the page works without a network and after a reload. */
type Kept = { work: CourierWorkWire; queue: Press[] }
const isAct = (value: unknown): value is CourierAct => typeof value === 'string' && Object.hasOwn(COURIER_ACTS, value)
const isPress = shaped<Press>({ id: isText, act: isAct, pressed_at: isText })
const isWork = shaped<CourierWorkWire>({ name: isText, orders: Array.isArray, free: Array.isArray })
const isWish = (value: unknown): value is boolean => typeof value === 'boolean'
const isKept = shaped<Kept>({ work: isWork, queue: listOf(isPress) })

export type Shown = Kept & {
  /** Whether customers are to see where one is, until that is told; null where it is. */
  wish: boolean | null
  /** What was refused, each with its sentence. */
  refused: { id: string; text: string }[]
  isOffline: boolean
  /** Why nothing can be sent any more: the shift's session or the link is over. */
  ended: string | null
}

/** A courier's work in this browser: a press is kept, shown as done, and told as soon as there is a network. */
export function openCourier(key: string, first: CourierWorkWire, changed: (shown: Shown) => void) {
  const place = `courier:${key}`
  const wishPlace = `courier_wish:${key}`
  const kept = storedAs(localStorage.getItem(place), isKept)
  // A page that the worker has kept may be older than what was told since.
  const isOld = 'kept' in document.documentElement.dataset
  let shown: Shown = {
    work: isOld && kept ? kept.work : first,
    queue: kept?.queue ?? [],
    ...{ refused: [], isOffline: false, ended: null, wish: storedAs(localStorage.getItem(wishPlace), isWish) },
  }
  let isLeft = false
  let isSending = false

  const change = (next: Partial<Shown>) => {
    const before = shown.work
    shown = { ...shown, ...next }
    if (!isLeft) keep(place, shown)
    if (shown.wish === null) localStorage.removeItem(wishPlace)
    else localStorage.setItem(wishPlace, JSON.stringify(shown.wish))
    if (next.work && idsOf(next.work) !== idsOf(before)) void keepPage()
    changed({ ...shown, work: withPresses(shown.work, shown.queue) })
  }

  const send = async () => {
    const presses = shown.queue.slice(0, MOST_SENT)
    const answer = await timed(ask(api.couriers({ key }).presses.post({ presses })))
    const told = new Set(answer.presses.map(({ id }) => id))
    const refused = answer.presses.flatMap(({ id, error }) => (error === null ? [] : [{ id, text: error }]))
    change({
      work: answer.work,
      queue: shown.queue.filter(({ id }) => !told.has(id)),
      ...{ refused: [...shown.refused, ...refused], isOffline: false },
    })
  }
  const tellWish = async (is_shared: boolean) => {
    const work = await timed(ask(api.couriers({ key }).shared.put({ is_shared })))
    change({ work, isOffline: false, ...(shown.wish === is_shared && { wish: null }) })
  }
  const refresh = async () => {
    const { work } = await timed(ask(api.couriers({ key }).get()))
    change(work ? { work, isOffline: false } : { ended: AGAIN })
  }

  /** Tells what waits, or asks for what is new. One at a time. */
  const settle = async () => {
    if (isSending || shown.ended) return
    isSending = true
    try {
      // That nobody is to see where they are waits for nothing.
      if (shown.wish !== null) await tellWish(shown.wish)
      await (shown.queue.length > 0 ? send() : refresh())
    } catch (problem) {
      change(afterwards(problem))
    } finally {
      isSending = false
    }
    if ((shown.queue.length > 0 || shown.wish !== null) && !shown.isOffline) await settle()
  }

  const afterwards = (problem: unknown): Partial<Shown> => {
    if (!(problem instanceof Problem) || problem.status === 0 || problem.status === 429 || problem.status >= 500)
      return { isOffline: true }
    if (problem.status === 404)
      return { ended: problem.message, queue: [], work: { ...shown.work, orders: [], free: [] } }
    if (problem.errorMessage === 'courier.code_needed') return { ended: AGAIN }
    // What no server can read would keep all that comes after it.
    return { queue: [], wish: null, refused: [...shown.refused, { id: crypto.randomUUID(), text: problem.message }] }
  }

  const press = (one: Omit<Press, 'id' | 'pressed_at'>) => {
    change({ queue: [...shown.queue, { ...one, id: crypto.randomUUID(), pressed_at: new Date().toISOString() }] })
    void settle()
  }
  const share = (wish: boolean) => {
    change({ wish })
    void settle()
  }
  /** Their shift is over, and whose orders they were is nobody's business. */
  const leave = () => {
    isLeft = true
    localStorage.removeItem(place)
  }
  const forgive = (id: string) => change({ refused: shown.refused.filter((one) => one.id !== id) })

  change({})
  const renew = (work: CourierWorkWire) => change({ work })
  return { settle, press, forgive, share, leave, renew }
}

const AGAIN = 'Смена началась давно: войдите ещё раз. Нажатое не\u00A0пропадёт.'

const idsOf = ({ orders }: CourierWorkWire) => orders.map(({ id }) => id).join()

function keep(place: string, { work, queue }: Kept) {
  try {
    localStorage.setItem(place, JSON.stringify({ work, queue }))
  } catch {
    // A full store loses what can be read again, never what was pressed.
    localStorage.setItem(place, JSON.stringify({ work: { ...work, orders: [], free: [] }, queue }))
  }
}

/** The page that the worker keeps has the orders of when it was read: whose they were is nobody's business after. */
async function keepPage() {
  if (!('caches' in window)) return
  const pages = await caches.open(PAGES)
  if (!(await pages.match(location.href, { ignoreVary: true }))) return
  const page = await fetch(location.href).catch(() => null)
  if (page?.ok) await pages.put(location.href, page)
}

/** @throws where the answer does not come in time, too */
function timed<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const late = new Promise<never>((_, refuse) => setTimeout(() => refuse(new Error('No answer')), ANSWER_MS))
  return Promise.race([answer, late])
}
