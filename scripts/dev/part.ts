/** One part of the product under development: a leashed process whose output is shown with its name in front. */
import { forEachLine } from '../each-line.ts'
import { leash } from '../leash.ts'

const KEPT_LINES = 20
const COLORS = { api: 36, site: 35, admin: 33, pictures: 32 }

/** A part that was started. */
export type Part = {
  name: PartOptions['name']
  /** The exit code, once it has ended. */
  exited: Promise<number>
  /** Resolves with true when it serves, with false when it ended before that. */
  ready: () => Promise<boolean>
  /** What it said last. */
  lastLines: () => Promise<string[]>
  stop: () => Promise<void>
}

/** What to start and how to know that it serves. */
export type PartOptions = {
  name: keyof typeof COLORS
  command: string[]
  cwd: string
  env: Record<string, string | undefined>
  /** Any answer from here, whatever its status, means that the part is up. */
  probe: string
}

/** Starts a part and shows what it says. */
export function startPart(options: PartOptions): Part {
  const kept: string[] = []
  const child = leash({
    command: options.command,
    cwd: options.cwd,
    env: options.env,
    held: 'pipe',
    signal: 'TERM',
    grace: 8,
    output: 'pipe',
  })
  const say = (line: string) => {
    kept.push(line)
    if (kept.length > KEPT_LINES) kept.shift()
    console.log(`${label(options.name)} ${line}`)
  }
  const { stdout, stderr } = child.process
  const drained = Promise.all([stdout, stderr].map((stream) => forEachLine(stream, say)))
  return {
    name: options.name,
    exited: child.exited,
    ready: () => answers(options.probe, () => child.process.exitCode !== null),
    lastLines: async () => {
      await Promise.race([drained, Bun.sleep(500)])
      return kept
    },
    async stop() {
      child.release()
      await child.exited
      child.kill()
    },
  }
}

function label(name: keyof typeof COLORS) {
  const padded = `${name.padEnd(8)} │`
  return process.stdout.isTTY ? `\u001B[${COLORS[name]}m${padded}\u001B[0m` : padded
}

async function answers(url: string, ended: () => boolean) {
  while (!ended()) {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(5_000) }).catch(() => undefined)
    if (answer !== undefined) {
      await answer.body?.cancel()
      return true
    }
    await Bun.sleep(100)
  }
  return false
}
