/**
 * A fresh root of Debian, made of its packages, and in it the installer up to the first page over TLS with a local authority; then
 * an upgrade, one that fails, and the way back, while people ask for pages. No systemd lives there: `install/systemctl.sh` starts
 * what the units say, as the users that they say.
 */
import { afterAll, expect, test } from 'bun:test'
import { join } from 'node:path'
import { FIRST_PORT, openRoot, whatLacks } from './install/root.ts'
import { begin } from './install/visitors.ts'

const MINUTES = 1_200_000
const DOMAIN = 'ostrov.test'

const CLIENT = '/opt/ostrov/postgresql-client/bin'
const PSQL = `${CLIENT}/psql`
const SERVER = '/opt/ostrov/postgresql/bin/postgres'

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
const debian = await openRoot(DOMAIN, ANSWERS)
const { inside } = debian
afterAll(debian.close, MINUTES)

test.skipIf(lacking !== undefined)(
  'a bare Debian becomes an installation that answers over TLS; a second run changes nothing',
  async () => {
    await debian.make()
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
    await Bun.write(join(debian.root, 'broken/scripts/start.ts'), 'process.exit(1)\n')
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
  'the server follows another one, and writes in its place when that is gone',
  async () => {
    const settings = await inside('cat', '/etc/ostrov/ostrov.env')
    const [own = ''] = /(?<=^DATABASE_URL=).*$/m.exec(settings) ?? []
    const first = own.replace(':5432/', `:${FIRST_PORT}/`)
    await expect(inside('ostrov', 'promote')).rejects.toThrow('follows nobody')
    await expect(inside('ostrov', 'replica', first)).rejects.toThrow('Nobody lets us in')
    await startFirst(own)
    expect(await inside('ostrov', 'replica', first)).toContain('It follows.')
    await sql(first, 'create table written_there ()')
    await inside('sh', '-c', `until ${PSQL} -Atc "select 'written_there'::regclass" "${own}"; do sleep 0.2; done`)
    expect(await inside('sh', '-c', 'ostrov doctor || true')).toContain(
      'Well: settings, database, units, upgrade, readiness, proxy, replica',
    )
    expect(await inside('ostrov', 'backup')).toContain('is a replica')
    await expect(inside('ostrov', 'promote')).rejects.toThrow('Stop it there first')
    await inside('sh', '-c', 'kill -KILL $(head -n 1 /var/lib/postgresql/first/postmaster.pid)')
    console.log(await inside('ostrov', 'promote'))
    await sql(own, 'insert into written_there default values')
    const page = await inside('curl', '-sSk', '-o', '/dev/null', '-w', '%{http_code}', `https://${DOMAIN}/eda`)
    expect(page).toBe('200')
    expect(await inside('sh', '-c', 'ostrov doctor || true')).toContain('readiness, proxy')
    // A second run of the installer finds its own server again.
    await inside('/src/deploy/install.sh', DOMAIN, '--answers', '/answers')
    expect(await inside('cat', '/etc/ostrov/ostrov.env')).toContain(`DATABASE_URL=${own}\n`)
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
    await Bun.write(join(debian.root, 'answers'), `${ANSWERS}DATABASE_URL=${ours.replace(/ostrov$/, 'foreign')}\n`)
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

/** The server of another machine: a copy of this one, with a port of its own. */
async function startFirst(own: string) {
  const data = '/var/lib/postgresql/first'
  const start = `setpriv --reuid=postgres --regid=postgres --clear-groups ${SERVER} -D ${data} -p ${FIRST_PORT}`
  const quiet = '-c listen_addresses=127.0.0.1 -c unix_socket_directories='
  await inside(
    'sh',
    '-c',
    `${CLIENT}/pg_basebackup -D ${data} -d '${own}' && chown -R postgres ${data} && cd / && { ${start} ${quiet} >/dev/null 2>&1 & }`,
  )
  await inside(
    'sh',
    '-c',
    `until ${PSQL} -Atc 'select 1' '${own.replace(':5432/', `:${FIRST_PORT}/`)}'; do sleep 0.2; done`,
  )
}

const sql = (url: string, text: string) => inside(PSQL, '-Atc', text, url)

/** The sources once more, with another version; what is built is the same. */
async function makeRelease(path: string, version: string) {
  await inside('cp', '-R', '/src', path)
  const file = join(debian.root, path, 'package.json')
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
