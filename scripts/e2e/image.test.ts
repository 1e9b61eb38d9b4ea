import { afterAll, expect, test } from 'bun:test'
import { chmod, chown, copyFile, lstat, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownCluster } from '../../api/test/robustness/own-cluster.ts'
import { until } from '../../api/test/robustness/until.ts'
import { canRun, ordinaryAccount } from '../postgres/home.ts'
import { freePort } from '../postgres.ts'
import { replayImage } from '../test/replay-image.ts'

const MEGABYTE = 1024 * 1024
const ADMIN = { email: 'first@ostrov.example', password: 'a long password of the first' }
const into = await mkdtemp(join(tmpdir(), 'ostrov-image-'))
afterAll(() => rm(into, { recursive: true, force: true }))

test('the image’s steps give a product of under 200 MB that an ordinary user starts, uses, loses PostgreSQL under and stops', async () => {
  const account = process.getuid?.() === 0 ? ordinaryAccount() : undefined
  await chmod(into, 0o755)
  const image = await replayImage(into)
  const bun = await reachableBun()
  expect(await weight(image.folder)).toBeLessThan(200 * MEGABYTE)

  const database = await ownCluster({ migrated: false })
  const port = (await freePort(0)) ?? 0
  const url = `http://localhost:${port}`
  const env = {
    ...image.env,
    ...settings(url),
    PORT: String(port),
    DATABASE_URL: database.url,
    DATA_DIR: await dataDir(),
  }
  const spawn = (command: string[], more: Record<string, string> = {}) =>
    Bun.spawn([bun, ...command.slice(1)], {
      cwd: image.folder,
      env: { ...env, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...account,
    })
  const server = spawn(image.command)
  const said = Promise.all([new Response(server.stdout).text(), new Response(server.stderr).text()])
  try {
    await until(
      'the product is ready',
      () => server.exitCode !== null || status('/api/ready').then((code) => code === 200),
      120,
    )
    const creation = spawn(['bun', 'scripts/admin-create.ts', '--email', ADMIN.email, '--name', 'Первый'], {
      ADMIN_PASSWORD: ADMIN.password,
    })
    expect([await creation.exited, await new Response(creation.stderr).text()]).toEqual([0, ''])
    expect(await spawn(['bun', 'scripts/db.ts', 'region']).exited).toBe(0)
    expect(await firstHint('ленина 234, южно-сахалинск')).toBe('Ленина, 234, Южно-Сахалинск')
    const signIn = { method: 'POST', body: JSON.stringify(ADMIN), headers: { 'content-type': 'application/json' } }
    expect((await fetch(`${url}/api/staff/authenticate`, signIn)).status).toBe(200)
    const page = await fetch(`${url}/eda`)
    expect([page.status, (await page.text()).includes('</html>')]).toEqual([200, true])
    expect(await Promise.all(['/admin', '/api/docs', '/api/docs/viewer.js', '/_image'].map(status))).toEqual([
      200, 200, 200, 404,
    ])

    await database.stop()
    const lost = await fetch(`${url}/eda/search?query=${crypto.randomUUID()}`)
    expect([lost.status, lost.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await lost.text()).toContain('Ваши корзина и')
    await database.start()
    await until('the product is ready again', async () => (await status('/api/ready')) === 200, 5)

    server.kill('SIGTERM')
    await until('it says that it is not ready', async () => (await status('/api/ready')) === 503, 5)
    // A proxy sees that first; meanwhile whoever comes is served.
    expect(await status('/eda')).toBe(200)
    expect(await server.exited).toBe(0)
  } catch (error) {
    server.kill('SIGKILL')
    console.error((await said).join('\n').slice(-4000))
    throw error
  } finally {
    server.kill('SIGKILL')
    await database.remove()
  }

  async function status(path: string) {
    const answer = await fetch(url + path, { redirect: 'manual' }).catch(() => null)
    await answer?.arrayBuffer()
    return answer?.status ?? 0
  }

  async function firstHint(query: string) {
    const asked = { method: 'POST', body: JSON.stringify({ query }), headers: { 'content-type': 'application/json' } }
    return (await (await fetch(`${url}/api/hints/addresses`, asked)).json()).items[0]?.address
  }

  async function dataDir() {
    const folder = join(into, 'data')
    await mkdir(folder)
    if (account) await chown(folder, account.uid, account.gid)
    return folder
  }

  /** The runtime is part of the image: where this one lies in a closed folder, the ordinary user gets a copy. */
  async function reachableBun() {
    if (account === undefined || canRun(process.execPath, account)) return process.execPath
    const own = join(into, 'bun')
    await copyFile(process.execPath, own)
    await chmod(own, 0o755)
    return own
  }
}, 300_000)

/** Settings that production accepts; nobody is called by them here. */
function settings(origin: string) {
  return {
    PATH: process.env.PATH ?? '',
    HOME: join(into, 'data'),
    HOST: '127.0.0.1',
    PUBLIC_ORIGIN: origin,
    SESSION_SECRET: crypto.randomUUID() + crypto.randomUUID(),
    SECRETS_KEY: crypto.randomUUID() + crypto.randomUUID(),
    SUPPORT_EMAIL: 'support@ostrov.example',
    OUTBOX: 'off',
    PAYMENTS: 'tbank',
    TBANK_TERMINAL_KEY: 'Terminal',
    TBANK_PASSWORD: 'password',
    SMS_PROVIDER: 'smsru',
    SMSRU_API_ID: 'id',
    MAIL: 'smtp',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'no-reply@ostrov.example',
    PUSH: 'webpush',
    VAPID_PUBLIC_KEY: 'A'.repeat(87),
    VAPID_PRIVATE_KEY: 'A'.repeat(43),
    VAPID_SUBJECT: 'mailto:support@ostrov.example',
  }
}

async function weight(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true })
  const sizes = entries.map((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? weight(path) : lstat(path).then(({ size }) => size)
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
