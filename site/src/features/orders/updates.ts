import { ask } from '@ostrov/shared/wire/answers'
import { api } from '../../api'
import { whileSeen } from '../../components/while-seen'

const STREAM = '/api/updates/stream'
/** How often one asks while the stream is silent (spec §7). */
const POLL_MS = 5000
/** A stream the server refused is asked for again after so many polls. */
const POLLS_BEFORE_RETRY = 6

/** Told the uuid of an order that has moved; null when any may have, as after a gap. */
type Changed = (uuid: string | null) => void

/** Listens to the person's orders while the page is seen. Returns how to stop. */
export function watchOrders(changed: Changed): () => void {
  return whileSeen(() => listen(changed))
}

/** The server's stream; while it is not open, a question every five seconds in its stead. */
function listen(changed: Changed): () => void {
  let source = connect(changed)
  let since: number | undefined
  let polls = 0
  // The server tells a few known events again, lest one that was late to commit be missed.
  const known = new Set<number>()
  const poll = async () => {
    if (source.readyState === EventSource.OPEN) return
    polls += 1
    if (source.readyState === EventSource.CLOSED && polls % POLLS_BEFORE_RETRY === 0) source = connect(changed)
    const answer = await ask(api.updates.orders.get({ query: { since } })).catch(() => null)
    if (!answer) return
    if (since === undefined) changed(null)
    const fresh = answer.items.filter((item) => !known.has(item.event_id))
    for (const item of fresh) known.add(item.event_id)
    for (const uuid of new Set(fresh.map((item) => item.order_uuid))) changed(uuid)
    since = answer.last_event_id
  }
  const timer = setInterval(poll, POLL_MS)
  return () => {
    clearInterval(timer)
    source.close()
  }
}

function connect(changed: Changed): EventSource {
  const source = new EventSource(STREAM)
  // What moved between the page's own reading and this moment, nobody would tell.
  source.addEventListener('open', () => changed(null))
  source.addEventListener('order', ({ data }) => changed(orderUuid(data)))
  return source
}

/** The uuid a message of the stream is about; null when it cannot be read. */
export function orderUuid(data: unknown): string | null {
  try {
    const update: unknown = JSON.parse(String(data))
    if (typeof update !== 'object' || update === null || !('order_uuid' in update)) return null
    return typeof update.order_uuid === 'string' ? update.order_uuid : null
  } catch {
    return null
  }
}
