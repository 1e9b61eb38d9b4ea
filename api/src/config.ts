import { GATEWAYS, type Gateway } from '@ostrov/shared/formats/installation'
import { PAYMENT_METHODS, type PaymentMethod } from '@ostrov/shared/payments/statuses'
import { SOCIAL_PROVIDERS } from '@ostrov/shared/sessions/social'
import { refuseHalfOpenDoors, refuseUnsafeProduction } from './config-refusals'
import { type Config, readConfig } from './read-config'
import { type Env, SettingsReader } from './settings-reader'

export type { Config }
export type PaymentsConfig = Config['payments']
export type ReceiptsConfig = Config['receipts']
export type SmsConfig = Config['sms']
export type MailConfig = Config['mail']
export type PushConfig = Config['push']
export type ImagesConfig = Config['images']

/** Thrown when the product must not start. `problems` holds one sentence per setting. */
export class ConfigError extends Error {
  override name = 'ConfigError'
  constructor(readonly problems: readonly string[]) {
    super(`The product cannot start with these settings:\n${problems.map((one) => `  - ${one}`).join('\n')}`)
  }
}

/** EX_CONFIG of sysexits.h: to start again would change nothing. */
export const REFUSED = 78

/** Says once why the product does not start, and ends the process. */
export function refuseToStart(sentence: string): never {
  console.error(sentence)
  process.exit(REFUSED)
}

/**
 * The only reader of the environment: every setting of the product, checked.
 * @throws {ConfigError} listing each missing or unsafe value in a sentence of its own.
 */
export function loadConfig(env: Env): Config {
  const reader = new SettingsReader(env)
  const config = readConfig(reader)
  refuseHalfOpenDoors(reader, config)
  if (config.isProduction) refuseUnsafeProduction(reader, config)
  if (reader.problems.length > 0) throw new ConfigError([...new Set(reader.problems)])
  return config
}

/** What a browser may see. No secret ever belongs here. */
export function publicSettings(config: Config) {
  const [latitude, longitude] = config.region.mapCenter
  return {
    brand: config.brand.name,
    origin: config.origin,
    support_email: config.brand.supportEmail,
    app_store_url: config.brand.appStoreUrl,
    google_play_url: config.brand.googlePlayUrl,
    timezone: config.region.timezone,
    utc_offset: config.region.utcOffset,
    default_city: config.region.defaultCity,
    map_center: { latitude, longitude },
    delivery_on_desktop: config.deliveryOnDesktop,
    geocoder_url: config.geo.geocoderUrl,
    tile_url: config.geo.tileUrl,
    /** In this order they are offered. */
    social: SOCIAL_PROVIDERS.filter((one) => config.social.mode === 'sandbox' || config.social[one].clientId !== ''),
    payment_methods: paymentMethods(config),
    keepable_methods: keepableMethods(config),
    vapid_public_key: config.push.transport === 'off' ? '' : config.push.vapidPublicKey,
    off: gatewaysOff(config),
  }
}

function gatewaysOff({ payments, sms, mail, push }: Config): Gateway[] {
  const set = { payments: payments.mode, sms: sms.provider, mail: mail.transport, push: push.transport }
  return GATEWAYS.filter((one) => set[one] === 'off')
}

/** Those of them that the bank keeps for the next time. */
export function keepableMethods(config: Pick<Config, 'payments'>): PaymentMethod[] {
  const { keepsCards, keepsAccounts } = config.payments
  return paymentMethods(config).filter((one) => (one === 'card' ? keepsCards : keepsAccounts))
}

/** The ways to pay online that the installation offers, in this order. */
export function paymentMethods({ payments }: Pick<Config, 'payments'>): PaymentMethod[] {
  return PAYMENT_METHODS.filter((one) => payments.mode !== 'off' && (one === 'card' || payments.sbp))
}
