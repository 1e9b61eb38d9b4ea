import { type Config, DEV_SECRETS_KEY, DEV_SESSION_SECRET } from './read-config'
import type { SettingsReader } from './settings-reader'

const BANK_SETTINGS = ['TBANK_TERMINAL_KEY', 'TBANK_PASSWORD']
const PUSH_SETTINGS = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT']
const MAIL_SETTINGS = ['SMTP_URL', 'MAIL_FROM']

/** A door that is chosen needs its settings, in development too. */
export function refuseHalfOpenDoors(reader: SettingsReader, { payments, sms, mail, push, social }: Config) {
  refuseHalfSocial(reader, social)
  if (payments.mode === 'tbank') reader.need(BANK_SETTINGS, 'PAYMENTS is tbank')
  if (sms.provider === 'smsru') reader.need(['SMSRU_API_ID'], 'SMS_PROVIDER is smsru')
  if (sms.reserve === 'smsc') reader.need(['SMSC_API_KEY'], 'SMS_RESERVE is smsc')
  if (sms.reserve === 'smsc' && sms.provider !== 'smsru')
    reader.complain('SMS_RESERVE is smsc, but there is nothing it stands in for: set SMS_PROVIDER to smsru.')
  if (mail.transport === 'smtp') reader.need(MAIL_SETTINGS, 'MAIL is smtp')
  if (push.transport !== 'webpush') return
  reader.need(PUSH_SETTINGS, 'PUSH is webpush')
  // 65 and 32 bytes in base64url; other lengths are another kind of key.
  if (push.vapidPublicKey !== '' && !/^[\w-]{87}$/.test(push.vapidPublicKey))
    reader.complain('VAPID_PUBLIC_KEY is not a public VAPID key: 87 characters of base64url.')
  if (push.vapidPrivateKey !== '' && !/^[\w-]{43}$/.test(push.vapidPrivateKey))
    reader.complain('VAPID_PRIVATE_KEY is not a private VAPID key: 43 characters of base64url.')
  if (push.vapidSubject !== '' && !/^mailto:.+@.+/.test(push.vapidSubject))
    reader.complain(
      'VAPID_SUBJECT must be mailto: and an address: push services write there before they block a sender.',
    )
}

function refuseHalfSocial(reader: SettingsReader, { yandex }: Config['social']) {
  if (yandex.clientId !== '') reader.need(['YANDEX_CLIENT_SECRET'], 'YANDEX_CLIENT_ID is set')
  if (yandex.clientSecret !== '') reader.need(['YANDEX_CLIENT_ID'], 'YANDEX_CLIENT_SECRET is set')
  if (reader.raw('VKID_URL')) reader.need(['VKID_CLIENT_ID'], 'VKID_URL is set')
  if (reader.raw('YANDEX_OAUTH_URL') || reader.raw('YANDEX_INFO_URL'))
    reader.need(['YANDEX_CLIENT_ID'], 'an address of Yandex ID is set')
}

/** Production is refused where it would lose money, codes or sign-ins. */
export function refuseUnsafeProduction(reader: SettingsReader, config: Config) {
  const refuseIf = (unsafe: boolean, sentence: string) => {
    if (unsafe) reader.complain(sentence)
  }
  reader.need(['PUBLIC_ORIGIN', 'SESSION_SECRET', 'SECRETS_KEY', 'SUPPORT_EMAIL'], 'production needs it')
  refuseIf(!isSafeOrigin(config.origin), 'PUBLIC_ORIGIN must start with https:// (only localhost may do without).')
  refuseIf(config.sessionSecret.length < 32, 'SESSION_SECRET is shorter than 32 characters: sign-ins could be forged.')
  refuseIf(
    reader.raw('SESSION_SECRET') === DEV_SESSION_SECRET,
    'SESSION_SECRET is the development default, which everybody knows: make your own.',
  )
  refuseIf(
    config.secretsKey.length < 32,
    'SECRETS_KEY is shorter than 32 characters: secrets in a stolen copy of the database could be opened.',
  )
  refuseIf(
    reader.raw('SECRETS_KEY') === DEV_SECRETS_KEY,
    'SECRETS_KEY is the development default, which everybody knows: make your own.',
  )
  refuseIf(
    config.payments.mode === 'sandbox',
    'PAYMENTS is sandbox: orders would be paid with no money. Set tbank and its TBANK_TERMINAL_KEY and TBANK_PASSWORD, or off.',
  )
  refuseIf(
    config.social.mode === 'sandbox',
    'SOCIAL is sandbox: anybody could sign in as anybody. Set live, and the services’ own settings.',
  )
  const addresses = [config.social.vk.url, config.social.yandex.url, config.social.yandex.infoUrl]
  refuseIf(
    addresses.some((address) => !isSafeOrigin(address)),
    'VKID_URL, YANDEX_OAUTH_URL and YANDEX_INFO_URL must start with https://.',
  )
  refuseIf(
    config.sms.provider === 'outbox',
    'SMS_PROVIDER is outbox: nobody would get a code. Set smsru and SMSRU_API_ID, or off.',
  )
  refuseIf(
    config.mail.transport === 'outbox',
    'MAIL is outbox: no letter would leave. Set smtp, SMTP_URL and MAIL_FROM, or off.',
  )
  refuseIf(
    config.push.transport === 'outbox',
    'PUSH is outbox: no notice would leave. Set webpush and the VAPID_ settings, or off.',
  )
  refuseIf(
    config.webhooks.loopback,
    'WEBHOOKS_TO_LOOPBACK is on: a restaurant could reach what listens on this machine. Set off.',
  )
  refuseIf(
    config.metricsToken !== '' && config.metricsToken.length < 16,
    'METRICS_TOKEN is shorter than 16 characters: the figures of the business could be guessed at.',
  )
  refuseIf(config.outbox, 'OUTBOX is on: anybody could read the sign-in codes. Set off.')
  refuseIf(
    config.testLogin !== null && config.testLogin.password.length < 12,
    'TEST_PASSWORD is shorter than 12 characters: the test account could be guessed.',
  )
}

function isSafeOrigin(origin: string) {
  const url = URL.parse(origin)
  return url !== null && (url.protocol === 'https:' || url.hostname === 'localhost' || url.hostname === '127.0.0.1')
}
