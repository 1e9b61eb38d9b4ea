/** The keys that browsers ask for notices by. A real installation is given its own; development makes them once. */
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import webpush from 'web-push'

const FILE = 'push-keys.json'
const GIVEN = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'] as const
const SUBJECT = 'mailto:support@ostrov.example'
const PUBLIC = /^[\w-]{87}$/
const PRIVATE = /^[\w-]{43}$/

/**
 * The push settings of development: what `env` gives, else the pair of `dataDir`, which the first start makes. Browsers
 * keep their subscriptions by the public key, so the pair stays the same.
 * @throws {Error} when the kept pair is broken.
 */
export async function pushSettings(env: Record<string, string | undefined>, dataDir: string) {
  // Half a pair of the environment is told of by the API's own check, not completed with a half of another.
  if (GIVEN.some((name) => env[name])) return {}
  const { publicKey, privateKey } = await keptKeys(dataDir)
  return {
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    VAPID_SUBJECT: env.VAPID_SUBJECT || SUBJECT,
  }
}

async function keptKeys(dataDir: string) {
  const path = join(dataDir, FILE)
  const text = await readFile(path, 'utf8').catch(() => makeKeys(path, dataDir))
  // A copied folder may have lost it.
  await chmod(path, 0o600)
  return readKeys(text, path)
}

/** Two starts may make a pair at the same moment: the file gets its name when it is whole, and the first one stays. */
async function makeKeys(path: string, dataDir: string) {
  await mkdir(dataDir, { recursive: true })
  const draft = `${path}.${crypto.randomUUID()}`
  await writeFile(draft, `${JSON.stringify(webpush.generateVAPIDKeys())}\n`, { mode: 0o600 })
  try {
    await link(draft, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    await rm(draft, { force: true })
  }
  return readFile(path, 'utf8')
}

function readKeys(text: string, path: string) {
  const keys = parse(text)
  const [publicKey, privateKey] = [textOf(keys, 'publicKey'), textOf(keys, 'privateKey')]
  if (PUBLIC.test(publicKey) && PRIVATE.test(privateKey)) return { publicKey, privateKey }
  throw new Error(`${path} holds no pair of push keys. Delete it, and the next start makes a new one.`)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function textOf(value: unknown, name: string) {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : ''
  return typeof found === 'string' ? found : ''
}
