import { bytesOf, type ReadCode, readCode, shortCode } from '@ostrov/shared/tickets/code'
import type { GateWire } from '@ostrov/shared/tickets/gate-schema'
import { type Judgement, judge, type Listed, type Shown } from '@ostrov/shared/tickets/passes'
import { ask, Problem } from '@ostrov/shared/wire/answers'
import { api } from '../../api'
import { type Kept, keep, type Pass, readKept } from './gate-store'

const ANSWER_MS = 4_000
const MOST_SENT = 100

export type Told = { judgement: Judgement; isOffline: boolean }

/**
 * One way in. It asks the server while there is a network; without one it judges by the list it has, keeps whom it let in and
 * tells it later.
 */
export function openGate(key: string, device: string) {
  let kept: Kept | null = readKept(key)
  const isGenuine = createCheck()

  const change = (next: Kept) => {
    kept = next
    keep(key, next)
    return next
  }
  const send = (passes: Pass[]) => sendPasses(key, device, passes)

  /** The newest list. Throws where there is no network; a closed gate is a 404. */
  const refresh = async (): Promise<GateWire> => {
    const gate = await ask(api.gates({ key }).get())
    return change({ ...(kept ?? { queue: [], own: {} }), gate }).gate
  }
  /** Tells of whom it let in by itself. @returns how many are left to tell */
  const settle = async (): Promise<number> => {
    const waiting = kept?.queue.slice(0, MOST_SENT) ?? []
    if (waiting.length === 0 || !kept) return 0
    await send(waiting)
    const told = new Set(waiting.map(({ id }) => id))
    return change({ ...kept, queue: kept.queue.filter(({ id }) => !told.has(id)) }).queue.length
  }

  const typedOf = async (text: string, gate: GateWire): Promise<Shown | null> => {
    const short = shortCode(text)
    const find = ({ tickets }: GateWire) => tickets.find((one) => one.short === short)
    const listed = find(gate) ?? find(await refresh().catch(() => gate))
    return listed ? { id: listed.id, version: listed.version, session_id: gate.session_id, isGenuine: true } : null
  }

  /** What is said of a code that was read or typed; who may come in is in when it settles. */
  const show = async (text: string): Promise<Told> => {
    const gate = kept?.gate ?? (await refresh())
    const code = readCode(text)
    const shown = code ? { ...code, isGenuine: await isGenuine(code, gate) } : await typedOf(text, gate)
    if (!shown) return { judgement: { is: 'unknown' }, isOffline: false }
    const at = kept?.own[shown.id]
    const own = at === undefined ? undefined : { at, by: gate.name }
    const judgement = judge(shown, { session_id: gate.session_id, listed: listedIn(kept?.gate ?? gate, shown.id), own })
    if (own || judgement.is === 'forged' || judgement.is === 'foreign') return { judgement, isOffline: false }
    return pass(shown, judgement)
  }

  const pass = async ({ id: ticket_id, version }: Shown, judgement: Judgement): Promise<Told> => {
    const passed_at = new Date().toISOString()
    const one: Pass = { id: crypto.randomUUID(), ticket_id, version, passed_at, was_let_in: false }
    const remember = (queue: Pass[]) => kept && change({ ...kept, queue, own: { ...kept.own, [ticket_id]: passed_at } })
    try {
      const [answer] = await send([one])
      if (answer?.verdict === 'first') remember(kept?.queue ?? [])
      return { judgement: judgementOf(answer), isOffline: false }
    } catch (problem) {
      if (problem instanceof Problem && problem.status === 404) throw problem
      // The answer may be lost while the pass is written: told again by the same name it is the same pass.
      if (judgement.is === 'ok') remember([...(kept?.queue ?? []), { ...one, was_let_in: true }])
      return { judgement, isOffline: true }
    }
  }

  return { known: () => kept, refresh, settle, show }
}
export type Gate = ReturnType<typeof openGate>

/** @throws where the answer does not come in time, too */
async function sendPasses(key: string, device: string, passes: Pass[]) {
  const answer = ask(api.gates({ key }).passes.post({ device, passes }))
  const late = new Promise<never>((_, refuse) => setTimeout(() => refuse(new Error('No answer')), ANSWER_MS))
  return (await Promise.race([answer, late])).passes
}

/** Whether a code is of our making; null in a browser that cannot tell. The key is read once. */
function createCheck() {
  let imported: Promise<CryptoKey | null> | null = null
  return async ({ signature, signed }: ReadCode, { public_key }: GateWire): Promise<boolean | null> => {
    imported ??= crypto.subtle.importKey('raw', bytesOf(public_key), 'Ed25519', false, ['verify']).catch(() => null)
    const check_key = await imported
    return check_key && crypto.subtle.verify('Ed25519', check_key, signature, signed)
  }
}

const listedIn = ({ tickets }: GateWire, id: string): Listed | undefined => tickets.find((one) => one.id === id)

type PassAnswer = {
  verdict: string | null
  error: string | null
  kind: string | null
  at: string | null
  by: string | null
}
function judgementOf(answer: PassAnswer | undefined): Judgement {
  if (answer?.error) return { is: 'unknown' }
  if (!answer || answer.verdict === null) return { is: 'foreign' }
  if (answer.verdict === 'first') return { is: 'ok', kind: answer.kind }
  if (answer.verdict === 'double' && answer.at) return { is: 'double', at: answer.at, by: answer.by }
  return { is: answer.verdict === 'refunded' ? 'refunded' : 'stale' }
}
