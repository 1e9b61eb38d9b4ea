import type { Config } from '../config'
import type { Orm } from '../db/orm'
import type { SharedConnection } from '../db/shared-connection'
import { createTurns } from './counters/booked-turns'
import { createCounters } from './counters/counters'
import { createDoorLines, type DoorLines } from './door-line'
import { createDoorNotes } from './door-notes'
import { createAddressHints } from './geo/dadata'
import { createImageStore } from './images/image-store'
import { createImages } from './images/images'
import { withOrigin } from './images/origin-store'
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
  watchWebhooks,
} from './watched-doors'
import { createWebhookDoor } from './webhooks/webhook'

/** The doors to the outside, each with its stand-in. Built once per process from the settings. */
export type Doors = ReturnType<typeof createDoors>

export function createDoors(config: Config, orm: Orm, shared: SharedConnection) {
  const outbox = createDatabaseOutbox(orm)
  const notes = createDoorNotes(orm)
  const lines = createDoorLines(notes)
  const { frontpad, arcafe, iiko } = createCounters(config.counters, createTurns(shared))
  const own = createImageStore(config.images)
  const store = config.imagesOrigin === '' ? own : withOrigin(own, config.imagesOrigin)
  const { vk, yandex } = createSocialDoors(config)
  return {
    bank: createBank(config.payments, lines),
    ...createMessages(config, outbox, lines),
    smsStatus: createSmsStatusDoor(config.sms, watchFetch(globalThis.fetch, lines.to('sms'))),
    webhooks: watchWebhooks(createWebhookDoor(config.webhooks)),
    /** Photos of ads, from where files of dealers say they are. */
    pictures: createPictureDoor(config.webhooks),
    counters: {
      frontpad: watchCounter(frontpad, lines.to('frontpad')),
      arcafe: watchCounter(arcafe, lines.to('arcafe')),
      iiko: watchCounter(iiko, lines.to('iiko')),
    },
    images: createImages(config.images, config.images.s3Url === '' ? store : watchStore(store, lines.to('store'))),
    /** Null without a token: the gazetteer then answers alone. */
    addressHints: createAddressHints(config.geo, watchFetch(globalThis.fetch, lines.to('dadata'))),
    /** Of the services that sign customers in, those that are set up. */
    social: {
      ...(vk && { vk: watchSocial(vk, lines.to('vk')) }),
      ...(yandex && { yandex: watchSocial(yandex, lines.to('yandex')) }),
    },
    /** How each of them last answered. */
    notes,
    /** The way to each of them. */
    lines,
  }
}

/** Where no bank is connected, one that never answers: what was paid before waits until it is connected again. */
function createBank(config: Config['payments'], lines: DoorLines) {
  if (config.mode === 'off') return createTbank(config, () => Promise.reject(new Error('No bank is connected')), [])
  return watchBank(createTbank(config), lines.to('bank'))
}

/** What is written to the outbox goes nowhere, so nothing is noted of it. */
function createMessages(config: Config, outbox: Outbox, lines: DoorLines) {
  const mail = createMailDoor(config.mail, outbox)
  const push = createPushDoor(config.push, outbox)
  return {
    sms: createSmsDoor(config.sms, outbox, undefined, (door, send) => watchSms(send, lines.to(door))),
    mail: config.mail.transport === 'smtp' ? watchMail(mail, lines.to('mail')) : mail,
    push: config.push.transport === 'webpush' ? watchPush(push, lines) : push,
  }
}
