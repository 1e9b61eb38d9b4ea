/**
 * The second half of `deploy/install.sh DOMAIN [--answers FILE]`: accounts, settings, database, proxy, units, the region's
 * towns and the first administrator. Harmless when repeated; what it cannot know it asks.
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
import { account, folder, memory, put, run, until } from './install/machine.ts'
import { PLACES, SLOTS } from './install/places.ts'
import { caddyPath, clientPrograms } from './install/programs.ts'
import { readValues, settle, unknownAnswers, type Values, writeValues } from './install/settings.ts'
import { JOURNAL, tuning, units } from './install/units.ts'
import { ask, askSecret } from './questions.ts'

const OSTROV = `#!/bin/sh
# Commands for whoever looks after this installation; \`ostrov\` alone lists them.
exec ${PLACES.bun} ${PLACES.current}/scripts/ostrov.ts "$@"
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

  const product = account('ostrov', PLACES.data)
  account('ostrov-proxy', '/var/lib/ostrov-proxy')
  await folder(PLACES.data, product)
  await folder(join(PLACES.data, 'images'), product)
  await folder(PLACES.backups, product)
  say('Bringing PostgreSQL’s client programs and Caddy…')
  await clientPrograms()
  const caddy = await caddyPath()
  const foreign = answers.values.DATABASE_URL || (existsSync(PLACES.tuning) ? '' : kept.DATABASE_URL)
  const url = foreign || (await ownDatabase())
  const settings = settle(example, {
    domain,
    answers: { ...answers.values, DATABASE_URL: url },
    kept,
    made: makeSecrets(),
  })
  checkSettings(settings)
  await put(PLACES.settings, writeValues(settings), 0o600)

  const key = await prepareKey(answers.values.BACKUP_KEY)
  if (!foreign) await prepareArchive()
  await writeFiles(domain, caddy, !foreign)
  run(['systemctl', 'daemon-reload'])
  if (!foreign) run(['systemctl', 'enable', '--now', 'ostrov-postgres.service'])
  say('Preparing the database…')
  await prepareDatabase(url)
  const env = { ...settings, NODE_ENV: 'production', DATA_DIR: PLACES.data }
  say(run(asProduct('scripts/db.ts', 'region'), { env }))
  if (!(await hasAdministrator(url))) await firstAdministrator(answers.values, env)
  await startAll()
  if (!foreign) startArchive()
  tell(domain, settings, foreign === '' || foreign === undefined)
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

async function writeFiles(domain: string, caddy: string, ownServer: boolean) {
  const options: Values = process.env.CADDY_OPTIONS ? { CADDY_OPTIONS: process.env.CADDY_OPTIONS } : {}
  const kept = existsSync(PLACES.proxy) ? readValues(await readFile(PLACES.proxy, 'utf8')) : {}
  const proxy = { UPSTREAMS: `127.0.0.1:${SLOTS[0]}`, ...kept, ...options, DOMAIN: domain }
  await put(PLACES.proxy, writeValues(proxy))
  await put(PLACES.caddyfile, await Bun.file(join(ROOT, 'deploy/Caddyfile')).text())
  await put(PLACES.journal, JOURNAL)
  if (ownServer) await put(PLACES.tuning, tuning(await memory()))
  const all = { ...units({ caddy, ownServer }), ...(ownServer ? archiveUnits() : {}) }
  for (const [name, text] of Object.entries(all)) await put(join(PLACES.units, name), text)
  await put('/usr/local/bin/ostrov', OSTROV, 0o755)
}

function asProduct(...words: string[]) {
  return ['runuser', '--user', 'ostrov', '--', PLACES.bun, ...words]
}

async function firstAdministrator(answers: Values, env: Values) {
  const { ADMIN_EMAIL: email, ADMIN_NAME: name, ADMIN_PASSWORD: password } = answers
  if (!email || !name || !password) return
  const words = ['scripts/admin-create.ts', '--email', email, '--name', name]
  say(run(asProduct(...words), { env: { ...env, ADMIN_PASSWORD: password } }))
}

async function startAll() {
  const product = `ostrov@${SLOTS[0]}.service`
  for (const unit of [product, 'ostrov-caddy.service', 'ostrov-backup.timer'])
    run(['systemctl', 'enable', '--now', unit])
  say('Waiting until the product is ready…')
  const ready = await until(180, async () => (await fetch(`http://127.0.0.1:${SLOTS[0]}/api/ready`)).ok || undefined)
  if (!ready)
    throw new Error(`The product is not ready. \`journalctl -u ${product}\` says why; \`ostrov doctor\` looks around.`)
}

function tell(domain: string, settings: Values, ownServer: boolean) {
  const off = ['PAYMENTS', 'SMS_PROVIDER', 'MAIL', 'PUSH'].filter((door) => settings[door] === 'off')
  say(`
Installed: https://${domain}, back office https://${domain}/admin.
  settings   ${PLACES.settings} (keep a copy elsewhere: without SECRETS_KEY the second factor of the staff is lost)
  product    ${PLACES.current}, by ostrov@${SLOTS[0]}.service
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
