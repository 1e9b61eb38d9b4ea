import { formatPhone } from '@ostrov/shared/formats/phone'
import { formatMoment } from '@ostrov/shared/formats/time'
import type { TicketGuestRowWire } from '@ostrov/shared/tickets/desk-schema'
import { guestsOfEvent } from '@ostrov/shared/tickets/lists'
import { ask } from '@ostrov/shared/wire/answers'
import { api } from '../../api'
import { serverNow } from '../../clock'
import { ExportLinks } from '../../components/ExportLinks'
import { CardList } from '../../components/records/CardList'
import { TwoLines } from '../../components/records/columns'
import { StatusBadge } from '../../components/StatusBadge'

function Standing({ used_at, refunded_at }: TicketGuestRowWire) {
  if (refunded_at) return <StatusBadge label="Возвращён" tone="amber" />
  if (!used_at) return <StatusBadge label={'Не\u00A0приходил'} tone="ink" />
  return <StatusBadge label={`Прошёл ${formatMoment(used_at, serverNow())}`} tone="leaf" />
}

/** «Балкон, покупка № 12, по СБП» */
function boughtWords({ kind, seat, number, payment_method }: TicketGuestRowWire): string {
  const how = payment_method === 'sbp' ? ['по\u00A0СБП'] : []
  return [...(seat ? [kind] : []), `покупка №\u00A0${number}`, ...how].join(', ')
}

/** Who comes to one event, on the screen and as a file. */
export function GuestsOfEvent({ event_id }: { event_id: string }) {
  return (
    <>
      <p className="cluster gap-2">
        <ExportLinks path="/api/admin/ticket_guests/export" query={{ event_id }} />
      </p>
      <CardList<TicketGuestRowWire>
        table={guestsOfEvent}
        name={`event:${event_id}:guests`}
        read={(query) => ask(api.admin.ticket_guests.get({ query: { ...query, event_id } }))}
        columns={[
          {
            key: 'name',
            title: 'Гость',
            cell: ({ name, phone }) => (
              <TwoLines second={phone && formatPhone(phone)}>{name ?? 'Удалённый аккаунт'}</TwoLines>
            ),
          },
          {
            key: 'kind',
            title: 'Билет',
            cell: (guest) => <TwoLines second={boughtWords(guest)}>{guest.seat ?? guest.kind}</TwoLines>,
          },
          { key: 'starts_at', title: 'Сеанс', cell: ({ starts_at }) => formatMoment(starts_at, serverNow()) },
          { key: 'used_at', title: 'Проход', cell: Standing },
        ]}
        empty={'Билеты ещё не\u00A0покупали'}
      />
    </>
  )
}
