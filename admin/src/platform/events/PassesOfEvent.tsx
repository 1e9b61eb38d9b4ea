import { countOf } from '@ostrov/shared/formats/plural'
import { formatMoment } from '@ostrov/shared/formats/time'
import type { TicketPassRowWire } from '@ostrov/shared/tickets/desk-schema'
import { passesOfEvent } from '@ostrov/shared/tickets/lists'
import { PASS_VERDICTS } from '@ostrov/shared/tickets/passes'
import { ask } from '@ostrov/shared/wire/answers'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api'
import { serverNow } from '../../clock'
import { CardList } from '../../components/records/CardList'
import { StatusBadge } from '../../components/StatusBadge'

const TONES = { first: 'leaf', double: 'berry', stale: 'amber', refunded: 'amber' } as const

/** Who came in to one event, by which way and when. */
export function PassesOfEvent({ event_id }: { event_id: string }) {
  return (
    <>
      <Hours event_id={event_id} />
      <CardList<TicketPassRowWire>
        table={passesOfEvent}
        name={`event:${event_id}:passes`}
        read={(query) => ask(api.admin.ticket_passes.get({ query: { ...query, event_id } }))}
        columns={[
          { key: 'kind', title: 'Билет', cell: ({ kind, number }) => `${kind}, покупка № ${number}` },
          { key: 'gate', title: 'Вход', cell: ({ gate, device }) => (device ? `${gate} (${device})` : gate) },
          { key: 'passed_at', title: 'Когда', cell: ({ passed_at }) => formatMoment(passed_at, serverNow()) },
          {
            key: 'verdict',
            title: 'Проход',
            cell: ({ verdict }) => <StatusBadge label={PASS_VERDICTS[verdict]} tone={TONES[verdict]} />,
          },
        ]}
        empty="Ещё никто не прошёл"
      />
    </>
  )
}

/** How many came in within each hour; nothing while nobody has. */
function Hours({ event_id }: { event_id: string }) {
  const { data } = useQuery({
    queryKey: [`event:${event_id}:hours`],
    queryFn: () => ask(api.admin.ticket_passes.hours.get({ query: { event_id } })),
  })
  if (!data || data.items.length === 0) return null
  return (
    <section aria-labelledby="pass-hours">
      <h2 id="pass-hours">Прошли по&nbsp;часам</h2>
      <ul>
        {data.items.map(({ at, count }) => (
          <li key={at}>
            {formatMoment(at, serverNow())}: {countOf(count, 'человек', 'человека', 'человек')}
          </li>
        ))}
      </ul>
    </section>
  )
}
