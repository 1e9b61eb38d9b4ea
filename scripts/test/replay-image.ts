/**
 * Replays the Dockerfile in a plain folder: its COPY and RUN lines where a stage brings what production runs with, and its ENV and
 * CMD. The stage `build` is the repository itself: the test command has just installed its packages and built it by the same two commands.
 */
import { cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../database.ts'

const BUILD = { stage: 'build', runs: ['bun install --frozen-lockfile', 'bun run build'] }
/** What `.dockerignore` keeps out of every COPY. */
const IGNORED = /(?:^|\/)(?:node_modules|dist|\.astro|scripts\/demo)$/
/** Of the machine, not of the folder. */
const MACHINE = /^mkdir \/data /

/** The last stage: where it lies, its settings and its command. */
export type Image = { folder: string; env: Record<string, string>; command: string[] }

/** Replays it under `into`. @throws with the output of a command that failed, or at an instruction it does not know. */
export async function replayImage(into: string): Promise<Image> {
  const folders = new Map<string, string>()
  const image: Image = { folder: '', env: {}, command: [] }
  let stage = ''
  const builds: string[] = []
  for (const { word, rest } of await instructions()) {
    if (word === 'FROM') {
      const [base = '', , name = 'last'] = rest.split(' ')
      stage = name
      image.folder = stage === BUILD.stage ? ROOT : join(into, stage)
      await mkdir(image.folder, { recursive: true })
      if (stage !== BUILD.stage && folders.has(base)) await copy(join(folders.get(base) ?? '', '.'), image.folder)
      folders.set(stage, image.folder)
    } else if (stage === BUILD.stage) {
      if (word === 'RUN') builds.push(rest)
    } else if (word === 'COPY') await copyInto(image.folder, rest, folders)
    else if (word === 'RUN' && !MACHINE.test(rest)) await run(rest, image.folder)
    else if (word === 'ENV') Object.assign(image.env, Object.fromEntries(rest.split(' ').map((one) => one.split('='))))
    else if (word === 'CMD') image.command = JSON.parse(rest)
  }
  if (builds.join() !== BUILD.runs.join()) throw new Error(`The stage build has other commands now: ${builds.join()}`)
  return image
}

async function instructions() {
  const text = await Bun.file(join(ROOT, 'Dockerfile')).text()
  return text
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line))
    .map((line) => ({ word: line.split(' ')[0] ?? '', rest: line.slice(line.indexOf(' ') + 1) }))
}

async function copyInto(folder: string, rest: string, folders: ReadonlyMap<string, string>) {
  const [first = '', ...others] = rest.split(' ')
  const from = /^--from=(.+)$/.exec(first)?.[1]
  const names = from ? others : [first, ...others]
  const target = join(folder, names.pop() ?? '')
  for (const name of names) {
    const source = from ? join(folders.get(from) ?? '', name.replace(/^\/app/, '.')) : join(ROOT, name)
    const isFolder = from !== undefined || !/\.\w+$|^LICENSE$/.test(name)
    await copy(source, isFolder ? target : join(target, name.split('/').at(-1) ?? ''), from !== undefined)
  }
}

async function copy(source: string, target: string, everything = true) {
  await mkdir(join(target, '..'), { recursive: true })
  const filter = (path: string) => everything || !IGNORED.test(path)
  await cp(source, target, { recursive: true, verbatimSymlinks: true, filter })
}

async function run(command: string, cwd: string) {
  const child = Bun.spawn(['/bin/sh', '-c', command], { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  const [code, out, err] = await Promise.all([
    child.exited,
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ])
  if (code !== 0) throw new Error(`${command} ended with ${code}:\n${out}${err}`)
}
