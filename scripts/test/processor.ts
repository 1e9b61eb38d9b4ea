/** Processor seconds, user and system, as the system tells them. */
import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second, whatever the machine. */
const TICKS = 100

/** Of this process and those of its children that have ended; where the system does not tell, of the process alone. */
export function spentBySelf(): number {
  const { user, system } = process.cpuUsage()
  const told = statOf(process.pid)
  return Math.max((user + system) / 1e6, told ? told.own + told.ended : 0)
}

/** Of the process that started this one, with all its children: a server of PostgreSQL by one of its connections. */
export function spentByParent(child: number): number | undefined {
  const parent = statOf(child)?.parent
  const server = parent === undefined ? undefined : statOf(parent)
  if (!server) return undefined
  const living = readdirSync('/proc').flatMap((name) => {
    const one = /^\d+$/.test(name) ? statOf(Number(name)) : undefined
    return one && one.parent === parent ? [one.own] : []
  })
  return server.own + server.ended + living.reduce((sum, own) => sum + own, 0)
}

function statOf(id: number) {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'utf8')
    // The name, in brackets, may hold anything.
    const [, parent, ...fields] = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(9, 13).map((one) => Number(one) / TICKS)
    return { parent: Number(parent), own: user + system, ended: endedUser + endedSystem }
  } catch {
    return undefined
  }
}
