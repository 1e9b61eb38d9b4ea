import { formatNumber } from '@ostrov/shared/formats/money'
import { plural } from '@ostrov/shared/formats/plural'
import { formatMoment } from '@ostrov/shared/formats/time'
import { FAILED_SMS } from '@ostrov/shared/messages/paths'
import { FAILED_JOBS, MODERATION, needingOrdersPath } from '@ostrov/shared/paths'
import type { OverviewWire } from '@ostrov/shared/statistics/schema'
import { WAITING_SUPPORT } from '@ostrov/shared/support/paths'
import { ChevronRight, CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import { serverNow } from '../../clock'

type Exception = { to: string; what: string; hint: string; tone: 'berry' | 'amber' | 'sea' }

/** What does not go as it should, the worst first, each leading to where it is mended. */
export function Exceptions({ overview }: { overview: OverviewWire }) {
  const found = exceptionsOf(overview)
  if (found.length === 0) {
    return (
      <p className="ui-card exceptions__none row gap-3">
        <CircleCheck size={20} aria-hidden="true" />
        {`Ничего не\u00A0требует внимания: ${lookedAt(overview)}.`}
      </p>
    )
  }
  return (
    <section className="ui-card exceptions" aria-labelledby="exceptions">
      <h2 id="exceptions">Требует внимания</h2>
      <ul>
        {found.map(({ to, what, hint, tone }) => (
          <li key={to} data-tone={tone}>
            <Link to={to}>
              <strong>{what}</strong>
              <span className="ui-muted">{hint}</span>
              <ChevronRight size={20} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Said of what this role is shown alone. */
function lookedAt({ needs, moderation, support, failed_jobs, capped_sms }: OverviewWire): string {
  const looked = [
    ...(needs ? ['заказы'] : []),
    ...(moderation ? ['заявки'] : []),
    ...(support ? ['обращения'] : []),
    ...(failed_jobs === null ? [] : ['задания']),
    ...(capped_sms === null ? [] : ['СМС']),
  ]
  return `смотрели ${looked.length > 0 ? looked.join(', ') : 'только\u00A0то, что вам открыто'}`
}

function exceptionsOf({ needs, moderation, support, failed_jobs, capped_sms }: OverviewWire): Exception[] {
  return [
    ...(needs ? ordersOf(needs) : []),
    ...(capped_sms ? [smsOf(capped_sms)] : []),
    ...(failed_jobs ? [jobsOf(failed_jobs)] : []),
    ...(support ? requestsOf(support) : []),
    ...(moderation ? revisionsOf(moderation) : []),
  ]
}

function smsOf(count: number): Exception {
  return {
    to: FAILED_SMS,
    what: said(count, plural(count, 'СМС не\u00A0ушла', 'СМС не\u00A0ушли', 'СМС не\u00A0ушли')),
    hint: 'Исчерпан предел СМС за\u00A0сутки: новым людям коды не\u00A0приходят',
    tone: 'berry',
  }
}

function jobsOf(count: number): Exception {
  return {
    to: FAILED_JOBS,
    what: said(
      count,
      plural(count, 'задание не\u00A0выполнено', 'задания не\u00A0выполнено', 'заданий не\u00A0выполнено'),
    ),
    hint: 'Сами они не\u00A0повторятся: посмотрите причину',
    tone: 'berry',
  }
}

function ordersOf(needs: NonNullable<OverviewWire['needs']>): Exception[] {
  const { unanswered, refund, payment, late } = needs
  const { restaurants } = unanswered
  const silent = plural(
    restaurants,
    'ресторан не\u00A0отвечает',
    'ресторана не\u00A0отвечают',
    'ресторанов не\u00A0отвечают',
  )
  const all = [
    {
      ...{ need: 'unanswered', count: restaurants, tone: 'berry' as const },
      words: `${silent} дольше 10\u00A0минут`,
      hint: `${said(unanswered.orders, plural(unanswered.orders, 'заказ ждёт', 'заказа ждут', 'заказов ждут'))}: позвоните в\u00A0ресторан`,
    },
    {
      ...{ need: 'refund', count: refund.orders, tone: 'berry' as const },
      words: plural(refund.orders, 'возврат не\u00A0прошёл', 'возврата не\u00A0прошли', 'возвратов не\u00A0прошли'),
      hint: 'Банк не\u00A0вернул деньги: повторите возврат',
    },
    {
      ...{ need: 'payment', count: payment.orders, tone: 'berry' as const },
      words: plural(payment.orders, 'оплата застряла', 'оплаты застряли', 'оплат застряли'),
      hint: 'Деньги дольше 10\u00A0минут ни\u00A0списаны, ни\u00A0возвращены',
    },
    {
      ...{ need: 'late', count: late.orders, tone: 'amber' as const },
      words: plural(late.orders, 'заказ опаздывает', 'заказа опаздывают', 'заказов опаздывают'),
      hint: 'Обещанное время прошло',
    },
  ]
  return all
    .filter(({ count }) => count > 0)
    .map(({ need, count, words, hint, tone }) => ({
      to: needingOrdersPath(need),
      what: said(count, words),
      hint,
      tone,
    }))
}

function revisionsOf({ waiting, oldest }: NonNullable<OverviewWire['moderation']>): Exception[] {
  if (waiting === 0) return []
  const what = said(
    waiting,
    plural(waiting, 'заявка ждёт модератора', 'заявки ждут модератора', 'заявок ждут модератора'),
  )
  const hint = oldest === null ? '' : `Самая давняя\u00A0— ${formatMoment(oldest, serverNow())}`
  return [{ to: MODERATION, what, hint, tone: 'sea' }]
}

function requestsOf({ waiting, oldest }: NonNullable<OverviewWire['support']>): Exception[] {
  if (waiting === 0) return []
  const words = plural(waiting, 'обращение ждёт ответа', 'обращения ждут ответа', 'обращений ждут ответа')
  const hint = oldest === null ? '' : `Самое давнее\u00A0— ${formatMoment(oldest, serverNow())}`
  return [{ to: WAITING_SUPPORT, what: said(waiting, words), hint, tone: 'amber' }]
}

const said = (count: number, words: string) => `${formatNumber(count)}\u00A0${words}`
