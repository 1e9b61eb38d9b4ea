import { countOf } from '@ostrov/shared/formats/plural'
import { formatTime } from '@ostrov/shared/formats/time'
import { busyMinutes } from '@ostrov/shared/orders/pace'
import { openingTime } from '@ostrov/shared/restaurants/hours'
import type { RestaurantHoursWire } from '@ostrov/shared/restaurants/hours-schema'
import { Button } from '@ostrov/shared/ui/Button'
import { CalendarClock, Gauge, Pause, Play, Timer } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { AheadDialog } from './AheadDialog'
import { BusyDialog } from './BusyDialog'
import { CapDialog } from './CapDialog'
import { PauseDialog } from './PauseDialog'
import { orSay, pausedUntil, useNowChange } from './use-hours'

type Props = { id: string; hours: RestaurantHoursWire; now: Date }

/** What one does in the middle of a shift: pause, ask for time, take fewer orders. */
export function NowCards(props: Props) {
  return (
    <section className="now-cards columns gap-4" aria-label="Прямо сейчас">
      <PauseCard {...props} />
      <BusyCard {...props} />
      <CapCard {...props} />
      <AheadCard {...props} />
    </section>
  )
}

function PauseCard({ id, hours, now }: Props) {
  const [open, setOpen] = useState(false)
  const until = pausedUntil(hours, now)
  return (
    <Card
      title={until ? `Пауза закончится ${openingTime(until, now)}` : 'Заказы принимаются'}
      text={
        until
          ? (hours.disabled_reason ?? 'Без\u00A0объяснения для\u00A0клиентов')
          : 'Остановите приём, если кухня не\u00A0успевает'
      }
      tone={until ? 'amber' : undefined}
      icon={<Pause size={28} aria-hidden="true" />}
    >
      {until ? <ResumeButton id={id} /> : <Press onClick={() => setOpen(true)}>Поставить на&nbsp;паузу</Press>}
      <PauseDialog id={id} hours={hours} open={open} onClose={() => setOpen(false)} />
    </Card>
  )
}

/** Ends a pause by one press. */
export function ResumeButton({ id }: { id: string }) {
  const change = useNowChange(id)
  const [busy, setBusy] = useState(false)
  const resume = async () => {
    setBusy(true)
    await orSay(
      change({ disabled_until: null, disabled_reason: null }),
      'Пауза не\u00A0снята. Проверьте связь и\u00A0повторите.',
    )
    setBusy(false)
  }
  return (
    <Button variant="sea" size="large" wide busy={busy} busyLabel="Открываем…" onClick={resume}>
      <Play size={20} aria-hidden="true" />
      Снять паузу
    </Button>
  )
}

function BusyCard({ id, hours, now }: Props) {
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const change = useNowChange(id)
  const minutes = busyMinutes(hours, now)
  const end = async () => {
    setBusy(true)
    await orSay(change({ busy_until: null, busy_minutes: 0 }), 'Не\u00A0получилось. Проверьте связь и\u00A0повторите.')
    setBusy(false)
  }
  return (
    <Card
      title={minutes > 0 ? `+${minutes}\u00A0мин до\u00A0${formatTime(hours.busy_until ?? now)}` : 'Готовим как обычно'}
      text={minutes > 0 ? 'Клиенты видят время с\u00A0добавкой' : 'Добавьте минуты к\u00A0обещанному времени'}
      tone={minutes > 0 ? 'amber' : undefined}
      icon={<Timer size={28} aria-hidden="true" />}
    >
      {minutes > 0 ? (
        <Button size="large" wide busy={busy} onClick={end}>
          Убрать добавку
        </Button>
      ) : (
        <Press onClick={() => setOpen(true)}>Много заказов</Press>
      )}
      <BusyDialog id={id} open={open} onClose={() => setOpen(false)} />
    </Card>
  )
}

function CapCard({ id, hours: { orders_per_quarter } }: Props) {
  const [open, setOpen] = useState(false)
  const count = orders_per_quarter
  return (
    <Card
      title={count ? `${countOf(count, 'заказ', 'заказа', 'заказов')} за\u00A015\u00A0минут` : 'Без\u00A0ограничения'}
      text={count ? 'Остальным предложим следующие 15\u00A0минут' : 'Сколько заказов кухня берёт за\u00A015\u00A0минут'}
      icon={<Gauge size={28} aria-hidden="true" />}
    >
      <Press onClick={() => setOpen(true)}>{count ? 'Изменить' : 'Ограничить'}</Press>
      {open && <CapDialog id={id} count={count} onClose={() => setOpen(false)} />}
    </Card>
  )
}

function AheadCard({ id, hours: { ahead_days, ahead_lead } }: Props) {
  const [open, setOpen] = useState(false)
  const isOn = ahead_days !== null
  return (
    <Card
      title={isOn ? aheadWords(ahead_days) : 'Ко\u00A0времени не\u00A0принимаем'}
      text={
        isOn ? `Не\u00A0раньше чем через ${minutesIn(ahead_lead)}` : 'Клиенты смогут выбрать день и\u00A0четверть часа'
      }
      icon={<CalendarClock size={28} aria-hidden="true" />}
    >
      <Press onClick={() => setOpen(true)}>{isOn ? 'Изменить' : 'Принимать ко\u00A0времени'}</Press>
      {open && <AheadDialog id={id} now={{ ahead_days, ahead_lead }} onClose={() => setOpen(false)} />}
    </Card>
  )
}

const aheadWords = (days: number) =>
  days === 0
    ? 'Ко\u00A0времени: на\u00A0сегодня'
    : `Ко\u00A0времени: на\u00A0${countOf(days, 'день', 'дня', 'дней')} вперёд`
const minutesIn = (minutes: number) => countOf(minutes, 'минуту', 'минуты', 'минут')

type CardProps = { title: string; text: string; tone?: 'amber' | undefined; icon: ReactNode; children: ReactNode }
function Card({ title, text, tone, icon, children }: CardProps) {
  return (
    <article className="now-card ui-card" data-tone={tone}>
      {icon}
      <div>
        <h2>{title}</h2>
        <p className="ui-muted">{text}</p>
      </div>
      {children}
    </article>
  )
}

function Press({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button size="large" wide aria-haspopup="dialog" onClick={onClick}>
      {children}
    </Button>
  )
}
