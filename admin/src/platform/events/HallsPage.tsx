import { formatNumber } from '@ostrov/shared/formats/money'
import { countOf } from '@ostrov/shared/formats/plural'
import type { HallRowWire } from '@ostrov/shared/halls/desk-schema'
import { HALL_FORM } from '@ostrov/shared/halls/form'
import { hallDesk } from '@ostrov/shared/halls/lists'
import { readPlan } from '@ostrov/shared/halls/plan'
import { DESK_HALLS } from '@ostrov/shared/tickets/paths'
import { HallPlan } from '@ostrov/shared/ui/HallPlan'
import { useDeferredValue } from 'react'
import { api } from '../../api'
import { TwoLines } from '../../components/records/columns'
import { recordPage } from '../../components/records/record-page'
import { HallGrid } from './HallGrid'
import { afishaTabs } from './parts'
import './halls.css'

/** The venue whose hall is added. */
const venueOfAddress = () => new URLSearchParams(location.search).get('venue_id') ?? ''

/** Halls of venues, each with its plan. */
export const HallsPage = recordPage<typeof HALL_FORM, HallRowWire>({
  noun: 'hall',
  path: DESK_HALLS,
  calls: api.admin.halls,
  file: '/api/admin/halls/export',
  list: hallDesk,
  form: HALL_FORM,
  tabs: afishaTabs,
  columns: [
    { key: 'name', title: 'Зал', cell: ({ name, venue }) => <TwoLines second={venue.title}>{name}</TwoLines> },
    { key: 'seats', title: 'Мест', align: 'end', cell: ({ seats }) => formatNumber(seats) },
    { key: 'sessions', title: 'Сеансов впереди', align: 'end', cell: ({ sessions }) => formatNumber(sessions) },
  ],
  titleOf: ({ name, venue }) => `${name}: ${venue.title}`,
  fresh: () => ({ venue_id: venueOfAddress(), stage: 'Сцена' }),
  removal: 'Зал, в\u00A0котором есть или были сеансы, не\u00A0удалить.',
  own: { plan: (form) => <HallGrid form={form} /> },
  beside: ({ stage, plan }, row) => <Preview stage={stage} text={plan} sessions={row?.sessions ?? 0} />,
})

/** The plan as it is being written; while a line is wrong, which and how. */
function Preview({ stage, text, sessions }: { stage: string; text: string; sessions: number }) {
  const { plan, complaint } = readPlan(useDeferredValue(text))
  if (!plan) return <p className="ui-muted">{complaint}</p>
  const rows = plan.rows.map((row) => ({
    ...row,
    seats: row.seats.map((seat) => ({ ...seat, id: null, kind: 0, is_free: true })),
  }))
  return (
    <figure className="hall-preview">
      <HallPlan stage={stage} width={plan.width} height={plan.height} rows={rows} />
      <figcaption className="ui-muted ui-small">
        {countOf(plan.count, 'место', 'места', 'мест')}
        {sessions > 0 && (
          <p>
            Сеансов впереди: {sessions}. Проданный билет остаётся при&nbsp;своём ряде и&nbsp;номере, даже если место
            с&nbsp;этим номером теперь стоит иначе.
          </p>
        )}
      </figcaption>
    </figure>
  )
}
