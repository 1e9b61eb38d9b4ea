import type { Config } from '../config'
import type { Orm } from '../db/orm'
import { createCounters } from './counters/counters'
import { createDoorNotes, type DoorNotes } from './door-notes'
import { createAddressHints } from './geo/dadata'
import { createImageStore } from './images/image-store'
import { createImages } from './images/images'
import { createMailDoor } from './mail/mail'
import { createDatabaseOutbox, type Outbox } from './outbox'
import { createTbank } from './payments/tbank'
import { createPictureDoor } from './pictures/fetch-picture'
import { createPushDoor } from './push/push'
import { createSmsDoor } from './sms/create-sms-door'
import { createSmsStatusDoor } from './sms/sms-status'
import { createSocialDoors } from './social/social'
import {
  watchBank,
  watchCounter,
  watchFetch,
  watchMail,
  watchPush,
  watchSms,
  watchSocial,
  watchStore,
} from './watched-doors'
import { createWebhookDoor } from './webhooks/webhook'

/** The doors to the outside, each with its stand-in. Built once per process from the settings. */
export type Doors = ReturnType<typeof createDoors>

export function createDoors(config: Config, orm: Orm) {
  const outbox = createDatabaseOutbox(orm)
  const notes = createDoorNotes(orm)
  const { frontpad, arcafe, iiko } = createCounters(config.counters)
  const store = createImageStore(config.images)
  const { vk, yandex } = createSocialDoors(config)
  return {
    bank: watchBank(createTbank(config.payments), notes.of('bank')),
    ...createMessages(config, outbox, notes),
    smsStatus: createSmsStatusDoor(config.sms),
    webhooks: createWebhookDoor(config.webhooks),
    /** Photos of ads, from where files of dealers say they are. */
    pictures: createPictureDoor(config.webhooks),
    counters: {
      frontpad: watchCounter(frontpad, notes.of('frontpad')),
      arcafe: watchCounter(arcafe, notes.of('arcafe')),
      iiko: watchCounter(iiko, notes.of('iiko')),
    },
    images: createImages(config.images, config.images.s3Url === '' ? store : watchStore(store, notes.of('store'))),
    /** Null without a token: the gazetteer then answers alone. */
    addressHints: createAddressHints(config.geo, watchFetch(globalThis.fetch, notes.of('dadata'))),
    /** Of the services that sign customers in, those that are set up. */
    social: {
      ...(vk && { vk: watchSocial(vk, notes.of('vk')) }),
      ...(yandex && { yandex: watchSocial(yandex, notes.of('yandex')) }),
    },
    /** How each of them last answered. */
    notes,
  }
}

/** What is written to the outbox goes nowhere, so nothing is noted of it. */
function createMessages(config: Config, outbox: Outbox, notes: DoorNotes) {
  const mail = createMailDoor(config.mail, outbox)
  const push = createPushDoor(config.push, outbox)
  return {
    sms: createSmsDoor(config.sms, outbox, undefined, (door, send) => watchSms(send, notes.of(door))),
    mail: config.mail.transport === 'outbox' ? mail : watchMail(mail, notes.of('mail')),
    push: config.push.transport === 'outbox' ? push : watchPush(push, notes.of('push')),
  }
}
