import { lowerFirst } from '@ostrov/shared/formats/lower-first'
import { formatMoney, formatNumber } from '@ostrov/shared/formats/money'
import { countOf } from '@ostrov/shared/formats/plural'
import { quoted } from '@ostrov/shared/formats/quoted'
import { formatDate, formatTime, localParts } from '@ostrov/shared/formats/time'
import { adminPath, SIGN_IN } from '@ostrov/shared/paths'
import { paidFor } from '@ostrov/shared/payments/labels'
import type { PaymentMismatchWire } from '@ostrov/shared/payments/schema'
import { type Brand, letter } from './letter-layout'
import type { Letter } from './mail'

/** The one-time link of a business user or administrator who forgot the password. */
export function passwordResetLetter(facts: Brand & { url: string; minutes: number }): Letter {
  return letter({
    ...facts,
    title: 'Восстановление пароля',
    lines: [
      `Вы попросили сменить пароль на\u00a0сайте ${quoted(facts.brand)}. Ссылка действует ${countOf(facts.minutes, 'минуту', 'минуты', 'минут')} и\u00a0только один раз.`,
      'Если это были не\u00a0вы, просто удалите письмо: пароль останется прежним.',
    ],
    action: { label: 'Задать новый пароль', url: facts.url },
  })
}

/** The link by which a customer confirms the e-mail of the profile. */
export function mailConfirmationLetter(facts: Brand & { url: string; hours: number }): Letter {
  return letter({
    ...facts,
    title: 'Подтвердите почту',
    lines: [
      `Эту почту указали в\u00a0профиле на\u00a0сайте ${quoted(facts.brand)}. Ссылка действует ${countOf(facts.hours, 'час', 'часа', 'часов')}.`,
      'Если это были не\u00a0вы, просто удалите письмо: мы ничего сюда не\u00a0пришлём.',
    ],
    action: { label: 'Подтвердить почту', url: facts.url },
  })
}

/** The link by which an owner who has just registered confirms the mail. */
export function registrationLetter(facts: Brand & { url: string; hours: number }): Letter {
  return letter({
    ...facts,
    title: 'Подтвердите почту',
    lines: [
      `С\u00a0этой почтой зарегистрировали кабинет ресторана на\u00a0сайте ${quoted(facts.brand)}. Ссылка действует ${countOf(facts.hours, 'час', 'часа', 'часов')} и\u00a0только один раз.`,
      'Если это были не\u00a0вы, просто удалите письмо: без\u00a0подтверждения войти нельзя.',
    ],
    action: { label: 'Подтвердить почту', url: facts.url },
  })
}

/** To who registers with a mail that has an account already. */
export function alreadyRegisteredLetter({ origin, ...facts }: Brand & { origin: string }): Letter {
  return letter({
    ...facts,
    title: 'У\u00a0вас уже есть кабинет',
    lines: [
      `С\u00a0этой почтой хотели зарегистрироваться на\u00a0сайте ${quoted(facts.brand)}, но\u00a0кабинет у\u00a0вас уже есть: войдите как обычно.`,
      'Забыли пароль\u00a0— задайте новый на\u00a0странице входа. Если это были не\u00a0вы, ничего делать не\u00a0нужно.',
    ],
    action: { label: 'Войти', url: origin + adminPath(SIGN_IN) },
  })
}

/** To somebody whom an owner hires: the link by which they choose a password. */
export function invitationLetter({
  owner,
  titles,
  ...facts
}: Brand & { owner: string; titles: readonly string[]; url: string; days: number }): Letter {
  const where = titles.map((title) => quoted(title)).join(', ')
  return letter({
    ...facts,
    title: 'Вас пригласили в\u00a0кабинет ресторана',
    lines: [
      `${owner} приглашает вас работать в\u00a0кабинете: ${where}.`,
      `Придумайте пароль, и\u00a0можно входить. Ссылка действует ${countOf(facts.days, 'день', 'дня', 'дней')} и\u00a0только один раз.`,
    ],
    action: { label: 'Принять приглашение', url: facts.url },
  })
}

/** To somebody in whose account support was. */
export function actedLetter({
  began,
  act_reason,
  act_writes,
  ...facts
}: Brand & { began: string; act_reason: string; act_writes: boolean }): Letter {
  return letter({
    ...facts,
    title: 'Поддержка заходила в\u00a0ваш аккаунт',
    lines: [
      `Это было ${formatDate(localParts(began).date, true)} в\u00a0${formatTime(began)}. Причина: ${quoted(act_reason)}.`,
      act_writes
        ? 'Сотрудник мог не\u00a0только смотреть, но\u00a0и\u00a0менять. Пароль, входы и\u00a0деньги ему недоступны.'
        : 'Сотрудник только смотрел и\u00a0ничего не\u00a0мог изменить.',
      'Если вы не\u00a0просили о\u00a0помощи, напишите нам.',
    ],
  })
}

/** What the staff is told of the code at their door. */
const SECOND_FACTOR_NEWS = {
  on: [
    'Вход с\u00a0кодом включён',
    'Теперь для\u00a0входа нужны пароль и\u00a0код из\u00a0приложения. На\u00a0других устройствах вы вышли.',
  ],
  off: ['Вход с\u00a0кодом выключен', 'Теперь для\u00a0входа достаточно пароля.'],
  reset: [
    'Вход с\u00a0кодом выключила поддержка',
    'Теперь для\u00a0входа достаточно пароля. Включите код снова, когда будет телефон.',
  ],
  codes: ['Новые коды восстановления', 'Прежние коды восстановления больше не\u00a0действуют.'],
  recovered: [
    'Вход с\u00a0кодом восстановления',
    'В\u00a0кабинет вошли с\u00a0паролем и\u00a0кодом восстановления. Этот код больше не\u00a0действует.',
  ],
  guessed: [
    'Кто-то знает ваш пароль',
    'Ваш пароль ввели верно, а\u00a0код из\u00a0приложения\u00a0— много раз неверно. Войти не\u00a0получилось.',
  ],
} as const
export type SecondFactorNews = keyof typeof SECOND_FACTOR_NEWS

/** To somebody of the staff, of the second step of signing in. */
export function secondFactorLetter({ url, news, ...facts }: Brand & { url: string; news: SecondFactorNews }): Letter {
  const [title, text] = SECOND_FACTOR_NEWS[news]
  return letter({
    ...facts,
    title,
    lines: [text, `Если это были не\u00a0вы, смените пароль и\u00a0напишите на ${facts.support_email}.`],
    action: { label: 'Мой аккаунт', url },
  })
}

/** A notice about an order, to the restaurant or to the customer. Sums are whole rubles. */
export function orderNoticeLetter(
  facts: Brand & {
    title: string
    number: string
    text: string
    url: string
    /** Lines and sums, the total last. */
    rows: readonly { name: string; sum: number }[]
  },
): Letter {
  return letter({
    ...facts,
    title: `${facts.title}: заказ №\u00a0${facts.number}`,
    lines: [facts.text],
    rows: facts.rows.map(({ name, sum }) => ({ name, sum: formatMoney(sum) })),
    action: { label: 'Открыть заказ', url: facts.url },
  })
}

/** To a restaurant, of what is no order. */
export function restaurantNoticeLetter({
  text,
  url,
  ...facts
}: Brand & { title: string; text: string; url: string }): Letter {
  return letter({ ...facts, lines: [text], action: { label: 'Открыть кабинет', url } })
}

/** To the administrators: the bank spoke of another sum than was asked. Sums are rubles. */
export function paymentMismatchLetter(
  facts: Brand & Omit<PaymentMismatchWire, 'id' | 'created_at'> & { url: string },
): Letter {
  const isBack = facts.told === 0 && (facts.status === 'REVERSED' || facts.status === 'REFUNDED')
  return letter({
    ...facts,
    title: isBack
      ? `Банк вернул деньги: ${lowerFirst(paidFor(facts))}`
      : `Сумма платежа не\u00a0сошлась: ${lowerFirst(paidFor(facts))}`,
    lines: [
      isBack
        ? `Банк сам вернул плательщику деньги платежа ${facts.payment_id} (${facts.status}), а\u00a0заказ уже отдан или билет использован. Мы ничего не\u00a0отменили: разберитесь в\u00a0кабинете банка.`
        : `Банк сообщил о\u00a0платеже ${facts.payment_id} (${facts.status}) с\u00a0другой суммой. Мы ничего не\u00a0изменили: проверьте платёж в\u00a0кабинете банка.`,
    ],
    rows: [
      { name: 'Запрошено', sum: formatMoney(facts.expected) },
      { name: 'Банк сообщил', sum: rubles(facts.told) },
    ],
    action: { label: 'Открыть обзор', url: facts.url },
  })
}

/** To administrators: no more SMS go today. */
export function smsCapLetter(facts: Brand & { cap: number; url: string }): Letter {
  return letter({
    ...facts,
    title: 'Исчерпан предел СМС за\u00a0сутки',
    lines: [
      `За\u00a0сутки ушло столько СМС, сколько разрешает SMS_DAY_CAP: ${formatNumber(facts.cap)}. Новым людям коды не\u00a0приходят, остальные СМС тоже не\u00a0уходят; кто уже бывал здесь, входит как прежде.`,
      'Если это не\u00a0наплыв людей, кто-то тратит ваши деньги: посмотрите сообщения. Если наплыв, поднимите предел.',
    ],
    action: { label: 'Открыть обзор', url: facts.url },
  })
}

/** To the author of what a moderator has looked at. */
export function moderationLetter(
  facts: Brand & { what: string; became: string; reason: string | null; url: string },
): Letter {
  return letter({
    ...facts,
    title: `${facts.what}: ${facts.became}`,
    lines: facts.reason ? [`Модератор пишет: ${facts.reason}`] : ['Изменения уже видны покупателям.'],
    action: { label: 'Открыть кабинет', url: facts.url },
  })
}

/** To a restaurant: what its week came to, beside the one before. */
export function weekLetter(
  facts: Brand & {
    restaurant: string
    week: string
    figures: readonly { name: string; sum: string }[]
    url: string
    /** Where no more of these are sent. */
    stop: string
  },
): Letter {
  return letter({
    ...facts,
    title: `${facts.restaurant}: итоги недели`,
    lines: [`${facts.week}. В\u00a0скобках\u00a0— неделя до\u00a0этого.`],
    rows: [...facts.figures],
    action: { label: 'Посмотреть подробно', url: facts.url },
    foot: { label: 'Не\u00a0присылать итоги недели', url: facts.stop },
  })
}

type Notice = Brand & { title: string; text: string; url: string; label?: string; stop?: string }

/** To a customer who has chosen letters; `label` is the button's, `stop` where no more of these are sent. */
export function noticeLetter({ text, url, label = 'Открыть', stop, ...facts }: Notice): Letter {
  const foot = stop && { foot: { label: 'Не\u00a0присылать таких писем', url: stop } }
  return letter({ ...facts, lines: [text], action: { label, url }, ...foot })
}

/** Rubles with their kopecks, which only a bank has. */
function rubles(sum: number) {
  return `${new Intl.NumberFormat('ru-RU').format(sum)}\u00a0₽`
}
