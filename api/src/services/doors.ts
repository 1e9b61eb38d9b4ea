import type { Config } from '../config'
import type { Orm } from '../db/orm'
import { createCounters } from './counters/counters'
import { createAddressHints } from './geo/dadata'
import { createImages } from './images/images'
import { createMailDoor } from './mail/mail'
import { createDatabaseOutbox } from './outbox'
import { createTbank } from './payments/tbank'
import { createPushDoor } from './push/push'
import { createSmsDoor } from './sms/create-sms-door'
import { createSmsStatusDoor } from './sms/sms-status'
import { createSocialDoors } from './social/social'
import { createWebhookDoor } from './webhooks/webhook'

/** The doors to the outside, each with its stand-in. Built once per process from the settings. */
export type Doors = ReturnType<typeof createDoors>

export function createDoors(config: Config, orm: Orm) {
  const outbox = createDatabaseOutbox(orm)
  return {
    bank: createTbank(config.payments),
    sms: createSmsDoor(config.sms, outbox),
    smsStatus: createSmsStatusDoor(config.sms),
    mail: createMailDoor(config.mail, outbox),
    push: createPushDoor(config.push, outbox),
    counters: createCounters(config.counters),
    webhooks: createWebhookDoor(config.webhooks),
    images: createImages(config.images),
    /** Null without a token: the gazetteer then answers alone. */
    addressHints: createAddressHints(config.geo),
    /** Of the services that sign customers in, those that are set up. */
    social: createSocialDoors(config),
  }
}
