/** How long a silent worker is waited for: by what its thread has had of the processor, not by the clock alone. */
import { readFile } from 'node:fs/promises'

/** What a thread has used of the processor since it began, in seconds, and whether it wants more of it at this moment. */
export type Use = { seconds: number; wants: boolean }
export type Verdict = 'wait' | 'loops' | 'hangs' | 'lost'

/** So many looks in a row without a beat are silence. */
const SILENT = 10
/** Longer than anything of ours keeps a thread busy. */
const LOOP_SECONDS = 10
/** A tick of the kernel's account. */
const IDLE_SECONDS = 0.01
/** Whatever the machine is busy with. */
const LONGEST = 120
/** Where nothing tells of the processor. */
const LONGEST_UNTOLD = 30

/**
 * Of the looks since a worker was heard last, one a second, what to make of its silence. Who has had processor enough and does
 * not answer is in a loop; who neither uses nor wants any hangs; all others get too little of it on a busy machine.
 */
export function judgeSilence(looks: readonly (Use | null)[]): Verdict {
  if (looks.length < SILENT) return 'wait'
  const told = looks.filter((use) => use !== null)
  const [first, last] = [told[0], told.at(-1)]
  if (!first || !last || looks.at(-1) === null) return looks.length < LONGEST_UNTOLD ? 'wait' : 'lost'
  if (last.seconds - first.seconds >= LOOP_SECONDS) return 'loops'
  const recent = told.slice(-SILENT)
  const used = last.seconds - (recent[0]?.seconds ?? 0)
  if (recent.length === SILENT && used <= IDLE_SECONDS && !recent.some(({ wants }) => wants)) return 'hangs'
  return looks.length < LONGEST ? 'wait' : 'lost'
}

/** What the main thread of a process has used; outside Linux the whole process. Null where nothing tells. */
export async function readUse(pid: number): Promise<Use | null> {
  try {
    return process.platform === 'linux'
      ? parseStat(await readFile(`/proc/${pid}/task/${pid}/stat`, 'utf8'))
      : parsePs(await new Response(Bun.spawn(['ps', '-o', 'time=,state=', '-p', String(pid)]).stdout).text())
  } catch {
    return null
  }
}

/** Ticks are a hundredth of a second wherever Linux runs. */
export function parseStat(stat: string): Use | null {
  // The name in brackets may hold anything.
  const [state = '', ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return use((Number(fields[10]) + Number(fields[11])) / 100, state)
}

/** `[[days-]hours:]minutes:seconds` and the state. */
export function parsePs(line: string): Use | null {
  const [time = '', state = ''] = line.trim().split(/\s+/)
  const [clock = '', days = '0'] = time.split('-').reverse()
  const seconds = clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
  return time === '' ? null : use(Number(days) * 86_400 + seconds, state)
}

/** Running, or waiting for a page or a disk. */
const use = (seconds: number, state: string) =>
  Number.isFinite(seconds) ? { seconds, wants: /^[RDU]/.test(state) } : null
