import { normalizePhone } from '@ostrov/shared/formats/phone'
import { DEFAULT_LIMITS } from './default-limits'
import { readReceipts } from './read-receipts'
import { hasProtocol, type SettingsReader } from './settings-reader'

export type Config = ReturnType<typeof readConfig>

export const DEV_SESSION_SECRET = 'ostrov-development-secret-not-for-production'
export const DEV_SECRETS_KEY = 'ostrov-development-key-not-for-production'

/** Megabytes. */
export const LEAST_DISK_MB = 64

const HTTP = ['https:', 'http:']
const POSTGRES = ['postgres:', 'postgresql:']

/** Every setting as it was given or stands by itself; what is missing or wrong is told to the reader. */
export function readConfig(reader: SettingsReader) {
  const environment = reader.choice('NODE_ENV', ['development', 'test', 'production'], 'development')
  const isProduction = environment === 'production'
  const port = reader.integer('PORT', 0, 65535, 3000)
  const dataDir = reader.text('DATA_DIR', '.data')
  const brand = reader.text('BRAND_NAME', 'Остров')
  return {
    environment,
    isProduction,
    port,
    host: reader.text('HOST', isProduction ? '0.0.0.0' : '127.0.0.1'),
    origin: reader.url('PUBLIC_ORIGIN', HTTP, `http://localhost:${port}`).replace(/\/+$/, ''),
    dataDir,
    database: readDatabase(reader),
    sessionSecret: reader.text('SESSION_SECRET', DEV_SESSION_SECRET),
    /** Opens what the database keeps sealed: it outlives a change of the secret of sessions. */
    secretsKey: reader.text('SECRETS_KEY', DEV_SECRETS_KEY),
    brand: {
      name: brand,
      supportEmail: reader.text('SUPPORT_EMAIL', 'support@ostrov.example'),
      appStoreUrl: reader.url('APP_STORE_URL', HTTP, ''),
      googlePlayUrl: reader.url('GOOGLE_PLAY_URL', HTTP, ''),
    },
    region: readRegion(reader),
    /** An order that no restaurant has accepted for so long is cancelled; the last reminder comes after ten minutes. */
    orderAnswerMinutes: reader.integer('ORDER_ANSWER_MINUTES', 15, 1440, 60),
    deliveryOnDesktop: reader.choice('DELIVERY_ON_DESKTOP', ['placeholder', 'full'], 'placeholder'),
    payments: readPayments(reader, port),
    receipts: readReceipts(reader),
    ...readDoors(reader, { dataDir, brand, isProduction }),
    testLogin: readTestLogin(reader),
    outbox: reader.flag('OUTBOX', !isProduction),
    workers: reader.integer('WORKERS', 1, 64, 1),
    /** How long a process that was told to stop says «not ready» and answers on: longer than a proxy's look at it. */
    drainSeconds: reader.integer('DRAIN_SECONDS', 0, 60, isProduction ? 8 : 0),
    /** With less room on the disk the product is not ready: a segment of PostgreSQL's log and a few pictures at once want that much. */
    leastDiskBytes: reader.integer('LEAST_DISK_MB', 0, 1_000_000, LEAST_DISK_MB) * 1024 * 1024,
    logLevel: reader.choice(
      'LOG_LEVEL',
      ['trace', 'debug', 'info', 'warn', 'error', 'silent'],
      environment === 'test' ? 'silent' : 'info',
    ),
    /** What a scraper of `/api/metrics` brings; without one only this machine may. */
    metricsToken: reader.text('METRICS_TOKEN', ''),
    /** A collector of OpenTelemetry that traces are sent to; empty: none are made. */
    tracesUrl: reader.url('OTEL_EXPORTER_OTLP_ENDPOINT', HTTP, ''),
    /** How many reverse proxies stand before the product: that many `X-Forwarded-For` entries are believed. */
    trustProxy: reader.integer('TRUST_PROXY', 0, 5, 0),
    limits: reader.limits('LIMITS', DEFAULT_LIMITS),
    bodyLimits: { json: 256 * 1024, upload: 15 * 1024 * 1024 },
  }
}

function readDatabase(reader: SettingsReader) {
  const url = reader.required('DATABASE_URL', 'the product keeps everything in PostgreSQL')
  if (url !== '' && !hasProtocol(url, POSTGRES)) complainAboutDatabase(reader, 'DATABASE_URL')
  const replicaUrls = reader.list('DATABASE_REPLICA_URLS')
  if (!replicaUrls.every((one) => hasProtocol(one, POSTGRES))) complainAboutDatabase(reader, 'DATABASE_REPLICA_URLS')
  /** A replica that is further behind is not asked. */
  return { url, replicaUrls, replicaLagSeconds: reader.integer('DATABASE_REPLICA_LAG_SECONDS', 1, 600, 5) }
}

function complainAboutDatabase(reader: SettingsReader, name: string) {
  reader.complain(`${name} must hold addresses that start with postgres://, separated by commas.`)
}

function readRegion(reader: SettingsReader) {
  const timezone = reader.text('REGION_TIMEZONE', 'Asia/Sakhalin')
  const utcOffset = reader.integer('REGION_UTC_OFFSET', -12, 14, 11)
  const [actual, ...others] = offsetsOf(timezone)
  if (actual === undefined) reader.complain(`REGION_TIMEZONE is "${timezone}", which is not the name of a time zone.`)
  else if (others.length > 0)
    reader.complain(
      `REGION_TIMEZONE is ${timezone}, which changes its clock within a year: one offset must hold for all of it.`,
    )
  else if (actual !== utcOffset)
    reader.complain(`REGION_UTC_OFFSET is ${utcOffset}, but ${timezone} is ${actual} hours from UTC.`)
  return {
    timezone,
    utcOffset,
    defaultCity: reader.text('DEFAULT_CITY', 'Южно-Сахалинск'),
    mapCenter: reader.point('MAP_CENTER', [46.9591, 142.738]),
    /** Nothing outside of it is an address: the island and the Kurils. */
    bounds: reader.bounds('REGION_BOUNDS', { south: 43.3, west: 141.2, north: 54.6, east: 157.2 }),
  }
}

/** Every number of hours from UTC that the zone's clock has within a year; none for a name no calendar knows. */
function offsetsOf(timezone: string) {
  try {
    const zoned = new Intl.DateTimeFormat('en', { timeZone: timezone, timeZoneName: 'longOffset' })
    const firsts = Array.from({ length: 12 }, (_, month) => Date.UTC(new Date().getUTCFullYear(), month, 1))
    return [...new Set(firsts.map((first) => hoursOf(zoned.formatToParts(first))))]
  } catch {
    return []
  }
}

/** «GMT+05:30» is 5.5; «GMT» alone is 0. */
function hoursOf(parts: Intl.DateTimeFormatPart[]) {
  const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? ''
  const [, sign, hours, minutes] = /^GMT(?:([+-])(\d{2}):(\d{2}))?$/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) + Number(minutes ?? 0) / 60)
}

function readPayments(reader: SettingsReader, port: number) {
  const mode = reader.choice('PAYMENTS', ['sandbox', 'tbank', 'off'], 'sandbox')
  const isSandbox = mode === 'sandbox'
  const bank = isSandbox ? `http://127.0.0.1:${port}/sandbox-bank/v2/` : 'https://securepay.tinkoff.ru/v2/'
  return {
    mode,
    url: reader.url('TBANK_URL', HTTP, bank),
    terminalKey: reader.text('TBANK_TERMINAL_KEY', isSandbox ? 'OstrovSandbox' : ''),
    password: reader.text('TBANK_PASSWORD', isSandbox ? 'sandbox-password' : ''),
    /** Of cards: T holds the money until the restaurant accepts, O takes it at once. Over SBP it is always taken at once. */
    payType: reader.choice('TBANK_PAY_TYPE', ['T', 'O'], 'T'),
    /** SBP is connected to the terminal, so it is offered beside cards. */
    sbp: reader.flag('TBANK_SBP', false),
    /** The bank keeps a card, or an account of SBP, for the next payment: it has to switch each on for the terminal. */
    keepsCards: reader.flag('TBANK_RECURRENT', isSandbox),
    keepsAccounts: reader.flag('TBANK_SBP_RECURRENT', isSandbox),
    /** From where the bank's notifications come; from anywhere where none is named, for they are signed. */
    networks: reader.networks('TBANK_NETWORKS'),
  }
}

/** The doors to the outside other than the bank. */
function readDoors(
  reader: SettingsReader,
  { dataDir, brand, isProduction }: { dataDir: string; brand: string; isProduction: boolean },
) {
  return {
    sms: {
      provider: reader.choice('SMS_PROVIDER', ['outbox', 'smsru', 'off'], 'outbox'),
      url: reader.url('SMSRU_URL', HTTP, 'https://sms.ru'),
      apiId: reader.text('SMSRU_API_ID', ''),
      /** Most SMS within twenty-four hours; 0 is no cap. By itself more than a region's people ask for in a day. */
      dayCap: reader.integer('SMS_DAY_CAP', 0, 1_000_000, 3000),
      reserve: reader.choice('SMS_RESERVE', ['off', 'smsc'], 'off'),
      smsc: { url: reader.url('SMSC_URL', HTTP, 'https://smsc.ru'), apiKey: reader.text('SMSC_API_KEY', '') },
    },
    mail: {
      transport: reader.choice('MAIL', ['outbox', 'smtp', 'off'], 'outbox'),
      smtpUrl: reader.url('SMTP_URL', ['smtp:', 'smtps:'], ''),
      from: reader.text('MAIL_FROM', `${brand} <no-reply@ostrov.example>`),
    },
    push: {
      transport: reader.choice('PUSH', ['outbox', 'webpush', 'off'], 'outbox'),
      vapidPublicKey: reader.text('VAPID_PUBLIC_KEY', ''),
      vapidPrivateKey: reader.text('VAPID_PRIVATE_KEY', ''),
      vapidSubject: reader.text('VAPID_SUBJECT', ''),
    },
    social: readSocial(reader),
    images: { dir: `${dataDir}/images`, s3Url: reader.url('S3_URL', HTTP, '') },
    /** Where pictures that are missing here are asked for; empty asks nobody. */
    imagesOrigin: reader.url('IMAGES_ORIGIN', HTTP, '').replace(/\/+$/, ''),
    counters: {
      frontpadUrl: reader.url('FRONTPAD_URL', HTTP, 'https://app.frontpad.ru/api/index.php'),
      arcafeUrl: reader.url('ARCAFE_URL', HTTP, ''),
      iikoUrl: reader.url('IIKO_URL', HTTP, 'https://api-ru.iiko.services'),
    },
    /** Restaurants' software on this machine may be told, by plain http too. */
    webhooks: { loopback: reader.flag('WEBHOOKS_TO_LOOPBACK', !isProduction) },
    geo: {
      dadataUrl: reader.url('DADATA_URL', HTTP, 'https://suggestions.dadata.ru/suggestions/api/4_1/rs'),
      dadataToken: reader.text('DADATA_TOKEN', ''),
      // Empty means our own answers from the gazetteer and our own drawing of the island.
      geocoderUrl: reader.url('PUBLIC_GEOCODER_URL', HTTP, ''),
      tileUrl: reader.url('PUBLIC_TILE_URL', HTTP, ''),
    },
  }
}

/** Who signs customers in beside the phone: each service whose application is named. `sandbox`: a stand-in for both. */
function readSocial(reader: SettingsReader) {
  return {
    mode: reader.choice('SOCIAL', ['live', 'sandbox'], 'live'),
    vk: { url: reader.url('VKID_URL', HTTP, 'https://id.vk.com'), clientId: reader.text('VKID_CLIENT_ID', '') },
    yandex: {
      url: reader.url('YANDEX_OAUTH_URL', HTTP, 'https://oauth.yandex.ru'),
      infoUrl: reader.url('YANDEX_INFO_URL', HTTP, 'https://login.yandex.ru'),
      clientId: reader.text('YANDEX_CLIENT_ID', ''),
      clientSecret: reader.text('YANDEX_CLIENT_SECRET', ''),
    },
  }
}

function readTestLogin(reader: SettingsReader) {
  const phone = (reader.raw('TEST_PHONE') ?? '').replace(/\D/g, '')
  const password = reader.text('TEST_PASSWORD', '')
  if (phone === '' && password === '') return null
  if (phone === '' || password === '')
    reader.complain('TEST_PHONE and TEST_PASSWORD belong together: set both or neither.')
  else if (normalizePhone(phone) !== phone)
    reader.complain('TEST_PHONE must be a number that Russia has given out: 7 and ten more digits, as 79990000000.')
  return { phone, password }
}
