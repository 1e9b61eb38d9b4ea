/**
 * `bun run drill [part…]`: what nobody wishes for, made to happen, and what must hold meanwhile and afterwards. Prints a table of each
 * part and its verdict; ends with 1 where something did not hold. Without names: all of them, for as long as they are worth it.
 */
import { parseArgs } from 'node:util'
import { openStage, type Stage } from '../bench/stage.ts'
import { takeAway } from './away.ts'
import { jumpClock } from './clock.ts'
import { cutNetwork } from './cut.ts'
import { fillDisk } from './disk.ts'
import type { Part } from './finding.ts'
import { killAll } from './kills.ts'
import { starveWorker } from './oom.ts'
import { race } from './races.ts'
import { soak } from './soak.ts'

const PARTS: Readonly<Record<string, Part>> = {
  races: race,
  cut: cutNetwork,
  disk: fillDisk,
  clock: jumpClock,
  away: takeAway,
  kills: killAll,
  oom: starveWorker,
  soak,
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    /** Soak: how long. */
    minutes: { type: 'string' },
    /** Cut, disk: how long each trouble lasts. */
    seconds: { type: 'string' },
    /** Clock: this jump alone, 60 or 3600 seconds. */
    jump: { type: 'string' },
    /** Races: how many presses. */
    writes: { type: 'string' },
    /** Kills: how many processes are killed, and how often PostgreSQL is restarted. */
    times: { type: 'string' },
  },
})
const names = positionals.length > 0 ? positionals : Object.keys(PARTS)
const unknown = names.filter((name) => !Object.hasOwn(PARTS, name))
if (unknown.length > 0) {
  console.error(`No part ${unknown.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}.`)
  process.exit(2)
}
const given = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)]))
let stage: Promise<Stage> | undefined
const open = () => (stage ??= openStage())
try {
  for (const name of names) await run(name)
} finally {
  await (await stage)?.stop()
}
process.exit(process.exitCode)

async function run(name: string) {
  console.log(`${name}…`)
  const { lines, broken, skipped } = (await PARTS[name]?.(open, given)) ?? { lines: [], broken: [] }
  if (lines.length > 0) console.log(`\n${lines.join('\n')}\n`)
  const verdict = broken.length > 0 ? `BROKEN: ${broken.join('; ')}` : skipped ? `not tried: ${skipped}` : 'holds'
  console.log(`${name}: ${verdict}\n`)
  if (broken.length > 0) process.exitCode = 1
}
