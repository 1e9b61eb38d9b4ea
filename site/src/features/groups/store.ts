import type { GroupWire } from '@ostrov/shared/groups/schema'
import { showToast } from '@ostrov/shared/ui/toasts'
import { ask, Problem, sentenceOf } from '@ostrov/shared/wire/answers'
import { isNowhere } from '@ostrov/shared/wire/nowhere'
import { atom } from 'nanostores'
import { api } from '../../api'
import { inTurn } from '../baskets/queue'

type State = { state: 'loading' | 'missing' } | { state: 'ready'; group: GroupWire }

/** The group basket of a page. */
export const $group = atom<State>({ state: 'loading' })
/** Quantities chosen here that the server has not confirmed yet, by line. */
export const $chosen = atom<Readonly<Record<string, number>>>({})

/** A change is sent when the person has let the counter rest for so long. */
const DEBOUNCE_MS = 500
const timers = new Map<string, ReturnType<typeof setTimeout>>()
let isAsked = false

const at = (token: string) => api.groups({ id: token })

/** Reads the group anew; of many words that it has changed one reading is enough. What is shown stays without an answer. */
export function loadGroup(token: string): Promise<void> {
  if (isAsked) return Promise.resolve()
  isAsked = true
  return inTurn(async () => {
    isAsked = false
    try {
      $group.set({ state: 'ready', group: await ask(at(token).get()) })
    } catch (problem) {
      if (isNowhere(problem)) $group.set({ state: 'missing' })
    }
  })
}

/** Takes a seat. @throws {Problem} for the form. */
export function join(token: string, name: string): Promise<void> {
  return inTurn(async () => take(await ask(at(token).participants.post({ name }))))
}

export const putDish = (token: string, dish: { product_id: string; product_options: string[]; quantity: number }) =>
  tried(token, () => at(token).items.post(dish))

export const setReady = (token: string, id: string, is_ready: boolean) =>
  tried(token, () => at(token).participants({ target: id }).put({ is_ready }))

export const removeFriend = (token: string, id: string) =>
  tried(token, () => at(token).participants({ target: id }).delete())

export const lockGroup = (token: string, is_locked: boolean) => tried(token, () => at(token).put({ is_locked }))

export const closeGroup = (token: string) => tried(token, () => at(token).delete())

/** The token of the new link; null with a toast. */
export async function replaceLink(token: string): Promise<string | null> {
  try {
    return (await ask(at(token).link.post())).token
  } catch (problem) {
    showToast(sentenceOf(problem), { kind: 'error' })
    return null
  }
}

/** Shows a line's quantity at once and sends it after a rest; 0 removes the line. */
export function setDish(token: string, id: string, quantity: number): void {
  $chosen.set({ ...$chosen.get(), [id]: quantity })
  clearTimeout(timers.get(id))
  const send = async () => {
    await tried(token, () => at(token).items({ target: id }).put({ quantity }))
    if ($chosen.get()[id] !== quantity) return
    const { [id]: _, ...others } = $chosen.get()
    $chosen.set(others)
  }
  timers.set(id, setTimeout(send, DEBOUNCE_MS))
}

/** What was asked for is shown; what was refused is told, and the group is read anew. Answers whether it was done. */
function tried(token: string, request: () => Parameters<typeof ask<GroupWire>>[0]): Promise<boolean> {
  return inTurn(async () => {
    try {
      take(await ask(request()))
      return true
    } catch (problem) {
      showToast(sentenceOf(problem), { kind: 'error' })
      if (problem instanceof Problem && problem.status > 0) void loadGroup(token)
      return false
    }
  })
}

function take(group: GroupWire) {
  $group.set({ state: 'ready', group })
}
