import { describe, expect, test } from 'bun:test'
import { ConfigError, loadConfig, publicSettings } from './config'
import type { Env } from './settings-reader'

const DEVELOPMENT: Env = { DATABASE_URL: 'postgres://ostrov@127.0.0.1/ostrov' }
const PUSH_KEYS: Env = {
  PUSH: 'webpush',
  VAPID_PUBLIC_KEY: `B${'a'.repeat(86)}`,
  VAPID_PRIVATE_KEY: `private-${'b'.repeat(35)}`,
  VAPID_SUBJECT: 'mailto:help@ostrov.example',
}
const PRODUCTION: Env = {
  ...DEVELOPMENT,
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://ostrov.example',
  SESSION_SECRET: 'a-secret-of-at-least-thirty-two-characters',
  SECRETS_KEY: 'another-key-of-at-least-thirty-two-characters',
  SUPPORT_EMAIL: 'help@ostrov.example',
  PAYMENTS: 'tbank',
  TBANK_TERMINAL_KEY: 'Terminal',
  TBANK_PASSWORD: 'bank-password',
  SMS_PROVIDER: 'smsru',
  SMSRU_API_ID: 'sms-key',
  VKID_CLIENT_ID: '51000000',
  MAIL: 'smtp',
  SMTP_URL: 'smtps://robot:mail-password@mail.example:465',
  MAIL_FROM: 'Остров <robot@ostrov.example>',
  ...PUSH_KEYS,
}

function problemsOf(env: Env): readonly string[] {
  try {
    loadConfig(env)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
}

describe('development', () => {
  test('needs nothing but the database', () => {
    const config = loadConfig(DEVELOPMENT)
    expect(config.environment).toBe('development')
    expect(config.payments.mode).toBe('sandbox')
    expect(config.outbox).toBe(true)
    expect(config.host).toBe('127.0.0.1')
  })

  test('names the missing database', () => {
    expect(problemsOf({})).toEqual(['DATABASE_URL is not set: the product keeps everything in PostgreSQL.'])
  })

  test('points the bank client at the sandbox of the same port', () => {
    expect(loadConfig({ ...DEVELOPMENT, PORT: '4321' }).payments.url).toBe('http://127.0.0.1:4321/sandbox-bank/v2/')
  })

  test('reads several replicas', () => {
    const config = loadConfig({ ...DEVELOPMENT, DATABASE_REPLICA_URLS: 'postgres://a/x, postgres://b/x' })
    expect(config.database.replicaUrls).toEqual(['postgres://a/x', 'postgres://b/x'])
  })

  test('changes only the limits that are named', () => {
    const { limits } = loadConfig({ ...DEVELOPMENT, LIMITS: 'sign_in=3/60 writes=9999/1' })
    expect(limits.sign_in).toEqual({ points: 3, seconds: 60 })
    expect(limits.writes).toEqual({ points: 9999, seconds: 1 })
    expect(limits.sms_phone).toEqual({ points: 5, seconds: 3600 })
  })
})

describe('a wrong value is named', () => {
  const wrong: [string, Env][] = [
    ['NODE_ENV', { NODE_ENV: 'prod' }],
    ['PORT', { PORT: '99999' }],
    ['WORKERS', { WORKERS: 'many' }],
    ['OUTBOX', { OUTBOX: 'yes' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost' }],
    ['DATABASE_REPLICA_URLS', { DATABASE_REPLICA_URLS: 'http://replica' }],
    ['DATABASE_REPLICA_LAG_SECONDS', { DATABASE_REPLICA_LAG_SECONDS: '0' }],
    ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'ostrov.example' }],
    ['REGION_TIMEZONE', { REGION_TIMEZONE: 'Asia/Nowhere' }],
    ['REGION_UTC_OFFSET', { REGION_UTC_OFFSET: '3' }],
    ['MAP_CENTER', { MAP_CENTER: '146,46' }],
    ['REGION_BOUNDS', { REGION_BOUNDS: '54.6,141.2,43.3,157.2' }],
    ['LIMITS', { LIMITS: 'sign_in=0/60' }],
    ['LIMITS', { LIMITS: 'unknown=1/60' }],
    ['TEST_PHONE', { TEST_PHONE: '79000000001' }],
    ['TEST_PHONE', { TEST_PHONE: '12', TEST_PASSWORD: 'x' }],
    ['SMTP_URL', { SMTP_URL: 'https://mail.example' }],
    ['SMSRU_API_ID', { SMS_PROVIDER: 'smsru' }],
    ['SMSC_API_KEY', { SMS_PROVIDER: 'smsru', SMSRU_API_ID: 'sms-key', SMS_RESERVE: 'smsc' }],
    ['SMS_RESERVE', { SMS_RESERVE: 'smsc', SMSC_API_KEY: 'spare' }],
    ['YANDEX_CLIENT_SECRET', { YANDEX_CLIENT_ID: 'app' }],
    ['YANDEX_CLIENT_ID', { YANDEX_CLIENT_SECRET: 'secret' }],
    ['YANDEX_CLIENT_ID', { YANDEX_OAUTH_URL: 'https://oauth.yandex.ru' }],
    ['VKID_CLIENT_ID', { VKID_URL: 'https://id.vk.ru' }],
    ['SOCIAL', { SOCIAL: 'on' }],
    ['TBANK_PASSWORD', { PAYMENTS: 'tbank', TBANK_TERMINAL_KEY: 'Terminal' }],
    ['TBANK_NETWORKS', { TBANK_NETWORKS: '91.194.226.0/23, bank.example' }],
    ['TBANK_NETWORKS', { TBANK_NETWORKS: '0.0.0.0/0' }],
    ['SMTP_URL', { MAIL: 'smtp', MAIL_FROM: 'a@b.ru' }],
    ['VAPID_PUBLIC_KEY', { ...PUSH_KEYS, VAPID_PUBLIC_KEY: 'short' }],
    ['VAPID_PRIVATE_KEY', { ...PUSH_KEYS, VAPID_PRIVATE_KEY: 'short' }],
  ]
  test.each(wrong)('%s of %p', (name, env) => {
    const problems = problemsOf({ ...DEVELOPMENT, ...env })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toStartWith(name)
  })

  test('all complaints come together', () => {
    expect(problemsOf({ PORT: 'x', WORKERS: 'y' })).toHaveLength(3)
  })

  test('an address with a password in it is not repeated', () => {
    expect(problemsOf({ ...DEVELOPMENT, S3_URL: 'ftp://key:hidden@host' }).join()).not.toContain('hidden')
  })
})

describe('production', () => {
  test('starts when everything is set', () => {
    const config = loadConfig(PRODUCTION)
    expect(config.outbox).toBe(false)
    expect(config.payments.url).toBe('https://securepay.tinkoff.ru/v2/')
  })

  test('starts without a bank, SMS, mail and notices, when it is told so', () => {
    const { TBANK_TERMINAL_KEY, TBANK_PASSWORD, SMSRU_API_ID, SMTP_URL, MAIL_FROM, ...rest } = PRODUCTION
    const config = loadConfig({ ...rest, PAYMENTS: 'off', SMS_PROVIDER: 'off', MAIL: 'off', PUSH: 'off' })
    expect(publicSettings(config)).toMatchObject({
      payment_methods: [],
      vapid_public_key: '',
      off: ['payments', 'sms', 'mail', 'push'],
    })
  })

  const required = Object.keys(PRODUCTION).filter((name) => !['NODE_ENV', 'VKID_CLIENT_ID'].includes(name))
  test.each(required)('refuses to start without %s and says so', (name) => {
    expect(problemsOf({ ...PRODUCTION, [name]: undefined }).join('\n')).toContain(name)
  })

  const unsafe: [string, string][] = [
    ['SESSION_SECRET', 'ostrov-development-secret-not-for-production'],
    ['SESSION_SECRET', 'short'],
    ['SECRETS_KEY', 'ostrov-development-key-not-for-production'],
    ['SECRETS_KEY', 'short'],
    ['PAYMENTS', 'sandbox'],
    ['SMS_PROVIDER', 'outbox'],
    ['MAIL', 'outbox'],
    ['SOCIAL', 'sandbox'],
    ['VKID_URL', 'http://id.vk.example'],
    ['PUSH', 'outbox'],
    ['OUTBOX', 'on'],
    ['PUBLIC_ORIGIN', 'http://ostrov.example'],
    ['VAPID_SUBJECT', 'https://localhost'],
  ]
  test.each(unsafe)('refuses %s=%s', (name, value) => {
    const problems = problemsOf({ ...PRODUCTION, [name]: value })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toStartWith(name)
  })

  test('allows plain http on the machine itself', () => {
    expect(problemsOf({ ...PRODUCTION, PUBLIC_ORIGIN: 'http://localhost:3000' })).toEqual([])
  })

  test('refuses a guessable password of the test account', () => {
    const problems = problemsOf({ ...PRODUCTION, TEST_PHONE: '+7 900 000-00-01', TEST_PASSWORD: '1234' })
    expect(problems).toEqual(['TEST_PASSWORD is shorter than 12 characters: the test account could be guessed.'])
  })
})

test.each([
  ['Europe/Berlin', 1],
  ['Australia/Sydney', 11],
  ['Africa/Casablanca', 1],
])('a zone that changes its clock within a year is refused: %s', (zone, hours) => {
  const problems = problemsOf({ ...DEVELOPMENT, REGION_TIMEZONE: zone, REGION_UTC_OFFSET: String(hours) })
  expect(problems).toEqual([
    `REGION_TIMEZONE is ${zone}, which changes its clock within a year: one offset must hold for all of it.`,
  ])
})

test.each([
  ['Asia/Kamchatka', 12],
  ['America/Bogota', -5],
  ['UTC', 0],
])('a zone with its own offset is taken: %s', (zone, hours) => {
  expect(problemsOf({ ...DEVELOPMENT, REGION_TIMEZONE: zone, REGION_UTC_OFFSET: String(hours) })).toEqual([])
})

test('mail comes from the name of the installation unless another sender is set', () => {
  expect(loadConfig({ ...DEVELOPMENT, BRAND_NAME: 'Причал' }).mail.from).toBe('Причал <no-reply@ostrov.example>')
})

test('the browser sees no secret', () => {
  const shown = JSON.stringify(publicSettings(loadConfig({ ...PRODUCTION, DADATA_TOKEN: 'dadata-token' })))
  for (const secret of ['bank-password', 'sms-key', 'mail-password', 'private-bbb', 'dadata-token', 'thirty-two'])
    expect(shown).not.toContain(secret)
  expect(shown).toContain('Остров')
})
