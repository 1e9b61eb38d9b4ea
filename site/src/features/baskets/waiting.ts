import { shaped, storedAs } from '@ostrov/shared/formats/read-stored'
import { showToast } from '@ostrov/shared/ui/toasts'
import { isAway } from '@ostrov/shared/wire/away'
import { complain } from './complain'
import { type Adding, byRestaurant, lineOf, type Pending } from './lines'
import { inTurn } from './queue'
import { postItem, putQuantity, readBaskets } from './requests'
import { $adding, $confirmed, $pending, $waiting, accept, forgetComing, release, restaurantOf, settle } from './state'
import { isAdding, isPending } from './stored'
import { WAITING } from './tabs'

/** What waits in this browser, of all its tabs: quantities of lines, and dishes that have no line yet, in the order of pressing. */
type Kept = { lines: Pending; dishes: readonly Adding[] }

/** The browser cannot always tell that its network is back. */
const AGAIN_MS = 20_000
const NOTHING: Kept = { lines: {}, dishes: [] }

let mine = NOTHING
let stop: (() => void) | null = null

/** A change met no network: from now on what is on its way is kept until the server has taken it, whatever becomes of the page. */
export function keepWaiting(): void {
  if (!stop) showToast('Нет сети. Корзина сохранена и\u00A0отправится, когда связь появится.')
  watch()
}

/** Of a page before this one: shown as it was, and sent when there is a network. */
export function takeUp(): void {
  const { lines, dishes } = read()
  $pending.set({ ...lines, ...$pending.get() })
  $adding.set([...dishes.filter(({ key }) => !$adding.get().some((one) => one.key === key)), ...$adding.get()])
  watch()
  void sendWaiting()
}

function watch() {
  if (stop) return
  const send = () => void sendWaiting()
  const timer = setInterval(send, AGAIN_MS)
  const unhear = [$pending.listen(sync), $adding.listen(sync)]
  addEventListener('online', send)
  stop = () => {
    clearInterval(timer)
    removeEventListener('online', send)
    for (const end of unhear) end()
    stop = null
  }
  sync()
}

/**
 * Sends what waits, in order, each as what shall be rather than what shall change: what an earlier try has brought to the
 * server without our hearing of it is found there and not added again. One tab at a time.
 */
function sendWaiting(): Promise<void> {
  return inTurn(() =>
    alone(async () => {
      try {
        dropSent(read())
        accept(byRestaurant(await readBaskets()))
        for (const { key } of [...$adding.get()]) await sendDish(key)
        for (const item_id of Object.keys($pending.get())) await sendLine(item_id)
      } catch {
        // Another time: what could not be sent still waits.
      }
    }),
  )
}

async function sendDish(key: string) {
  const dish = $adding.get().find((one) => one.key === key)
  if (!dish) return
  const { restaurant_id } = dish.product
  const line = lineOf($confirmed.get()[restaurant_id], key)
  await unlessRefused(async () => {
    if (line) settle(restaurant_id, await putQuantity(line.id, dish.quantity))
    else if (dish.quantity > 0) settle(restaurant_id, await postItem(dish))
  })
  forgetComing(key)
}

async function sendLine(item_id: string) {
  const restaurant_id = restaurantOf(item_id) ?? ''
  await unlessRefused(async () => settle(restaurant_id, await putQuantity(item_id, $pending.get()[item_id] ?? 0)))
  release(item_id)
}

/** What the server refuses is told and waits no longer: the basket is shown as the server has it. */
async function unlessRefused(work: () => Promise<void>) {
  try {
    await work()
  } catch (problem) {
    if (isAway(problem)) throw problem
    complain(problem)
  }
}

/** Writes down what waits here beside what waits in other tabs; with nothing left the waiting is over. */
function sync() {
  const before = mine
  mine = { lines: $pending.get(), dishes: $adding.get().map(brief) }
  const isOthers = (id: string) => [before, mine].every((one) => !(id in one.lines))
  const isOthersDish = ({ key }: Adding) => ![...before.dishes, ...mine.dishes].some((one) => one.key === key)
  const kept = read()
  const lines = Object.entries(kept.lines).filter(([id]) => isOthers(id))
  const dishes = kept.dishes.filter(isOthersDish)
  write({ lines: { ...Object.fromEntries(lines), ...mine.lines }, dishes: [...dishes, ...mine.dishes] })
  const waits = Object.keys(mine.lines).length + mine.dishes.length > 0
  $waiting.set(waits)
  if (!waits) stop?.()
}

/** What another tab has sent meanwhile waits here no longer. */
function dropSent({ lines, dishes }: Kept) {
  for (const id of Object.keys(mine.lines)) if (!(id in lines)) release(id)
  for (const { key } of mine.dishes) if (!dishes.some((one) => one.key === key)) forgetComing(key)
}

function brief({ product, ...dish }: Adding): Adding {
  const { id, restaurant_id, name, price, discount_price } = product
  return { ...dish, product: { id, restaurant_id, name, price, discount_price } }
}

function read(): Kept {
  return storedAs(localStorage.getItem(WAITING), shaped<Kept>({ lines: isPending, dishes: isAdding })) ?? NOTHING
}

function write(kept: Kept) {
  if (Object.keys(kept.lines).length + kept.dishes.length === 0) localStorage.removeItem(WAITING)
  else localStorage.setItem(WAITING, JSON.stringify(kept))
}

function alone(work: () => Promise<void>): Promise<void> {
  return 'locks' in navigator ? navigator.locks.request(WAITING, work) : work()
}
