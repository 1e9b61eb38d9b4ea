import type { DoorName, DoorSetup } from '@ostrov/shared/system/doors'
import type { Config } from '../config'

/** How a door is set up, and what that means or what is missing, in a sentence. */
export type SetUp = { setup: DoorSetup; words: string }

const on = (words: string): SetUp => ({ setup: 'on', words })
const half = (words: string): SetUp => ({ setup: 'half', words })
const standIn = (words: string): SetUp => ({ setup: 'stand_in', words })
const off = (words: string): SetUp => ({ setup: 'off', words })

const EXAMPLE = '@ostrov.example'

/** What the settings of the installation say of each door; no secret stands in a sentence. */
export function doorSetups(config: Config): Record<DoorName, SetUp> {
  return {
    bank: bankSetUp(config),
    ...messageSetUps(config),
    dadata: config.geo.dadataToken
      ? on('Подсказывает дома при\u00A0вводе адреса.')
      : off('Адреса подсказывает собственный справочник. Ключ\u00A0— в\u00A0DADATA_TOKEN.'),
    geocoder: config.geo.geocoderUrl
      ? on('Его спрашивают браузеры, поэтому их ответы здесь не\u00A0видны.')
      : off('Отвечает собственный справочник. Адрес\u00A0— в\u00A0PUBLIC_GEOCODER_URL.'),
    store: storeSetUp(config.images.s3Url),
    ...socialSetUps(config),
    frontpad: on('Ключ у\u00A0каждого ресторана свой: он\u00A0в\u00A0настройках ресторана.'),
    arcafe: config.counters.arcafeUrl
      ? on('Ключ у\u00A0каждого ресторана свой: он\u00A0в\u00A0настройках ресторана.')
      : off('Адрес ArCafe\u00A0— в\u00A0ARCAFE_URL.'),
    iiko: on('Логин у\u00A0каждого ресторана свой: он\u00A0в\u00A0настройках ресторана.'),
  }
}

function bankSetUp({ payments, receipts }: Config): SetUp {
  if (payments.mode === 'off')
    return off('Оплаты онлайн нет: заказы оплачивают при\u00A0получении. Терминал\u00A0— в\u00A0TBANK_TERMINAL_KEY.')
  if (payments.mode === 'sandbox') return standIn('Песочница: деньги не\u00A0настоящие.')
  if (!receipts) return half('Платежи идут, но\u00A0чеки не\u00A0пробиваются: не\u00A0заданы настройки RECEIPT_.')
  const kept = payments.keepsCards ? '' : ' Оплата в\u00A0одно нажатие включается в\u00A0TBANK_RECURRENT.'
  return on(
    payments.sbp
      ? `Принимает карты и\u00A0СБП, пробивает чеки.${kept}`
      : `Принимает карты и\u00A0пробивает чеки. СБП включается в\u00A0TBANK_SBP.${kept}`,
  )
}

function messageSetUps({ sms, mail, push, brand }: Config) {
  const isSms = sms.provider === 'smsru'
  return {
    sms: smsSetUp(sms.provider),
    sms_reserve: reserveSetUp(isSms, sms.reserve),
    mail: mailSetUp(mail, brand.supportEmail),
    push: pushSetUp(push.transport),
  }
}

function smsSetUp(provider: Config['sms']['provider']): SetUp {
  if (provider === 'off') return off('Кодов нет: по\u00A0телефону не\u00A0войти. Ключ\u00A0— в\u00A0SMSRU_API_ID.')
  if (provider === 'outbox') return standIn('СМС никуда не\u00A0уходят: SMS_PROVIDER=outbox.')
  return on('Отправляет коды и\u00A0сообщения.')
}

function pushSetUp(transport: Config['push']['transport']): SetUp {
  if (transport === 'off') return off('Уведомлений в\u00A0браузере не\u00A0предлагаем. Ключи\u00A0— в\u00A0VAPID_.')
  if (transport === 'outbox') return standIn('Уведомления никуда не\u00A0уходят: PUSH=outbox.')
  return on('Уведомляет клиентов и\u00A0рестораны через службы браузеров.')
}

function reserveSetUp(isSms: boolean, reserve: Config['sms']['reserve']): SetUp {
  if (reserve === 'smsc') return on('Отправляет, когда первый шлюз не\u00A0отвечает или отказал нам.')
  return off(
    isSms
      ? 'Если первый шлюз откажет, коды не\u00A0уйдут: задайте SMS_RESERVE и\u00A0SMSC_API_KEY.'
      : 'Понадобится вместе с\u00A0первым шлюзом.',
  )
}

function mailSetUp({ transport, from }: Config['mail'], supportEmail: string): SetUp {
  if (transport === 'off') return off('Писем нет: пароль по\u00A0почте не\u00A0сменить. Сервер\u00A0— в\u00A0SMTP_URL.')
  if (transport === 'outbox') return standIn('Письма никуда не\u00A0уходят: MAIL=outbox.')
  if (from.includes(EXAMPLE)) return half('Письма уходят с\u00A0адреса-примера: задайте свой в\u00A0MAIL_FROM.')
  if (supportEmail.includes(EXAMPLE))
    return half('В\u00A0письмах стоит адрес поддержки из\u00A0примера: задайте свой в\u00A0SUPPORT_EMAIL.')
  return on('Отправляет письма.')
}

function storeSetUp(s3Url: string): SetUp {
  if (s3Url === '') return off('Картинки лежат на\u00A0диске сервера. Адрес хранилища\u00A0— в\u00A0S3_URL.')
  const { username, password, pathname } = new URL(s3Url)
  if (username === '' || password === '') return half('В\u00A0S3_URL нет ключа: хранилище ничего не\u00A0примет.')
  if (pathname.replaceAll('/', '') === '')
    return half('В\u00A0S3_URL не\u00A0названа корзина, в\u00A0которой лежат картинки.')
  return on('Картинки лежат в\u00A0S3.')
}

function socialSetUps({ social }: Config) {
  if (social.mode === 'sandbox') {
    const sandbox = standIn('Вместо сервиса\u00A0— пробная страница: SOCIAL=sandbox.')
    return { vk: sandbox, yandex: sandbox }
  }
  return {
    vk: social.vk.clientId
      ? on('Кнопка входа есть.')
      : off('Кнопки входа нет. Приложение\u00A0— в\u00A0VKID_CLIENT_ID.'),
    yandex: social.yandex.clientId
      ? on('Кнопка входа есть.')
      : off('Кнопки входа нет. Приложение\u00A0— в\u00A0YANDEX_CLIENT_ID и\u00A0YANDEX_CLIENT_SECRET.'),
  }
}
