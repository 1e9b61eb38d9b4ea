import { stopLettersPath } from '@ostrov/shared/notices/paths'
import { stopSearchPath } from '@ostrov/shared/searches/paths'
import type { Brand } from './letter-layout'
import * as letters from './letters'
import type { Letter } from './mail'
import { webhookStoppedLetter } from './restaurant-letters'
import { adEndsLetter, searchesLetter } from './search-letters'
import { addedLetter } from './staff-letters'
import { dataExportLetter, supportAnswerLetter, supportLetter } from './support-letters'
import {
  moneyReversedLetter,
  seatsGoneLetter,
  sessionCancelledLetter,
  sessionChangedLetter,
  ticketsLetter,
  ticketsRefundedLetter,
} from './ticket-letters'

type Sample = (facts: Brand & { origin: string; url: string }) => Letter

const MOMENT = '2026-11-20T08:40:00Z'
const TEXT = 'Первая строка.\n\nВторая строка & <знаки>, которые в\u00A0HTML пишут иначе.'
const session = {
  ...{ event: 'Концерт у\u00A0маяка', when: '20\u00A0ноября, 19:00', where: 'Дом культуры, Ленина 1', number: 512 },
  ...{ total: 1700, tickets: [{ kind: 'Партер', price: 1700 } as const, { kind: 'Детский', price: 0 } as const] },
}
const sums = [
  { name: 'Уха\u00A0× 2', sum: 980 },
  { name: 'Доставка', sum: 200 },
  { name: 'Итого', sum: 1180 },
]
const ad = { title: 'Коляска зимняя', price: 4500, city: 'Южно-Сахалинск' }

/** Each letter there is, by the name of its template, filled with what its longest and oddest may hold. */
const LETTER_SAMPLES = {
  passwordResetLetter: (facts) => letters.passwordResetLetter({ ...facts, minutes: 30 }),
  addedLetter: (facts) => addedLetter({ ...facts, days: 7, side: 'restaurant' }),
  mailConfirmationLetter: (facts) => letters.mailConfirmationLetter({ ...facts, hours: 24 }),
  dataExportLetter: (facts) => dataExportLetter({ ...facts, days: 3 }),
  registrationLetter: (facts) => letters.registrationLetter({ ...facts, hours: 24 }),
  alreadyRegisteredLetter: (facts) => letters.alreadyRegisteredLetter(facts),
  invitationLetter: (facts) =>
    letters.invitationLetter({ ...facts, owner: 'Владелец ресторана', titles: ['Шторм', 'Берег'], days: 7 }),
  actedLetter: (facts) =>
    letters.actedLetter({ ...facts, began: MOMENT, act_reason: 'не\u00A0приходят заказы', act_writes: true }),
  secondFactorLetter: (facts) => letters.secondFactorLetter({ ...facts, news: 'guessed' }),
  orderNoticeLetter: (facts) =>
    letters.orderNoticeLetter({
      ...{
        ...facts,
        title: 'Новый заказ',
        number: '1\u00A0042',
        text: 'Доставка: Ленина 10, кв.\u00A012.',
        rows: sums,
      },
    }),
  restaurantNoticeLetter: (facts) =>
    letters.restaurantNoticeLetter({ ...facts, title: 'Новый отзыв', text: 'Пять звёзд из\u00A0пяти.' }),
  paymentMismatchLetter: (facts) =>
    letters.paymentMismatchLetter({
      ...{ ...facts, order_id: 1042, purchase_number: null, payment_id: '900000001' },
      ...{ status: 'CONFIRMED', expected: 1850, told: 1850.13 },
    }),
  smsCapLetter: (facts) => letters.smsCapLetter({ ...facts, cap: 3000 }),
  moderationLetter: (facts) =>
    letters.moderationLetter({
      ...{ ...facts, what: 'Описание ресторана', became: 'отклонено', reason: 'В\u00A0тексте телефон.' },
    }),
  weekLetter: (facts) =>
    letters.weekLetter({
      ...{ ...facts, restaurant: 'Шторм', week: '4\u00A0мая\u00A0— 10\u00A0мая', stop: stopLetters(facts.origin) },
      figures: [{ name: 'Выручка', sum: '12\u00A0000\u00A0₽ (10\u00A0000\u00A0₽)' }],
    }),
  noticeLetter: (facts) =>
    letters.noticeLetter({
      ...{ ...facts, title: 'Цена стала ниже', text: 'Коляска зимняя: 4\u00A0500\u00A0₽ вместо 6\u00A0000\u00A0₽.' },
      stop: stopLetters(facts.origin),
    }),
  webhookStoppedLetter: (facts) => webhookStoppedLetter({ ...facts, restaurant: 'Шторм', isGone: false }),
  searchesLetter: (facts) => {
    const stop = facts.origin + stopSearchPath('образец')
    const ads = [
      { ...ad, url: facts.url },
      { ...ad, title: 'Санки', price: null, url: facts.url },
    ]
    return searchesLetter({
      ...facts,
      stop,
      groups: [{ title: 'Детские товары', total: 12, url: facts.url, stop, ads }],
    })
  },
  adEndsLetter: (facts) => adEndsLetter({ ...facts, ad: ad.title, until: '21\u00A0ноября, 10:00', renew: facts.url }),
  supportLetter: (facts) =>
    supportLetter({ ...facts, number: 77, subject: 'Заказ не\u00A0приехал', name: 'Гость', text: TEXT }),
  supportAnswerLetter: (facts) => supportAnswerLetter({ ...facts, number: 77, text: TEXT, url: null }),
  ticketsLetter: (facts) => ticketsLetter({ ...facts, ...session }),
  seatsGoneLetter: (facts) => seatsGoneLetter({ ...facts, ...session }),
  sessionCancelledLetter: (facts) => sessionCancelledLetter({ ...facts, ...session }),
  sessionChangedLetter: (facts) =>
    sessionChangedLetter({
      ...facts,
      ...session,
      former_when: '19\u00A0ноября, 18:00',
      former_where: 'Маяк, Портовая 4',
    }),
  moneyReversedLetter: (facts) => moneyReversedLetter({ ...facts, ...session }),
  ticketsRefundedLetter: (facts) => ticketsRefundedLetter({ ...facts, ...session }),
} as const satisfies Record<string, Sample>

const stopLetters = (origin: string) => origin + stopLettersPath('образец')

/** All of them, as an installation of this name would send them. */
export function sampleLetters(brand: Brand, origin: string): (Letter & { name: string })[] {
  const facts = { ...brand, origin, url: `${origin}/` }
  return Object.entries<Sample>(LETTER_SAMPLES).map(([name, make]) => ({ name, ...make(facts) }))
}
