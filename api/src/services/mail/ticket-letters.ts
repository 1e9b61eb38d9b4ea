import { formatMoney } from '@ostrov/shared/formats/money'
import { quoted } from '@ostrov/shared/formats/quoted'
import { type Brand, letter } from './letter-layout'
import type { Letter } from './mail'

type Facts = Brand & {
  event: string
  /** When it begins, and where, in words. */
  when: string
  where: string
  number: number
  total: number
  tickets: readonly { kind: string; price: number }[]
  url: string
}

/** The tickets that were bought: where their codes are shown. */
export function ticketsLetter({ event, when, where, number, tickets, url, ...brand }: Facts): Letter {
  return letter({
    ...brand,
    title: `Билеты: ${event}`,
    lines: [
      `${when}. ${where}.`,
      `Билеты\u00a0— в\u00a0файле к\u00a0письму и\u00a0на\u00a0странице покупки №\u00a0${number}. Покажите коды на\u00a0входе с\u00a0экрана или\u00a0распечатайте. На\u00a0странице билеты можно передать и\u00a0вернуть.`,
    ],
    rows: tickets.map(({ kind, price }) => ({ name: kind, sum: price === 0 ? 'бесплатно' : formatMoney(price) })),
    action: { label: 'Открыть билеты', url },
  })
}

/** Money came when the seats were gone. */
export function seatsGoneLetter({ event, number, total, url, ...brand }: Facts): Letter {
  return letter({
    ...brand,
    title: 'Мест не\u00a0хватило, деньги возвращаются',
    lines: [
      `Оплата покупки №\u00a0${number} пришла, когда места на\u00a0${quoted(event)} уже закончились. Вернём всё, что вы\u00a0заплатили: ${formatMoney(total)}.`,
      'Обычно деньги приходят за\u00a0один\u2013три дня, это зависит от\u00a0банка.',
    ],
    action: { label: 'Открыть покупку', url },
  })
}

/** A session will not be. */
export function sessionCancelledLetter({ event, when, number, url, ...brand }: Facts): Letter {
  return letter({
    ...brand,
    title: `Отменено: ${event}`,
    lines: [
      `${when} ${quoted(event)} не\u00a0состоится. Билеты покупки №\u00a0${number} больше не\u00a0действуют.`,
      'Всё, что вы\u00a0заплатили за\u00a0них, вернётся тем\u00a0же путём, обычно за\u00a0один\u2013три дня.',
    ],
    action: { label: 'Открыть покупку', url },
  })
}

/** A session has another time, place or hall. */
export function sessionChangedLetter(facts: Facts & { former_when: string; former_where: string }): Letter {
  const { event, when, where, former_when, former_where, number, url, ...brand } = facts
  return letter({
    ...brand,
    title: `Изменилось: ${event}`,
    lines: [
      ...(when === former_when ? [] : [`Время: было ${former_when}, стало ${when}.`]),
      ...(where === former_where ? [] : [`Место: было ${former_where}, стало ${where}.`]),
      `Билеты покупки №\u00a0${number} действуют, новый файл\u00a0— в\u00a0письме. Если вам так неудобно, верните билеты на\u00a0странице покупки до\u00a0начала: вернём всё, что вы\u00a0заплатили.`,
    ],
    action: { label: 'Открыть билеты', url },
  })
}

/** The bank has given the money for tickets back by itself. */
export function moneyReversedLetter({ event, when, number, url, ...brand }: Facts): Letter {
  return letter({
    ...brand,
    title: `Билеты больше не\u00a0действуют: ${event}`,
    lines: [
      `Банк вернул вам деньги за\u00a0покупку №\u00a0${number} на\u00a0${when}, поэтому её\u00a0билеты не\u00a0откроют вход.`,
      'Если вы\u00a0этого не\u00a0просили, купите билеты снова или напишите нам.',
    ],
    action: { label: 'Открыть покупку', url },
  })
}

/** Tickets were given back by who has bought them. */
export function ticketsRefundedLetter({ event, when, number, tickets, url, ...brand }: Facts): Letter {
  const sum = tickets.reduce((all, { price }) => all + price, 0)
  return letter({
    ...brand,
    title: `Билеты возвращены: ${event}`,
    lines: [
      `Вы\u00a0вернули билеты покупки №\u00a0${number} на\u00a0${when}. Их коды больше не\u00a0действуют.`,
      sum > 0
        ? `Вернём ${formatMoney(sum)} тем\u00a0же путём, обычно за\u00a0один\u2013три дня: это зависит от\u00a0банка.`
        : 'Билеты были бесплатные, места снова свободны.',
    ],
    rows: tickets.map(({ kind, price }) => ({ name: kind, sum: price === 0 ? 'бесплатно' : formatMoney(price) })),
    action: { label: 'Открыть покупку', url },
  })
}
