/** A root of Debian made of its packages, in which an installation is tried. No systemd lives there: `systemctl.sh` stands in. */
import { existsSync } from 'node:fs'
import { chmod, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../../database.ts'

/** Where the server of another machine answers. */
export const FIRST_PORT = 19_732

/** The other is tried by hand: `DEBIAN_SUITE=trixie bun run test scripts/e2e/install`. */
const SUITE = process.env.DEBIAN_SUITE ?? 'bookworm'

/** An empty one until `make()`, which puts the sources in `/src` and these answers in `/answers`; the root itself knows `domain`. */
export async function openRoot(domain: string, answers: string) {
  const root = await mkdtemp(join(tmpdir(), 'ostrov-root-'))
  let holder: Bun.Subprocess | undefined

  /** Packages come from where this machine's own do, and its authorities are trusted. */
  async function make() {
    const sites = (await run(['apt-get', 'indextargets', '--format', '$(SITE)'])).split('\n')
    const mirror = sites.find((site) => /\/debian\/?$/.test(site)) ?? ''
    // It becomes «/», which everybody may enter.
    await chmod(root, 0o755)
    await run(['debootstrap', '--variant=minbase', '--include=ca-certificates,curl', SUITE, root, mirror])
    for (const file of ['resolv.conf', 'hosts'])
      await cp(`/etc/${file}`, join(root, 'etc', file), { dereference: true })
    const hosts = join(root, 'etc/hosts')
    await Bun.write(hosts, `${await Bun.file(hosts).text()}\n127.0.0.1 ${domain}\n`)
    // A mirror may be kept at a moment of the past.
    await Bun.write(
      join(root, 'etc/apt/apt.conf.d/99machine'),
      await run(['apt-config', 'dump', 'Acquire::Check-Valid-Until']),
    )
    const authorities = process.env.NODE_EXTRA_CA_CERTS
    if (authorities) await Bun.write(join(root, 'etc/authorities.crt'), Bun.file(authorities))
    await Bun.write(join(root, 'answers'), answers)
    await run([
      'sh',
      '-c',
      `mkdir ${root}/src && tar -cf - --exclude=node_modules --exclude=./.git --exclude='./.data*' . | tar -xf - -C ${root}/src`,
    ])
    await cp(join(import.meta.dir, 'systemctl.sh'), join(root, 'usr/local/bin/systemctl'))
    // Debian's npm is hundreds of packages; the registry's Bun is the same as the one that runs here.
    await cp(process.execPath, join(root, 'usr/local/bin/bun'), { dereference: true })
    // One namespace for all commands, so that what one has started the next finds.
    const mounts = `mount -t proc proc ${root}/proc && mount --rbind /dev ${root}/dev && echo ready && exec sleep infinity`
    holder = Bun.spawn(['unshare', '--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', mounts], {
      stdout: 'pipe',
    })
    const { stdout } = holder
    if (!(stdout instanceof ReadableStream)) throw new Error('The namespace cannot be heard.')
    await stdout.getReader().read()
  }

  /** Runs a command there to its end. @returns what it printed */
  async function inside(...command: string[]) {
    const child = Number(await run(['pgrep', '--parent', String(holder?.pid)]))
    const env = {
      PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      HOME: '/root',
      CADDY_OPTIONS: 'local_certs',
      ...(process.env.NODE_EXTRA_CA_CERTS ? { NODE_EXTRA_CA_CERTS: '/etc/authorities.crt' } : {}),
    }
    const pairs = Object.entries(env).map(([name, value]) => `${name}=${value}`)
    return run([
      'nsenter',
      '--mount',
      '--pid',
      '--target',
      String(child),
      'chroot',
      root,
      'env',
      '-i',
      ...pairs,
      ...command,
    ])
  }

  async function close() {
    holder?.kill('SIGKILL')
    await holder?.exited
    await rm(root, { recursive: true })
  }
  return { root, make, inside, close }
}

/** Why nothing can be tried here; undefined where it can. */
export function whatLacks() {
  if (process.getuid?.() !== 0) return 'it needs root'
  const program = ['debootstrap', 'unshare', 'chroot'].find((name) => !Bun.which(name))
  if (program) return `there is no ${program}`
  if (!['site', 'admin', 'api'].every((name) => existsSync(join(ROOT, name, 'dist')))) return 'nothing is built'
  const taken = [80, 443, 2019, 5432, 19710, 19711, FIRST_PORT].find(isTaken)
  return taken && `port ${taken} is taken`
}

function isTaken(port: number) {
  try {
    Bun.listen({ hostname: '127.0.0.1', port, socket: { data: () => undefined } }).stop(true)
    return false
  } catch {
    return true
  }
}

/** What it printed, in a file: what it leaves running would keep a pipe open. */
async function run(command: string[]) {
  const log = join(tmpdir(), `ostrov-install-${crypto.randomUUID()}`)
  const child = Bun.spawn(command, { cwd: ROOT, stdio: ['ignore', Bun.file(log), Bun.file(log)] })
  const code = await child.exited
  const said = (await Bun.file(log).text()).trim()
  await rm(log)
  if (code !== 0) throw new Error(`\`${command.join(' ')}\` ended with ${code}:\n${said}`)
  return said
}
