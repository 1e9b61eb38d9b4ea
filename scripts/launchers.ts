/**
 * Commands come here through launchers (`npx`, `bun run`, a shell between them). A killed launcher can't tell us,
 * so we look: when one of them is gone, whoever started the command is gone too.
 */
import { readFileSync } from 'node:fs'

const PERIOD_MS = 500

/** Calls `gone` once when a launcher of this process dies. Returns a function that stops watching. */
export function watchLaunchers(gone: () => void) {
  const chain = launcherChain()
  const timer = setInterval(() => {
    if (isWhole(chain)) return
    clearInterval(timer)
    gone()
  }, PERIOD_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/** Whether a command line belongs to something that only starts other commands. */
export function isLauncher(command: readonly string[]) {
  const [program = '', first = '', second = ''] = command.map((word) => word.split('/').at(-1) ?? '')
  if (/^(npx|npm|npm exec.*|bunx)(\.exe)?$/.test(program)) return true
  if (/^bun(\.exe)?$/.test(program)) return first === 'run' || first === 'x' || second === 'run'
  if (/^node/.test(program)) return /^(npx|npm)(-cli\.js)?$/.test(first)
  return (
    /^(da|ba|z)?sh$/.test(program) && first === '-c' && /^['"]?([^\s'"]*\/)?(bun|npx)['"]?\s/.test(command[2] ?? '')
  )
}

function launcherChain() {
  const chain = [process.pid]
  for (let pid = process.ppid; pid > 1 && isLauncher(commandLine(pid)); pid = parentOf(pid)) chain.push(pid)
  return chain
}

function isWhole(chain: number[]) {
  return chain.every((pid, index) => {
    const expected = chain[index + 1]
    return expected === undefined || parentOf(pid) === expected
  })
}

function parentOf(pid: number) {
  if (pid === process.pid) return process.ppid
  // The second field is the program's name in brackets and may hold anything.
  const linux = read(`/proc/${pid}/stat`)?.replace(/^.*\) /s, '')
  if (linux !== undefined) return Number(linux.split(' ')[1])
  return Number(ask(pid, 'ppid='))
}

function commandLine(pid: number) {
  const linux = read(`/proc/${pid}/cmdline`)
  return linux === undefined ? ask(pid, 'command=').split(' ') : linux.split('\0')
}

function ask(pid: number, field: string) {
  if (process.platform === 'linux') return ''
  return Bun.spawnSync(['ps', '-o', field, '-p', String(pid)])
    .stdout.toString()
    .trim()
}

function read(path: string) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
