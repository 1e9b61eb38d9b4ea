/**
 * A fresh root of Debian, made of its packages, and in it the installer up to the first page over TLS with a local authority; then
 * an upgrade, one that fails, and the way back, while people ask for pages. No systemd lives there: `install/systemctl.sh` starts
 * what the units say, as the users that they say.
 */
import { afterAll, expect, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { chmod, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../database.ts'
import { begin } from './install/visitors.ts'

const MINUTES = 1_200_000
const DOMAIN = 'ostrov.test'
/** The other is tried by hand: `DEBIAN_SUITE=trixie bun run test scripts/e2e/install`. */
const SUITE = process.env.DEBIAN_SUITE ?? 'bookworm'

const ANSWERS = `SUPPORT_EMAIL=help@${DOMAIN}
ADMIN_EMAIL=admin@${DOMAIN}
ADMIN_NAME=Ольга
ADMIN_PASSWORD=admin-parol-12
TBANK_TERMINAL_KEY=Terminal
TBANK_PASSWORD=password
SMSRU_API_ID=id
SMTP_URL=smtp://127.0.0.1:9
MAIL_FROM=no-reply@${DOMAIN}
WORKERS=1
`

const lacking = whatLacks()
if (lacking) console.log(`The installer is not tried: ${lacking}.`)
const root = lacking ? '' : await mkdtemp(join(tmpdir(), 'ostrov-root-'))
let holder: Bun.Subprocess | undefined

afterAll(async () => {
  holder?.kill('SIGKILL')
  await holder?.exited
  if (root) await rm(root, { recursive: true })
}, MINUTES)

test.skipIf(lacking !== undefined)(
  'a bare Debian becomes an installation that answers over TLS; a second run changes nothing',
  async () => {
    await makeRoot()
    const first = await inside('/src/deploy/install.sh', DOMAIN, '--answers', '/answers')
    expect(first).toContain(`Installed: https://${DOMAIN}`)
    expect(first).toContain(`Администратор admin@${DOMAIN} создан`)
    const page = await inside(
      'sh',
      '-c',
      `curl -sS --cacert /var/lib/ostrov-proxy/caddy/pki/authorities/local/root.crt https://${DOMAIN}/`,
    )
    expect(page).toContain('<title>')
    const settings = await inside('cat', '/etc/ostrov/ostrov.env')
    const second = await inside('/src/deploy/install.sh', DOMAIN, '--answers', '/answers')
    // Whoever changed their password since has it still.
    expect(second).not.toContain('Администратор')
    expect(await inside('cat', '/etc/ostrov/ostrov.env')).toBe(settings)
    expect(await inside('stat', '-c', '%a %U', '/etc/ostrov/ostrov.env')).toBe('600 root')
    expect(await inside('ostrov', 'backup')).toContain('Saved /var/backups/ostrov/')
    await comesBack()
    // No clock of systemd there, and the authority is known to nobody.
    expect(await inside('sh', '-c', 'ostrov doctor || true')).toContain(
      'Well: settings, database, units, upgrade, readiness, proxy, backups, archive',
    )
  },
  MINUTES,
)

test.skipIf(lacking !== undefined)(
  'an upgrade, one that fails and the way back cost nobody a request',
  async () => {
    const serving = () => inside('readlink', '/opt/ostrov/current')
    const first = await serving()
    const asking = begin(DOMAIN)
    await makeRelease('/next', '99.0.0')
    expect(await inside('ostrov', 'upgrade', '/next')).toContain('Both serve')
    expect(await serving()).toBe('/opt/ostrov/releases/99.0.0')
    await makeRelease('/broken', '99.0.1')
    await Bun.write(join(root, 'broken/scripts/start.ts'), 'process.exit(1)\n')
    await expect(inside('ostrov', 'upgrade', '/broken')).rejects.toThrow('service stopped.')
    // What failed may be mended under the same number.
    expect(await inside('ls', '/opt/ostrov/releases')).not.toContain('99.0.1')
    expect(await serving()).toBe('/opt/ostrov/releases/99.0.0')
    expect(await inside('ostrov', 'rollback')).toContain('serves.')
    expect(await serving()).toBe(first)
    const { asked, failed, longest } = await asking.end()
    console.log(`${asked} pages asked for meanwhile, ${failed.length} failed, the longest took ${longest} ms`)
    expect([...new Set(failed)]).toEqual([])
    expect(await inside('sh', '-c', 'ostrov doctor || true')).toContain('units, upgrade, readiness')
  },
  MINUTES,
)

test.skipIf(lacking !== undefined)(
  'with a database of one’s own no server of ours is installed',
  async () => {
    const ours = await inside('sh', '-c', '. /etc/ostrov/ostrov.env && echo "$DATABASE_URL"')
    await inside('systemctl', 'stop', 'ostrov@19710.service', 'ostrov@19711.service', 'ostrov-caddy.service')
    await inside(
      'sh',
      '-c',
      'rm -r /etc/ostrov /etc/systemd/system/ostrov* /opt/ostrov/slots /opt/ostrov/current /opt/ostrov/previous',
    )
    await Bun.write(join(root, 'answers'), `${ANSWERS}DATABASE_URL=${ours.replace(/ostrov$/, 'foreign')}\n`)
    const said = await inside('/src/deploy/install.sh', DOMAIN, '--answers', '/answers')
    expect(said).toContain('the server of DATABASE_URL')
    expect(said).toContain(`Администратор admin@${DOMAIN} создан`)
    expect(await inside('curl', '-sS', 'http://127.0.0.1:19710/api/ready')).toContain('ready')
    expect(await inside('ls', '/etc/systemd/system')).not.toContain('ostrov-postgres')
    expect(await inside('ostrov', 'backup')).toContain('Saved /var/backups/ostrov/')
    expect(await inside('sh', '-c', 'ostrov doctor || true')).toContain(
      'Well: settings, database, units, upgrade, readiness, proxy, backups, disk',
    )
  },
  MINUTES,
)

/** The sources once more, with another version; what is built is the same. */
async function makeRelease(path: string, version: string) {
  await inside('cp', '-R', '/src', path)
  const file = join(root, path, 'package.json')
  const text = await Bun.file(file).text()
  await Bun.write(file, text.replace(/^ {2}"version": ".*",$/m, `  "version": "${version}",`))
}

/** Any minute does: what was done after it is gone when it is taken, and the product works on. */
async function comesBack() {
  const bases = await inside('sh', '-c', 'until ls -d /var/backups/ostrov/bases/*Z; do sleep 1; done')
  expect(bases).toStartWith('/var/backups/ostrov/bases/20')
  expect(await inside('ostrov', 'check-backup')).toContain('was read back, with the log behind it')
  await Bun.sleep(1000)
  const moment = new Date().toISOString().slice(0, 19)
  await Bun.sleep(2000)
  const sql = (text: string) =>
    inside(
      'sh',
      '-c',
      `. /etc/ostrov/ostrov.env && /opt/ostrov/postgresql-client/bin/psql -Atc "${text}" "$DATABASE_URL"`,
    )
  await sql('create table after_that ()')
  const restored = await inside('ostrov', 'restore', '--at', `${moment}Z`)
  expect(restored).toContain('and nothing was changed')
  const [place = ''] = /\/var\/lib\/postgresql\/restored-[\dT-]+/.exec(restored) ?? []
  expect(await sql(`select to_regclass('after_that')`)).toBe('after_that')
  expect(await inside('sh', '-c', `ostrov restore --take ${place} || true`)).toContain(
    'Taken. What served before is kept in',
  )
  expect(await sql(`select to_regclass('after_that')`)).toBe('')
  expect(await inside('sh', '-c', `ostrov restore --at '2020-01-01 00:00' 2>&1 || true`)).toContain(
    'is before the oldest base',
  )
}

function whatLacks() {
  if (process.getuid?.() !== 0) return 'it needs root'
  const program = ['debootstrap', 'unshare', 'chroot'].find((name) => !Bun.which(name))
  if (program) return `there is no ${program}`
  if (!['site', 'admin', 'api'].every((name) => existsSync(join(ROOT, name, 'dist')))) return 'nothing is built'
  const taken = [80, 443, 2019, 5432, 19710, 19711].find(isTaken)
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

/** Packages come from where this machine's own do, and its authorities are trusted. */
async function makeRoot() {
  const sites = (await run(['apt-get', 'indextargets', '--format', '$(SITE)'])).split('\n')
  const mirror = sites.find((site) => /\/debian\/?$/.test(site)) ?? ''
  // It becomes «/», which everybody may enter.
  await chmod(root, 0o755)
  await run(['debootstrap', '--variant=minbase', '--include=ca-certificates,curl', SUITE, root, mirror])
  for (const file of ['resolv.conf', 'hosts']) await cp(`/etc/${file}`, join(root, 'etc', file), { dereference: true })
  const hosts = join(root, 'etc/hosts')
  await Bun.write(hosts, `${await Bun.file(hosts).text()}\n127.0.0.1 ${DOMAIN}\n`)
  // A mirror may be kept at a moment of the past.
  await Bun.write(
    join(root, 'etc/apt/apt.conf.d/99machine'),
    await run(['apt-config', 'dump', 'Acquire::Check-Valid-Until']),
  )
  const authorities = process.env.NODE_EXTRA_CA_CERTS
  if (authorities) await Bun.write(join(root, 'etc/authorities.crt'), Bun.file(authorities))
  await Bun.write(join(root, 'answers'), ANSWERS)
  await run([
    'sh',
    '-c',
    `mkdir ${root}/src && tar -cf - --exclude=node_modules --exclude=./.git --exclude='./.data*' . | tar -xf - -C ${root}/src`,
  ])
  await cp(join(import.meta.dir, 'install/systemctl.sh'), join(root, 'usr/local/bin/systemctl'))
  // Debian's npm is hundreds of packages; the registry's Bun is the same as the one that runs here.
  await cp(process.execPath, join(root, 'usr/local/bin/bun'), { dereference: true })
  // One namespace for all commands, so that what one has started the next finds.
  const mounts = `mount -t proc proc ${root}/proc && mount --rbind /dev ${root}/dev && echo ready && exec sleep infinity`
  holder = Bun.spawn(['unshare', '--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', mounts], { stdout: 'pipe' })
  const { stdout } = holder
  if (!(stdout instanceof ReadableStream)) throw new Error('The namespace cannot be heard.')
  await stdout.getReader().read()
}

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
