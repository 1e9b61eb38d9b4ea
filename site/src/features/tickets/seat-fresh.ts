/** A seat on the plan with its box in the list, which alone says whether it is chosen, taken, and what it is called. */
export type Placed = { mark: SVGGElement; box: HTMLInputElement }

const EACH_MS = 10_000

/**
 * While the page is looked at, asks which seats are taken; what is new is shown, what came free too. A seat that somebody took
 * is chosen no more: `onNews` hears which.
 */
export function followTaken(session_id: string, seats: ReadonlyMap<string, Placed>, onNews: (gone: string[]) => void) {
  const look = async () => {
    if (document.hidden) return
    const answer = await fetch(`/api/event_sessions/${session_id}/seats/taken`).catch(() => null)
    if (!answer?.ok) return
    const { ids }: { ids: string[] } = await answer.json()
    const taken = new Set(ids)
    const gone: string[] = []
    let isNew = false
    for (const [id, { box }] of seats) {
      if (box.dataset.closed !== undefined || taken.has(id) === box.disabled) continue
      if (taken.has(id) && box.checked) gone.push(box.dataset.words ?? '')
      box.disabled = taken.has(id)
      if (box.disabled) box.checked = false
      isNew = true
    }
    if (isNew) onNews(gone)
  }
  setInterval(() => void look(), EACH_MS)
  document.addEventListener('visibilitychange', () => void look())
}
