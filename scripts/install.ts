/**
 * The second half of `deploy/install.sh DOMAIN [--answers FILE]`: accounts, settings, database, proxy, units, the region's
 * towns and the first administrator; then the release of this file serves. Harmless when repeated; what it cannot know it asks.
 */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import webpush from 'web-push'
import { ConfigError, loadConfig } from '../api/src/config.ts'
import { ROOT } from './database.ts'
import { KEY_SAID, prepareArchive, prepareKey, startArchive } from './install/archive.ts'
import { archiveUnits } from './install/archive-units.ts'
import { hasAdministrator, ownDatabase, prepareDatabase } from './install/database.ts'
import { account, folder, memory, put, run } from './install/machine.ts'
import { BUN, PLACES, SLOTS, type Slot } from './install/places.ts'
import { caddyPath, clientPrograms } from './install/programs.ts'
import { isReplica } from './install/replica.ts'
import { readValues, settle, unknownAnswers, type Values, writeValues } from './install/settings.ts'
import { current, isRunning, releaseOf, serving, startFirst, takeOver } from './install/slots.ts'
import { JOURNAL, tuning, units } from './install/units.ts'
import { ask, askSecret } from './questions.ts'

const OSTROV = `#!/bin/sh
# Commands for whoever looks after this installation; \`ostrov\` alone lists them.
case \${1:-} in
rollback | restart | replica | promote)
  exec 9>/run/ostrov.lock
  flock --nonblock 9 || { echo 'Another installation or upgrade is at work.' >&2 && exit 1; }
  ;;
esac
exec ${PLACES.current}/${BUN} ${PLACES.current}/scripts/ostrov.ts "$@"
`

try {
  await install()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function install() {
  const { domain, answers } = await given()
  const example = await Bun.file(join(ROOT, 'deploy/example.env')).text()
  const unknown = unknownAnswers(example, answers.values)
  if (unknown.length > 0) throw new Error(unknown.join('\n'))
  const kept = existsSync(PLACES.settings) ? readValues(await readFile(PLACES.settings, 'utf8')) : {}
  await askMissing(answers, kept)
  await backUpBefore()

  const product = account('ostrov', PLACES.data)
  account('ostrov-proxy', '/var/lib/ostrov-proxy')
  await folder(PLACES.data, product)
  await folder(join(PLACES.data, 'images'), product)
  await folder(PLACES.backups, product)
  say('Bringing PostgreSQL’s client programs and Caddy…')
  await clientPrograms()
  const caddy = await caddyPath()
  const foreign = answers.values.DATABASE_URL || (existsSync(PLACES.tuning) ? '' : kept.DATABASE_URL)
  const url = foreign || (isReplica() && kept.DATABASE_URL) || (await ownDatabase())
  const settings = settle(example, {
    domain,
    answers: { ...answers.values, DATABASE_URL: url },
    kept: { RELEASES: process.env.RELEASES ?? '', ...kept },
    made: makeSecrets(),
  })
  checkSettings(settings)
  const isOther = await put(PLACES.settings, writeValues(settings), 0o600)

  const key = await prepareKey(answers.values.BACKUP_KEY)
  if (!foreign) await prepareArchive()
  const hasOtherFiles = await writeFiles(domain, caddy, !foreign)
  run(['systemctl', 'daemon-reload'])
  if (!foreign) run(['systemctl', 'enable', '--now', 'ostrov-postgres.service'])
  say('Preparing the database…')
  await prepareDatabase(url)
  const env = { ...settings, NODE_ENV: 'production', DATA_DIR: PLACES.data }
  say(run(asProduct('scripts/db.ts', 'region'), { env }))
  if (!(await hasAdministrator(url))) await firstAdministrator(answers.values, env)
  await startAll(isOther || hasOtherFiles)
  if (!foreign && !isReplica()) startArchive()
  tell(domain, settings, foreign === '' || foreign === undefined, (await serving()) ?? SLOTS[0])
  if (key) say(KEY_SAID(key))
}

async function given() {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { answers: { type: 'string' } } })
  const [domain = ''] = positionals
  if (!/^(?=.{4,253}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain)) throw new Error(`«${domain}» is no domain.`)
  const read = values.answers === undefined ? {} : readValues(await readFile(values.answers, 'utf8'))
  return { domain, answers: { values: read, canAsk: values.answers === undefined } }
}

/** What nobody can make up. An administrator is asked for only at the first run. */
async function askMissing(answers: { values: Values; canAsk: boolean }, kept: Values) {
  const questions = [
    ['SUPPORT_EMAIL', 'The address that customers write to: ', ask],
    ['ADMIN_EMAIL', 'The first administrator’s e-mail: ', ask],
    ['ADMIN_NAME', 'Their name: ', ask],
    ['ADMIN_PASSWORD', 'Their password, 12 characters or more: ', askSecret],
  ] as const
  const isFirst = Object.keys(kept).length === 0
  for (const [name, question, put] of questions) {
    if (answers.values[name] || kept[name] || (!isFirst && name !== 'SUPPORT_EMAIL')) continue
    if (!answers.canAsk) throw new Error(`The answers lack ${name}.`)
    answers.values[name] = await put(question)
  }
}

function makeSecrets() {
  const secret = () => Buffer.from(crypto.getRandomValues(new Uint8Array(48))).toString('base64url')
  const { publicKey, privateKey } = webpush.generateVAPIDKeys()
  return {
    SESSION_SECRET: secret(),
    SECRETS_KEY: secret(),
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
  }
}

/** The product's own check, before anything is started with them. */
function checkSettings(settings: Values) {
  try {
    loadConfig({ ...settings, NODE_ENV: 'production' })
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    throw new Error(
      `The product would not start with these answers:\n${error.problems.map((one) => `  - ${one}`).join('\n')}`,
    )
  }
}

/** The release that serves saves what it has, before another may change it. */
async function backUpBefore() {
  const old = await current()
  if (!old || old === ROOT) return
  say('Saving a backup…')
  say(run([join(old, BUN), join(old, 'scripts/ostrov.ts'), 'backup']))
}

/** True when a file that somebody runs by is another than before. */
async function writeFiles(domain: string, caddy: string, ownServer: boolean) {
  const options: Values = process.env.CADDY_OPTIONS ? { CADDY_OPTIONS: process.env.CADDY_OPTIONS } : {}
  const kept = existsSync(PLACES.proxy) ? readValues(await readFile(PLACES.proxy, 'utf8')) : {}
  const UPSTREAMS = SLOTS.map((slot) => `127.0.0.1:${slot}`).join(' ')
  const proxy = { ...kept, ...options, UPSTREAMS, DOMAIN: domain }
  await put(PLACES.journal, JOURNAL)
  if (ownServer && (await put(PLACES.tuning, tuning(await memory()))))
    say('PostgreSQL has new settings: those that need it are taken when ostrov-postgres is restarted.')
  const all = { ...units({ caddy, ownServer }), ...(ownServer ? archiveUnits() : {}) }
  await put('/usr/local/bin/ostrov', OSTROV, 0o755)
  await writeProxy(writeValues(proxy))
  let isOther = false
  for (const [name, text] of Object.entries(all)) isOther = (await put(join(PLACES.units, name), text)) || isOther
  return isOther
}

/** A reload costs whoever is just connecting their connection, so it is done for a changed file alone. */
async function writeProxy(values: string) {
  const changed = [
    await put(PLACES.proxy, values),
    await put(PLACES.caddyfile, await Bun.file(join(ROOT, 'deploy/Caddyfile')).text()),
  ]
  if (changed.includes(true) && existsSync(join(PLACES.units, 'ostrov-caddy.service')))
    run(['systemctl', 'reload-or-restart', 'ostrov-caddy.service'])
}

function asProduct(...words: string[]) {
  return ['runuser', '--user', 'ostrov', '--', join(ROOT, BUN), ...words]
}

async function firstAdministrator(answers: Values, env: Values) {
  const { ADMIN_EMAIL: email, ADMIN_NAME: name, ADMIN_PASSWORD: password } = answers
  if (!email || !name || !password) return
  const words = ['scripts/admin-create.ts', '--email', email, '--name', name]
  say(run(asProduct(...words), { env: { ...env, ADMIN_PASSWORD: password } }))
}

/** `isOther` says that what serves runs by other settings than those that are written now. */
async function startAll(isOther: boolean) {
  const slot = (await serving()) ?? SLOTS[0]
  if (!isRunning(slot)) {
    say('Waiting until the product is ready…')
    await startFirst(ROOT, slot)
  } else if (isOther || (await releaseOf(slot)) !== ROOT) await takeOver(ROOT, slot, { say })
  const saving = isReplica() ? [] : ['ostrov-backup.timer']
  for (const unit of ['ostrov-caddy.service', ...saving]) run(['systemctl', 'enable', '--now', unit])
}

function tell(domain: string, settings: Values, ownServer: boolean, slot: Slot) {
  const off = ['PAYMENTS', 'SMS_PROVIDER', 'MAIL', 'PUSH'].filter((door) => settings[door] === 'off')
  say(`
Installed: https://${domain}, back office https://${domain}/admin.
  settings   ${PLACES.settings} (keep a copy elsewhere: without SECRETS_KEY the second factor of the staff is lost)
  product    ${PLACES.current}, by ostrov@${slot}.service
  database   ${ownServer ? `${PLACES.cluster}, tuned by ${PLACES.tuning}` : 'the server of DATABASE_URL'}
  pictures   ${PLACES.data}/images
  backups    ${PLACES.backups}, each night${ownServer ? ', with a log from which `ostrov restore --at` restores any minute' : ''}
  logs       journalctl -u 'ostrov*'
  off        ${off.join(', ') || 'nothing'}
\`ostrov doctor\` says what is wrong.`)
}

function say(text: string) {
  console.log(text)
}
