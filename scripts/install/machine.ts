/** What the installer does to the machine. Whatever is as it should be already is left alone. */
import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Runs a command to its end. Throws a sentence with what it said. */
export function run(command: string[], options: { env?: Record<string, string>; stdin?: string } = {}) {
  const { exitCode, stdout, stderr } = Bun.spawnSync(command, {
    env: { ...process.env, ...options.env },
    stdin: options.stdin === undefined ? 'ignore' : Buffer.from(options.stdin),
    stdout: 'pipe',
    stderr: 'pipe',
  })
  if (exitCode !== 0) throw new Error(`\`${command.join(' ')}\` failed: ${`${stderr}${stdout}`.trim()}`)
  return stdout.toString().trim()
}

/** Writes a file of root's; true when it was not so before. The file gets its name when it is whole. */
export async function put(path: string, text: string, mode = 0o644): Promise<boolean> {
  const had = await readFile(path, 'utf8').catch(() => undefined)
  await mkdir(dirname(path), { recursive: true })
  if (had !== text) {
    await writeFile(`${path}.part`, text, { mode })
    await chmod(`${path}.part`, mode)
    await rename(`${path}.part`, path)
  }
  await chmod(path, mode)
  return had !== text
}

/** An account without a shell or password. */
export function account(name: string, home: string) {
  if (idOf(name) === undefined)
    run([
      'useradd',
      '--system',
      '--user-group',
      '--home-dir',
      home,
      '--no-create-home',
      '--shell',
      '/usr/sbin/nologin',
      name,
    ])
  const identity = idOf(name)
  if (!identity) throw new Error(`The account ${name} could not be made.`)
  return identity
}

function idOf(name: string) {
  const [uid, gid] = ['-u', '-g'].map((flag) => Bun.spawnSync(['id', flag, name], { stderr: 'ignore' }))
  if (uid?.exitCode !== 0 || gid?.exitCode !== 0) return undefined
  return { uid: Number(uid.stdout.toString()), gid: Number(gid.stdout.toString()) }
}

/** A folder of this account, which others do not read unless `mode` lets them. */
export async function folder(path: string, owner: { uid: number; gid: number }, mode = 0o750) {
  if (!existsSync(path)) await mkdir(path, { recursive: true })
  await chown(path, owner.uid, owner.gid)
  await chmod(path, mode)
}

/** MiB of memory of this machine. */
export async function memory() {
  const [, kib = '0'] = /^MemTotal:\s+(\d+)/m.exec(await readFile('/proc/meminfo', 'utf8')) ?? []
  return Math.floor(Number(kib) / 1024)
}

/** Asks until an answer comes; undefined when the time is over. */
export async function until<T>(seconds: number, answer: () => Promise<T | undefined>): Promise<T | undefined> {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await Bun.sleep(500)) {
    const found = await answer().catch(() => undefined)
    if (found !== undefined) return found
  }
  return undefined
}
